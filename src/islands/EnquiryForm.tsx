import { useId, type ReactNode } from 'react';
import type { Contacts } from '../forms/contactLinks.ts';
import type { EnquiryWords } from '../forms/enquiryWords.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import type { EnquiryTarget } from '../forms/mailer.ts';
import { DraftLine } from './DraftLine.tsx';
import { EnquiryNotice } from './EnquiryNotice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './form.module.css';
import { FormField } from './FormField.tsx';
import { FormFrame } from './FormFrame.tsx';
import type { EnquiryController } from './useEnquiryForm.ts';

interface Props {
  definition: FormDefinition;
  words: EnquiryWords;
  /** What it is, for screen readers. */
  label: string;
  form: EnquiryController;
  target: EnquiryTarget;
  contacts: Contacts;
  privacy: string;
  /** On the button for the first seconds after a success. */
  done?: string;
  /** Initial values that the page gives. */
  initial?: Record<string, string | undefined>;
  /** Before the fields. */
  children?: ReactNode;
}

/** A form of several fields: the trip's and the car's. */
export function EnquiryForm({
  definition,
  words,
  form,
  target,
  contacts,
  initial,
  children,
  ...rest
}: Props) {
  const id = useId();
  const idOf = (name: string) => `${id}${name}`;
  const { fields } = definition;
  const { state, values, errors } = form;
  const isDone = state.step === 'sent' && state.justSent;
  const submit = (isDone && rest.done) || words.submit;
  return (
    <FormFrame label={rest.label} words={words.shared} target={target} form={form}>
      {children}
      <DraftLine form={form} words={words.shared.draft} />
      <ErrorSummary
        fields={fields}
        words={words}
        errors={errors}
        idOf={idOf}
        invalidSubmits={form.invalidSubmits}
      />
      <div className={styles.grid}>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            words={words.fields[field.name]!}
            id={idOf(field.name)}
            error={errors[field.name]}
            min={form.minDates[field.name]}
            initial={initial?.[field.name]}
            value={values[field.name]}
          />
        ))}
      </div>
      <EnquiryNotice {...{ definition, words, state, contacts, values }} />
      <div className={styles.foot}>
        <button type="submit" className={styles.submit} aria-disabled={form.isSending || undefined}>
          {form.isSending ? words.shared.sending : submit}
        </button>
        <p className={styles.help}>{rest.privacy}</p>
      </div>
    </FormFrame>
  );
}
