import { useEffect, useRef } from 'react';
import { contactLinks, type Contacts } from '../forms/contactLinks.ts';
import type { EnquiryState } from '../forms/enquiryState.ts';
import { failureWords, sentWords, type FormName, type Outcome } from '../forms/outcome.ts';
import styles from './form.module.css';

interface Props {
  name: FormName;
  state: EnquiryState;
  contacts: Contacts;
  /** Gives the whole enquiry as plain text. */
  describe: () => string;
}

const NOTES = { sending: 'Sending…', slow: 'Still sending…', busy: 'Busy, trying again…' };

function Status({ name, state }: Pick<Props, 'name' | 'state'>) {
  if (state.step === 'sending') {
    return <p className={state.note === 'sending' ? 'visually-hidden' : styles.note}>{NOTES[state.note]}</p>;
  }
  // The newsletter's message goes after its 5 seconds; the other two stay.
  if (state.step !== 'sent' || (name === 'newsletter' && !state.isFresh)) return null;
  const { title, detail } = sentWords(name, state.values['travelerName'] ?? '');
  return (
    <div className={styles.success}>
      <p className={styles.title}>{title}</p>
      {detail && <p>{detail}</p>}
    </div>
  );
}

function Failure({ name, state, contacts, describe }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const isWaiting = state.step === 'failed' && state.isWaiting;
  const outcome: Outcome = state.step === 'failed' ? { ...state, state: 'failed' } : { state: 'unconfirmed' };
  const { title, detail } = failureWords(name, outcome, isWaiting);
  const { chat, mail } = contactLinks(contacts, describe());
  return (
    <div ref={ref} className={styles.panel} role="alert" tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      <p>{detail}</p>
      <div className={styles.ways}>
        <button type="submit" className={styles.submit}>
          Try again
        </button>
        <a href={contacts.phoneHref}>Call {contacts.phone}</a>
        <a href={chat} rel="noopener noreferrer" target="_blank">
          WhatsApp
        </a>
        <a href={mail}>Email</a>
      </div>
    </div>
  );
}

/** How the enquiry stands: on its way, arrived, or not, and then what else can be done. */
export function EnquiryNotice(props: Props) {
  const { step } = props.state;
  return (
    <>
      <div role="status">
        <Status name={props.name} state={props.state} />
      </div>
      {(step === 'failed' || step === 'unconfirmed') && <Failure {...props} />}
    </>
  );
}
