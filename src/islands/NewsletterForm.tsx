import { useEffect, useId, useState } from 'react';
import { MESSAGE_MS } from '../constants.ts';
import type { Contacts } from '../forms/contactLinks.ts';
import { NEWSLETTER_FIELDS, newsletterForm } from '../forms/newsletter.ts';
import type { EnquiryTarget } from '../forms/mailer.ts';
import type { NewsletterFormWords } from '../words/formSchemas.ts';
import { DraftLine } from './DraftLine.tsx';
import { EnquiryNotice } from './EnquiryNotice.tsx';
import styles from './form.module.css';
import { FormFrame } from './FormFrame.tsx';
import look from './NewsletterForm.module.css';
import { withShared } from './sharedWords.ts';
import { useEnquiryForm } from './useEnquiryForm.ts';

interface Props {
  words: NewsletterFormWords;
  target: EnquiryTarget;
  contacts: Contacts;
  privacy: string;
}

const [EMAIL] = NEWSLETTER_FIELDS;

/** The newsletter sign-up. Its message goes after 5 seconds; the field stays marked until it is changed. */
export function NewsletterForm({ words: own, target, contacts, privacy }: Props) {
  const words = withShared(own);
  const form = useEnquiryForm(newsletterForm, words, target);
  const id = useId();
  const [isTold, setTold] = useState(false);
  const { invalidSubmits, state, isSending } = form;
  const error = form.errors['email'];

  useEffect(() => {
    if (invalidSubmits === 0) return;
    setTold(true);
    const timer = setTimeout(setTold, MESSAGE_MS, false);
    return () => clearTimeout(timer);
  }, [invalidSubmits]);

  return (
    <div className={look.newsletter}>
      <FormFrame
        label={words.name}
        words={words.shared}
        target={target}
        form={{ ...form, onInput: () => (form.hideErrors(), form.onInput()) }}
      >
        <div className={look.row}>
          <label htmlFor={id}>{words.fields.email.label}</label>
          <input
            id={id}
            {...EMAIL}
            className={styles.control}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-error`}
          />
          {/*
           * The key makes a screen reader say a message again that it has said before. One that has gone keeps its room
           * until the field is changed, so that nothing moves by itself.
           */}
          <div id={`${id}-error`} role="alert" className={look.message}>
            {error && (
              <p key={invalidSubmits} className={isTold ? undefined : look.gone}>
                {error}
              </p>
            )}
          </div>
          <button type="submit" className={styles.submit} aria-disabled={isSending || undefined}>
            {isSending ? words.shared.sending : words.submit}
          </button>
        </div>
        <EnquiryNotice definition={newsletterForm} {...{ words, state, contacts }} values={form.values} />
        <p className={styles.help}>{privacy}</p>
        <DraftLine form={form} words={words.shared.draft} />
      </FormFrame>
    </div>
  );
}
