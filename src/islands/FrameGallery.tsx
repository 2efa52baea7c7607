import { useRef, type ReactNode } from 'react';
import { fill } from '../browser/fill.ts';
import type { ControlWords } from '../words/controlSchemas.ts';
import './arrows.css';
import styles from './FrameGallery.module.css';
import { useFrames } from './useFrames.ts';

interface Props {
  /** What the pictures are of, for screen readers. */
  label: string;
  count: number;
  words: ControlWords['gallery'];
  /** The pictures, as Astro rendered them: a strip of frames of one size. */
  children?: ReactNode;
}

/** One picture of a set at a time, with previous and next. */
export function FrameGallery({ label, count, words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { current, step, prepare } = useFrames(root, count);
  return (
    <div ref={root} className={styles.gallery} onPointerEnter={prepare} onFocus={prepare}>
      {children}
      <div className={`${styles.steps} needs-script no-print`} role="group" aria-label={label}>
        <button type="button" className="arrow-back" aria-label={words.previous} onClick={() => step(-1)} />
        <p className={styles.count} role="status">
          <span className="visually-hidden">{fill(words.position, { number: current + 1, count })}</span>
          <span aria-hidden="true">{`${current + 1}/${count}`}</span>
        </p>
        <button type="button" className="arrow-on" aria-label={words.next} onClick={() => step(1)} />
      </div>
    </div>
  );
}
