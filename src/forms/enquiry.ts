import { newEnquiryId } from './drafts.ts';
import { retryWait, type Outcome } from './outcome.ts';
import { keepDraft, type After } from './draftKeeper.ts';
import type { EnquiryOptions, EnquiryState } from './enquiryState.ts';
import type { Values } from './field.ts';
import { tidy } from './rules.ts';

/** One enquiry as it is sent: kept apart from the form, in which the visitor may go on typing. */
interface Run {
  id: string;
  values: Values;
  replaces: string | undefined;
  stops: (() => void)[];
}

const SLOW_MS = 8000;

const afterTimeout: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
const tidied = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tidy(value)]));

export type Enquiry = ReturnType<typeof createEnquiry>;

/**
 * Carries one form's enquiry from its first letter to the agency: one send at a time, retries, drafts, late answers.
 * `subscribe` and `getSnapshot` fit React's useSyncExternalStore.
 */
export function createEnquiry(options: EnquiryOptions) {
  const { drafts, deliver, successMs, after = afterTimeout, newId = newEnquiryId } = options;
  const { isOnline = () => navigator.onLine, now = Date.now, random = Math.random } = options;
  const keeper = keepDraft(drafts, after, now, newId);

  const listeners = new Set<() => void>();
  const arrived = new Set<string>();
  let state: EnquiryState = { step: 'idle' };
  let run: Run | undefined;
  let waiting: Run | undefined;
  let cancelFresh = () => {};

  function show(next: EnquiryState) {
    state = next;
    listeners.forEach((listener) => listener());
  }
  function release() {
    run?.stops.forEach((stop) => stop());
    run = undefined;
  }
  function succeed(sent: Run) {
    if (arrived.has(sent.id)) return;
    arrived.add(sent.id);
    // A correction of it is on its way: how that ends is what counts.
    if (run && run.id !== sent.id) return;
    release();
    waiting = undefined;
    const isReset = keeper.current().enquiryId === sent.id;
    if (isReset) keeper.drop();
    cancelFresh();
    show({ step: 'sent', values: sent.values, justSent: true, isReset });
    cancelFresh = after(successMs, () => state.step === 'sent' && show({ ...state, justSent: false }));
  }

  function hold(current: Run) {
    release();
    waiting = current;
    show({ step: 'failed', cause: 'offline', isWaiting: true });
  }

  function settle(current: Run, outcome: Outcome) {
    if (outcome.state === 'sent') return succeed(current);
    keeper.mark(current.id, outcome.state);
    if (outcome.state === 'failed' && outcome.cause === 'unreachable' && !isOnline()) return hold(current);
    release();
    if (outcome.state === 'unconfirmed') return show({ step: 'unconfirmed' });
    const { state: step, ...why } = outcome;
    show({ step, ...why, isWaiting: false });
  }

  async function attempt(current: Run, retries: number) {
    const { id, replaces, values } = current;
    const fields = { ...values, enquiry_ref: id, ...(replaces && { replaces }) };
    const arrive = (outcome: Outcome) => outcome.state === 'sent' && succeed(current);
    const outcome = await deliver(fields, arrive);
    if (run !== current) return void arrive(outcome);
    const wait = retryWait(outcome, retries, random());
    if (wait === undefined) return settle(current, outcome);
    if (outcome.state === 'failed' && outcome.cause === 'busy') show({ step: 'sending', note: 'busy' });
    current.stops.push(after(wait, () => void attempt(current, retries + 1)));
  }

  function start(next: Run) {
    run = next;
    waiting = undefined;
    keeper.mark(next.id, isOnline() ? 'sending' : 'waiting');
    if (!isOnline()) return hold(next);
    show({ step: 'sending', note: 'sending' });
    const tellSlow = () =>
      state.step === 'sending' && state.note === 'sending' && show({ step: 'sending', note: 'slow' });
    next.stops.push(after(SLOW_MS, tellSlow));
    void attempt(next, 0);
  }

  function edit(fields: Values) {
    if (!keeper.edit(fields) || !waiting) return;
    // What is being typed must not go out by itself.
    waiting = undefined;
    show({ step: 'failed', cause: 'offline', isWaiting: false });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    /** The draft of an earlier visit; `wasTried` when it was sent and nobody knows how that ended. */
    open: () => {
      const opened = keeper.open();
      return opened && { fields: opened.fields, wasTried: opened.status !== 'editing' };
    },
    /** Takes over what stands in the form now. */
    edit,
    /** Sends what stands in the form. Gives false, and does nothing, while a send is on its way. */
    submit: (fields: Values): boolean => {
      if (run) return false;
      edit(fields);
      const { enquiryId: id, replaces } = keeper.current();
      start({ id, replaces, values: tidied(fields), stops: [] });
      return true;
    },
    /** Forgets the draft, at the visitor's wish. Does nothing while a send is on its way. */
    clear: () => {
      if (run) return;
      waiting = undefined;
      keeper.drop();
      show({ step: 'idle' });
    },
    /** The browser is online again. */
    reconnect: () => void (waiting && start(waiting)),
    /** The page is being left: what was typed in the last moment is kept. */
    onPageHide: keeper.flush,
    /** The page came back from the browser's memory, where a send does not go on. */
    onPageShow: () => void (run && settle(run, { state: 'unconfirmed' })),
  };
}
