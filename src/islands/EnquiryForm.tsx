import { useId, type ReactNode } from 'react';
import type { Contacts } from '../forms/contactLinks.ts';
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
  label: string;
  form: EnquiryController;
  target: EnquiryTarget;
  contacts: Contacts;
  privacy: string;
  submitLabel: string;
  /** On the button for the first seconds after a success. */
  doneLabel?: string;
  /** Initial values that the page gives. */
  initial?: Record<string, string | undefined>;
  /** Before the fields. */
  children?: ReactNode;
}

/** A form of several fields: the trip's and the car's. */
export function EnquiryForm({ definition, form, target, contacts, initial, children, ...words }: Props) {
  const id = useId();
  const idOf = (name: string) => `${id}${name}`;
  const { fields } = definition;
  const { state, values, errors } = form;
  const isDone = state.step === 'sent' && state.justSent;
  const label = (isDone && words.doneLabel) || words.submitLabel;
  return (
    <FormFrame label={words.label} target={target} form={form}>
      {children}
      <DraftLine form={form} />
      <ErrorSummary fields={fields} errors={errors} idOf={idOf} invalidSubmits={form.invalidSubmits} />
      <div className={styles.grid}>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            id={idOf(field.name)}
            error={errors[field.name]}
            min={form.minDates[field.name]}
            initial={initial?.[field.name]}
            value={values[field.name]}
          />
        ))}
      </div>
      <EnquiryNotice definition={definition} state={state} contacts={contacts} values={values} />
      <div className={styles.foot}>
        <button type="submit" className={styles.submit} aria-disabled={form.isSending || undefined}>
          {form.isSending ? 'Sending…' : label}
        </button>
        <p className={styles.help}>{words.privacy}</p>
      </div>
    </FormFrame>
  );
}
