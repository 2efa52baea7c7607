import { useEffect, useRef } from 'react';
import { carForm } from '../forms/car.ts';
import { fill } from '../browser/fill.ts';
import type { Contacts } from '../forms/contactLinks.ts';
import type { EnquiryTarget } from '../forms/mailer.ts';
import type { CarFormWords } from '../words/formSchemas.ts';
import styles from './CarForm.module.css';
import { EnquiryForm } from './EnquiryForm.tsx';
import { withShared } from './sharedWords.ts';
import { useEnquiryForm } from './useEnquiryForm.ts';

interface Props {
  words: CarFormWords;
  target: EnquiryTarget;
  contacts: Contacts;
  privacy: string;
  /** The car's name. */
  car: string;
  available: boolean;
}

/** One car's enquiry, behind its 'Book Car' button: a disclosure of the browser, so it opens before script too. */
export function CarForm({ words: own, target, contacts, privacy, car, available }: Props) {
  const words = withShared(own);
  const form = useEnquiryForm(carForm, words, target, car);
  const name = fill(words.name, { car });
  const details = useRef<HTMLDetailsElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // What an earlier visit could not send is not left behind a closed button; the focus stays where it is.
  const isUnsent = form.draftNews === 'unsent';
  const opensItself = useRef(false);
  useEffect(() => {
    if (!isUnsent || details.current!.open) return;
    opensItself.current = true;
    details.current!.open = true;
  }, [isUnsent]);

  /** The browser tells of the opening a moment later: who is in a field by then stays there. */
  function enter() {
    const { open } = details.current!;
    if (opensItself.current) {
      opensItself.current = false;
      return;
    }
    const hasMovedOn = details.current!.querySelector(':focus:not(summary)');
    if (open && !hasMovedOn) heading.current!.focus({ preventScroll: true });
  }
  function close() {
    details.current!.open = false;
    details.current!.querySelector('summary')?.focus();
  }
  return (
    <details
      ref={details}
      className={styles.details}
      data-hydrated={form.hydrated || undefined}
      onToggle={enter}
    >
      <summary className={styles.opener}>
        {words.open}
        <span className="visually-hidden">{fill(words.openAbout, { car })}</span>
      </summary>
      <div className={styles.head}>
        <h4 ref={heading} tabIndex={-1}>
          {name}
        </h4>
        {form.hydrated && (
          <button type="button" className={styles.close} onClick={close}>
            <span className="visually-hidden">{words.close}</span>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
        )}
      </div>
      {!available && <p className={styles.note}>{words.used}</p>}
      <EnquiryForm definition={carForm} label={name} {...{ form, words, target, contacts, privacy }}>
        <input type="hidden" name="carname" value={car} />
      </EnquiryForm>
    </details>
  );
}
