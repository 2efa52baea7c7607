import type { Contacts } from '../forms/contactLinks.ts';
import type { EnquiryTarget } from '../forms/mailer.ts';
import { tripForm } from '../forms/trip.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import styles from './form.module.css';
import { tripWords as words } from './sharedWords.ts';
import { useEnquiryForm } from './useEnquiryForm.ts';

interface Props {
  target: EnquiryTarget;
  contacts: Contacts;
  privacy: string;
  /** What the destination begins with on a page about one trip. */
  destination?: string | undefined;
}

/** The trip enquiry. */
export function TripForm({ target, contacts, privacy, destination }: Props) {
  const form = useEnquiryForm(tripForm, words, target);
  return (
    <div className={styles.sheet}>
      <EnquiryForm
        definition={tripForm}
        label={words.name}
        initial={{ destinationLocation: destination }}
        done={words.done}
        {...{ form, words, target, contacts, privacy }}
      />
    </div>
  );
}
