import type { Contacts } from '../forms/contactLinks.ts';
import { tripForm } from '../forms/trip.ts';
import type { EnquiryTarget } from '../forms/mailer.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import styles from './form.module.css';
import { useEnquiryForm } from './useEnquiryForm.ts';

interface Props {
  target: EnquiryTarget;
  contacts: Contacts;
  privacy: string;
  /** What 'Where To' begins with on a page about one trip. */
  destination?: string | undefined;
}

/** The trip enquiry. */
export function TripForm({ target, contacts, privacy, destination }: Props) {
  const form = useEnquiryForm(tripForm, target);
  return (
    <div className={styles.sheet}>
      <EnquiryForm
        definition={tripForm}
        label="Book a trip"
        initial={{ destinationLocation: destination }}
        submitLabel="Complete Booking"
        doneLabel="Booking Complete"
        {...{ form, target, contacts, privacy }}
      />
    </div>
  );
}
