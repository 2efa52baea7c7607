import { useEffect, useId, useState } from 'react';
import { MESSAGE_MS } from '../constants.ts';
import type { Contacts } from '../forms/contactLinks.ts';
import { newsletterForm } from '../forms/newsletter.ts';
import type { MailerKeys } from '../forms/mailer.ts';
import { DraftLine } from './DraftLine.tsx';
import { EnquiryNotice } from './EnquiryNotice.tsx';
import styles from './form.module.css';
import { FormFrame } from './FormFrame.tsx';
import look from './NewsletterForm.module.css';
import { useEnquiryForm } from './useEnquiryForm.ts';

interface Props {
  keys: MailerKeys;
  contacts: Contacts;
  privacy: string;
}

const [field] = newsletterForm.fields;

/** The newsletter sign-up. Its message goes after 5 seconds; the field stays marked until it is changed. */
export function NewsletterForm({ keys, contacts, privacy }: Props) {
  const form = useEnquiryForm(newsletterForm, keys, 'draft:newsletter');
  const id = useId();
  const [isTold, setTold] = useState(false);
  const { refusals, state, isSending } = form;
  const error = form.errors['email'];

  useEffect(() => {
    if (refusals === 0) return;
    setTold(true);
    const timer = setTimeout(setTold, MESSAGE_MS, false);
    return () => clearTimeout(timer);
  }, [refusals]);

  return (
    <div className={look.newsletter}>
      <FormFrame
        name="newsletter"
        label="Newsletter"
        keys={keys}
        form={{ ...form, onInput: () => (form.forgive(), form.onInput()) }}
      >
        <div className={look.row}>
          <label htmlFor={id}>{field!.label}</label>
          <input
            id={id}
            name="email"
            type="email"
            className={styles.control}
            required
            autoComplete="email"
            inputMode="email"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-error`}
          />
          <button type="submit" className={styles.submit} aria-disabled={isSending || undefined}>
            {isSending ? 'Sending…' : 'Subscribe'}
          </button>
        </div>
        {/* The key makes a screen reader say a message again that it has said before. */}
        <div id={`${id}-error`} role="alert" className={look.message}>
          {error && isTold && <p key={refusals}>{error}</p>}
        </div>
        <EnquiryNotice
          name="newsletter"
          state={state}
          contacts={contacts}
          describe={() => newsletterForm.describe(form.values)}
        />
        <p className={styles.help}>{privacy}</p>
        <DraftLine form={form} />
      </FormFrame>
    </div>
  );
}
