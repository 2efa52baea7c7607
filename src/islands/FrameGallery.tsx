import { useRef, type ReactNode } from 'react';
import styles from './FrameGallery.module.css';
import { useFrames } from './useFrames.ts';

interface Props {
  /** What the pictures are of, for screen readers. */
  label: string;
  count: number;
  /** The pictures, as Astro rendered them: a strip of frames of one size. */
  children?: ReactNode;
}

/** One picture of a set at a time, with previous and next. */
export function FrameGallery({ label, count, children }: Props) {
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
          <span className="visually-hidden">{`Picture ${current + 1} of ${count}`}</span>
          <span aria-hidden="true">{`${current + 1}/${count}`}</span>
        </p>
        <button type="button" className={styles.next} aria-label="Next picture" onClick={() => step(1)} />
      </div>
    </div>
  );
}
