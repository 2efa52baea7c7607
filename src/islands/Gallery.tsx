import { useRef, type ReactNode } from 'react';
import styles from './Gallery.module.css';
import { useFrames } from './useFrames.ts';
import { useThumbnails } from './useThumbnails.ts';

interface Props {
  /** What the pictures are of, for screen readers. */
  label: string;
  count: number;
  /** `frames`: one picture at a time, with previous and next. `thumbnails`: a large picture and links to the others. */
  kind: 'frames' | 'thumbnails';
  /** The pictures, as Astro rendered them. */
  children?: ReactNode;
}

const status = (current: number, count: number) => `Picture ${current + 1} of ${count}`;

function Frames({ label, count, children }: Omit<Props, 'kind'>) {
  const root = useRef<HTMLDivElement>(null);
  const { current, step, prepare } = useFrames(root, count);
  return (
    <div ref={root} className={styles.gallery} onPointerEnter={prepare} onFocus={prepare}>
      {children}
      <div className={`${styles.steps} needs-script no-print`} role="group" aria-label={label}>
        <button
          type="button"
          className={styles.previous}
          aria-label="Previous picture"
          onClick={() => step(-1)}
        />
        <p className={styles.count} role="status">
          <span className="visually-hidden">{status(current, count)}</span>
          <span aria-hidden="true">{`${current + 1}/${count}`}</span>
        </p>
        <button type="button" className={styles.next} aria-label="Next picture" onClick={() => step(1)} />
      </div>
    </div>
  );
}

function Thumbnails({ count, children }: Omit<Props, 'kind'>) {
  const root = useRef<HTMLDivElement>(null);
  const current = useThumbnails(root);
  return (
    <div ref={root}>
      {children}
      <p className="visually-hidden needs-script" role="status">
        {status(current, count)}
      </p>
    </div>
  );
}

/** A set of pictures to look through. */
export function Gallery({ kind, ...rest }: Props) {
  return kind === 'frames' ? <Frames {...rest} /> : <Thumbnails {...rest} />;
}
