import { fill } from '../browser/fill.ts';
import type { FieldWords } from '../forms/enquiryWords.ts';
import type { Field } from '../forms/field.ts';
import { TEXT_MAX } from '../forms/rules.ts';
import styles from './form.module.css';

/** Numbers stand side by side on a phone too; long texts get a row of their own everywhere. */
const WIDTHS: Partial<Record<Field['type'], string | undefined>> = {
  number: styles.narrow,
  date: styles.date,
  textarea: styles.wide,
};

const count = (characters: number) => characters.toLocaleString('en');

interface Props {
  field: Field;
  words: FieldWords;
  id: string;
  error: string | undefined;
  /** Smallest value of a date, once it is known. */
  min?: string | undefined;
  /** Instead of the field's own initial value. */
  initial?: string | undefined;
  /** What stands in it, once it is known: for the count of characters. */
  value?: string | undefined;
}

/** One field: label, help, control, message. The browser keeps the value. */
export function FormField({ field, words, id, error, min, initial = field.initial, value }: Props) {
  const { name, type, options } = field;
  const { label } = words;
  const help = words.help && fill(words.help, { count: count((value ?? '').length), max: count(TEXT_MAX) });
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  const state = { 'aria-invalid': error ? true : undefined, 'aria-describedby': described };
  const control = { id, name, required: field.required, autoComplete: field.autoComplete, ...state };
  const lines = (
    <>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );

  if (type === 'radio') {
    return (
      <fieldset className={styles.field} role="radiogroup" {...state}>
        <legend>{label}</legend>
        <div className={styles.choices}>
          {options?.map((option, index) => (
            <label key={option}>
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={option}
                defaultChecked={option === initial}
              />
              {words.options?.[option]}
            </label>
          ))}
        </div>
        {lines}
      </fieldset>
    );
  }
  if (type === 'checkbox') {
    return (
      <div className={styles.field}>
        <div className={styles.choices}>
          <label>
            <input {...control} type="checkbox" value="true" />
            {label}
          </label>
        </div>
        {lines}
      </div>
    );
  }
  return (
    <div className={[styles.field, WIDTHS[type]].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {type === 'textarea' ? (
        <textarea {...control} className={styles.control} rows={4} defaultValue={initial} />
      ) : (
        <input
          {...control}
          className={styles.control}
          type={type}
          inputMode={field.inputMode}
          pattern={field.pattern}
          min={min ?? field.min}
          max={field.max}
          defaultValue={initial}
        />
      )}
      {lines}
    </div>
  );
}
