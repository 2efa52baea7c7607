import type { Contacts } from '../forms/contactLinks.ts';
import type { EnquiryTarget } from '../forms/mailer.ts';
import { tripForm } from '../forms/trip.ts';
import type { TripFormWords } from '../words/formSchemas.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import styles from './form.module.css';
import { withShared } from './sharedWords.ts';
import { useEnquiryForm } from './useEnquiryForm.ts';

interface Props {
  words: TripFormWords;
  target: EnquiryTarget;
  contacts: Contacts;
  privacy: string;
  /** What the destination begins with on a page about one trip. */
  destination?: string | undefined;
}

/** The trip enquiry. */
export function TripForm({ words: own, target, contacts, privacy, destination }: Props) {
  const words = withShared(own);
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
