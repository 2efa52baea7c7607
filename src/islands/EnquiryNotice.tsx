import { useEffect, useRef } from 'react';
import { contactLinks, type Contacts } from '../forms/contactLinks.ts';
import type { Values } from '../forms/field.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import type { EnquiryState } from '../forms/enquiryState.ts';
import { failureWords, type Outcome } from '../forms/outcome.ts';
import styles from './form.module.css';

interface Props {
  definition: FormDefinition;
  state: EnquiryState;
  contacts: Contacts;
  /** What stands in the form. */
  values: Values;
}

const NOTES = { sending: 'Sending…', slow: 'Still sending…', busy: 'Busy, trying again…' };

function Status({ definition, state }: Pick<Props, 'definition' | 'state'>) {
  if (state.step === 'sending') {
    return <p className={state.note === 'sending' ? 'visually-hidden' : styles.note}>{NOTES[state.note]}</p>;
  }
  if (state.step !== 'sent' || (!state.justSent && !definition.success.stays)) return null;
  const { title, detail } = definition.texts.sent(state.values);
  return (
    <div className={styles.success}>
      <p className={styles.title}>{title}</p>
      {detail && <p>{detail}</p>}
    </div>
  );
}

function outcomeOf(state: EnquiryState): Outcome {
  if (state.step === 'queued') return { state: 'failed', cause: 'offline' };
  return state.step === 'failed' ? { ...state, state: 'failed' } : { state: 'unconfirmed' };
}

function Failure({ definition, state, contacts, values }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const { title, detail } = failureWords(definition.texts.notSent, outcomeOf(state), state.step === 'queued');
  const { chat, mail } = contactLinks(contacts, definition.describe(values));
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
        <Status {...props} />
      </div>
      {(step === 'failed' || step === 'queued' || step === 'unconfirmed') && <Failure {...props} />}
    </>
  );
}
