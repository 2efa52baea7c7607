import { useRef } from 'react';
import { carForm } from '../forms/car.ts';
import type { Contacts } from '../forms/contactLinks.ts';
import type { EnquiryTarget } from '../forms/mailer.ts';
import styles from './CarForm.module.css';
import { EnquiryForm } from './EnquiryForm.tsx';
import { useEnquiryForm } from './useEnquiryForm.ts';

interface Props {
  target: EnquiryTarget;
  contacts: Contacts;
  privacy: string;
  /** The car's name. */
  car: string;
  available: boolean;
}

/** One car's enquiry, behind its 'Book Car' button: a disclosure of the browser, so it opens before script too. */
export function CarForm({ target, contacts, privacy, car, available }: Props) {
  const form = useEnquiryForm(carForm, target, car);
  const details = useRef<HTMLDetailsElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function close() {
    details.current!.open = false;
    details.current!.querySelector('summary')?.focus();
  }
  return (
    <details
      ref={details}
      className={styles.details}
      data-hydrated={form.hydrated || undefined}
      onToggle={() => details.current?.open && heading.current?.focus({ preventScroll: true })}
    >
      <summary className={styles.opener}>
        Book Car<span className="visually-hidden">: {car}</span>
      </summary>
      <div className={styles.head}>
        <h4 ref={heading} tabIndex={-1}>
          Book the {car}
        </h4>
        {form.hydrated && (
          <button type="button" className={styles.close} onClick={close}>
            <span className="visually-hidden">Close the form</span>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
        )}
      </div>
      {!available && (
        <p className={styles.note}>
          This car is being used just now. You can still ask for it: we confirm the dates before anything is
          fixed.
        </p>
      )}
      <EnquiryForm
        definition={carForm}
        label={`Book the ${car}`}
        submitLabel="Send Booking"
        {...{ form, target, contacts, privacy }}
      >
        <input type="hidden" name="carname" value={car} />
      </EnquiryForm>
    </details>
  );
}
