import { useRef, type ReactNode } from 'react';
import { useThumbnails } from './useThumbnails.ts';

interface Props {
  count: number;
  /** The pictures, as Astro rendered them: a large one in a `.main`, and links to the others. */
  children?: ReactNode;
}

/** A large picture, which the thumbnails under it replace. */
export function ThumbnailGallery({ count, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const current = useThumbnails(root);
  return (
    <div ref={root}>
      {children}
      <p className="visually-hidden needs-script" role="status">
        {`Picture ${current + 1} of ${count}`}
      </p>
    </div>
  );
}
