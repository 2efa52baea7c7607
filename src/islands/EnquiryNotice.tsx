import { useEffect, useRef } from 'react';
import { fill } from '../browser/fill.ts';
import { contactLinks, type Contacts } from '../forms/contactLinks.ts';
import { enquiryText, sentNotice, type EnquiryWords } from '../forms/enquiryWords.ts';
import type { Values } from '../forms/field.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import type { EnquiryState } from '../forms/enquiryState.ts';
import { failureNotice, type Outcome } from '../forms/outcome.ts';
import styles from './form.module.css';
import { useFocusKept } from './useFocusKept.ts';

interface Props {
  definition: FormDefinition;
  words: EnquiryWords;
  state: EnquiryState;
  contacts: Contacts;
  /** What stands in the form. */
  values: Values;
}

function Status({ definition, words, state }: Pick<Props, 'definition' | 'words' | 'state'>) {
  if (state.step === 'sending') {
    return (
      <p className={state.note === 'sending' ? 'visually-hidden' : styles.note}>{words.shared[state.note]}</p>
    );
  }
  if (state.step !== 'sent' || (!state.justSent && !definition.success.stays)) return null;
  const { title, detail } = sentNotice(words, state.values);
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

function Failure({ definition, words, state, contacts, values }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  useFocusKept(ref);
  const { title, detail } = failureNotice(words, outcomeOf(state), state.step === 'queued');
  const { chat, mail } = contactLinks(contacts, enquiryText(definition.fields, values, words));
  return (
    <div ref={ref} className={styles.panel} role="alert" tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      <p>{detail}</p>
      <div className={styles.ways}>
        <button type="submit" className={styles.submit}>
          {words.shared.tryAgain}
        </button>
        <a href={contacts.phoneHref}>{fill(words.shared.call, { phone: contacts.phone })}</a>
        <a href={chat} rel="noopener noreferrer" target="_blank">
          {words.shared.chat}
        </a>
        <a href={mail}>{words.shared.mail}</a>
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
