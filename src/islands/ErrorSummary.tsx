import { useEffect, useRef, type MouseEvent } from 'react';
import { fill, fillCount } from '../browser/fill.ts';
import type { EnquiryWords } from '../forms/enquiryWords.ts';
import type { Errors, Field } from '../forms/field.ts';
import styles from './form.module.css';

interface Props {
  fields: readonly Field[];
  words: EnquiryWords;
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
export function ErrorSummary({ fields, words, errors, idOf, invalidSubmits }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invalidSubmits > 0) ref.current?.focus();
  }, [invalidSubmits]);

  const wrong = fields.filter(({ name }) => errors[name]);
  if (wrong.length === 0) return null;
  return (
    <div ref={ref} className={styles.panel} role="group" aria-labelledby={idOf('summary')} tabIndex={-1}>
      <p id={idOf('summary')} className={styles.title}>
        {fillCount(words.shared.errors.summary, wrong.length)}
      </p>
      <ul>
        {wrong.map(({ name }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={goToField}>
              {fill(words.shared.errors.line, { label: words.fields[name]?.label, message: errors[name] })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
