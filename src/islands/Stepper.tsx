import { useId, useRef } from 'react';
import styles from './PartyPrice.module.css';

interface Props {
  label: string;
  /** The two buttons, for screen readers. */
  fewer: string;
  more: string;
  initial: number;
  min: number;
  max: number;
  /** Takes each new number; NaN while none stands there. */
  onCount: (count: number) => void;
}

/** A number between two buttons. The browser keeps it, with the keys of its own number fields. */
export function Stepper({ label, fewer, more, initial, min, max, onCount }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const take = () => onCount(field.current!.valueAsNumber);
  const step = (by: 1 | -1) => () => {
    if (by > 0) field.current!.stepUp();
    else field.current!.stepDown();
    take();
  };
  return (
    <div className={styles.stepper}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <button type="button" className={styles.fewer} aria-label={fewer} onClick={step(-1)} />
        <input
          ref={field}
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          defaultValue={initial}
          onInput={take}
        />
        <button type="button" className={styles.more} aria-label={more} onClick={step(1)} />
      </div>
    </div>
  );
}
