import { newEnquiryId, type DraftStore } from './drafts.ts';
import { newEnquiry } from './draftSteps.ts';
import type { Effect, EnquiryEvent, EnquiryState, Run } from './enquiryState.ts';
import type { Values } from './field.ts';
import type { Outcome } from './outcome.ts';
import { reduce } from './reduceEnquiry.ts';

/** What an enquiry needs from outside; a test gives its own. */
export interface EnquiryOptions {
  drafts: DraftStore;
  /**
   * One attempt to send the form's fields with `enquiry_ref` and, for a correction, `replaces`. Never rejects; `onLate`
   * tells of an answer after the time-out.
   */
  deliver: (fields: Values, onLate: (outcome: Outcome) => void) => Promise<Outcome>;
  /** How long a success is new, in ms. */
  successMs: number;
  /** Calls back once after some ms. */
  after?: (ms: number, run: () => void) => void;
  isOnline?: () => boolean;
  /** ms since 1970. */
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
  newId?: () => string;
}

const afterTimeout = (ms: number, run: () => void) => void setTimeout(run, ms);
const payloadOf = ({ id, values, replaces }: Run): Values => ({
  ...values,
  enquiry_ref: id,
  ...(replaces && { replaces }),
});

/**
 * Carries one form's enquiry from its first letter to the agency: does what `reduce` says is to be done.
 * `subscribe` and `getSnapshot` fit React's useSyncExternalStore.
 */
export function createEnquiry(options: EnquiryOptions) {
  const { drafts, deliver, successMs, after = afterTimeout, newId = newEnquiryId } = options;
  const { isOnline = () => navigator.onLine, now = Date.now, random = Math.random } = options;
  const listeners = new Set<() => void>();
  let enquiry = newEnquiry(newId(), now());
  let spareId = newId();

  function perform(effect: Effect): void {
    if (effect.type === 'write') drafts.save(effect.draft);
    else if (effect.type === 'remove') drafts.remove(effect.draft);
    else if (effect.type === 'wait') after(effect.ms, () => dispatch(effect.event));
    else void send(effect.run);
  }
  async function send(run: Run): Promise<void> {
    const answer = (outcome: Outcome) => dispatch({ type: 'answered', run, outcome });
    answer(await deliver(payloadOf(run), answer));
  }
  function dispatch(event: EnquiryEvent): void {
    const before = enquiry;
    const facts = { now: now(), isOnline: isOnline(), random: random(), newId: spareId, successMs };
    const [next, effects] = reduce(before, event, facts);
    enquiry = next;
    if (next.draft.enquiryId === spareId) spareId = newId();
    effects.forEach(perform);
    if (next.state !== before.state) listeners.forEach((listener) => listener());
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: (): EnquiryState => enquiry.state,
    /** The draft of an earlier visit; `isUnsent` when it was sent or waits to be, and nobody knows that it arrived. */
    open: () => {
      const draft = drafts.open();
      if (draft) dispatch({ type: 'opened', draft });
      return (
        draft && { fields: draft.fields, given: draft.given ?? [], isUnsent: draft.status !== 'editing' }
      );
    },
    /** Takes over what stands in the form now. */
    edit: (fields: Values) => dispatch({ type: 'edited', fields }),
    /** Sends what stands in the form. Gives false, and does nothing, while a send is on its way. */
    submit: (fields: Values): boolean => {
      if (enquiry.state.step === 'sending') return false;
      dispatch({ type: 'submitted', fields });
      return true;
    },
    /** Forgets the draft, at the visitor's wish. Does nothing while a send is on its way. */
    clear: () => dispatch({ type: 'cleared' }),
    /** The browser is online again. */
    reconnect: () => dispatch({ type: 'connected' }),
    /** The page is being left: what was typed in the last moment is kept. */
    onPageHide: () => dispatch({ type: 'pageHidden' }),
    /** The page came back from the browser's memory. */
    onPageShow: () => dispatch({ type: 'pageRestored' }),
  };
}
