import { useRef, type ReactNode } from 'react';
import { fill } from '../browser/fill.ts';
import { useThumbnails } from './useThumbnails.ts';

interface Props {
  /** Said after a move; with {number}. */
  position: string;
  /** The pictures, as Astro rendered them: a large one in a `.main`, and links to the others. */
  children?: ReactNode;
}

/** A large picture, which the thumbnails under it replace. */
export function ThumbnailGallery({ position, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const current = useThumbnails(root);
  return (
    <div ref={root}>
      {children}
      <p className="visually-hidden needs-script" role="status">
        {fill(position, { number: current + 1 })}
      </p>
    </div>
  );
}
