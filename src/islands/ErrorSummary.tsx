import { useEffect, useRef, type MouseEvent } from 'react';
import type { Errors, Field } from '../forms/field.ts';
import styles from './form.module.css';

interface Props {
  fields: readonly Field[];
  errors: Errors;
  /** A field's id in the page. */
  idOf: (name: string) => string;
  /** Each rise moves the focus here. */
  invalidSubmits: number;
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  // The label too must come into view.
  control.closest('fieldset, div')?.scrollIntoView({ block: 'center' });
}

/** All that is wrong, at the top of the form, each line leading to its field. */
export function ErrorSummary({ fields, errors, idOf, invalidSubmits }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invalidSubmits > 0) ref.current?.focus();
  }, [invalidSubmits]);

  const wrong = fields.filter(({ name }) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <div ref={ref} className={styles.panel} role="group" aria-labelledby={idOf('summary')} tabIndex={-1}>
      <p id={idOf('summary')} className={styles.title}>
        {wrong.length === 1 ? 'One answer needs another look' : `${wrong.length} answers need another look`}
      </p>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={goToField}>
              {label}: {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
