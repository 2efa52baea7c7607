import { dropped, edited, marked, wait, writtenIfNew, type Step } from './draftSteps.ts';
import type { Effect, Enquiry, EnquiryEvent, EnquiryState, Facts, Run } from './enquiryState.ts';
import type { Values } from './field.ts';
import { retryWait, type Outcome } from './outcome.ts';
import { tidy } from './rules.ts';

/** A send that takes longer is said to. */
const SLOW_MS = 8000;

const tidied = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tidy(value)]));
const isSameAttempt = (one: Run, other: Run) => one.number === other.number && one.retries === other.retries;

/** Sends a run, or keeps it until the browser is online. */
function started(enquiry: Enquiry, given: Omit<Run, 'number' | 'retries'>, facts: Facts): Step {
  const run: Run = { ...given, number: enquiry.runs + 1, retries: 0 };
  const [next, effects] = marked(enquiry, run.id, facts.isOnline ? 'sending' : 'waiting', facts);
  if (!facts.isOnline) return [{ ...next, runs: run.number, state: { step: 'queued', run } }, effects];
  const state: EnquiryState = { step: 'sending', note: 'sending', run };
  const slow = wait(SLOW_MS, { type: 'sendingLong', run });
  return [{ ...next, runs: run.number, state }, [...effects, slow, { type: 'send', run }]];
}

function submitted(enquiry: Enquiry, fields: Values, facts: Facts): Step {
  if (enquiry.state.step === 'sending') return [enquiry, []];
  const [next, effects] = edited(enquiry, fields, facts);
  const { enquiryId: id, replaces } = next.draft;
  const [sent, more] = started(next, { id, replaces, values: tidied(fields) }, facts);
  return [sent, [...effects, ...more]];
}

function succeeded(enquiry: Enquiry, { id, values }: Run, facts: Facts): Step {
  if (enquiry.arrived.includes(id)) return [enquiry, []];
  const next = { ...enquiry, arrived: [...enquiry.arrived, id] };
  const { state } = enquiry;
  // A correction of it is on its way: how that ends is what counts.
  if ((state.step === 'sending' || state.step === 'queued') && state.run.id !== id) return [next, []];
  const isReset = enquiry.draft.enquiryId === id;
  const success: EnquiryState = { step: 'sent', id, values, justSent: true, isReset };
  const over = wait(facts.successMs, { type: 'successOver', id });
  if (!isReset) return [{ ...next, state: success }, [over]];
  const [done, effects] = dropped(next, success, facts);
  return [done, [...effects, over]];
}

/** Ends a send that did not succeed, or of which nobody can say. */
function settled(
  enquiry: Enquiry,
  run: Run,
  outcome: Exclude<Outcome, { state: 'sent' }>,
  facts: Facts,
): Step {
  const [next, effects] = marked(enquiry, run.id, outcome.state, facts);
  const end = (state: EnquiryState): Step => [{ ...next, state }, effects];
  if (outcome.state === 'unconfirmed') return end({ step: 'unconfirmed' });
  if (outcome.cause === 'unreachable' && !facts.isOnline) return end({ step: 'queued', run });
  const { state: step, ...why } = outcome;
  return end({ step, ...why });
}

function answered(enquiry: Enquiry, run: Run, outcome: Outcome, facts: Facts): Step {
  const { state } = enquiry;
  // However late it comes, and whatever is on its way by then.
  if (outcome.state === 'sent') return succeeded(enquiry, run, facts);
  if (state.step !== 'sending' || !isSameAttempt(state.run, run)) return [enquiry, []];
  const ms = retryWait(outcome, run.retries, facts.random);
  if (ms === undefined) return settled(enquiry, run, outcome, facts);
  const next = { ...run, retries: run.retries + 1 };
  const note = outcome.state === 'failed' && outcome.cause === 'busy' ? 'busy' : state.note;
  return [{ ...enquiry, state: { ...state, note, run: next } }, [wait(ms, { type: 'retryDue', run: next })]];
}

/**
 * What becomes of an enquiry at an event: one send at a time, retries, drafts, late answers. It reads and changes nothing
 * else.
 * @returns the enquiry as it is then, the same where the event says nothing new, and what is to be done, in that order
 */
export function reduce(enquiry: Enquiry, event: EnquiryEvent, facts: Facts): [Enquiry, Effect[]] {
  const { state } = enquiry;
  switch (event.type) {
    case 'opened':
      return [{ ...enquiry, draft: event.draft }, []];
    case 'edited':
      return edited(enquiry, event.fields, facts);
    case 'submitted':
      return submitted(enquiry, event.fields, facts);
    case 'answered':
      return answered(enquiry, event.run, event.outcome, facts);
    case 'pageHidden':
      return writtenIfNew(enquiry, facts);
    case 'typingPaused':
      if (event.edits === enquiry.edits) return writtenIfNew(enquiry, facts);
      break;
    case 'cleared':
      if (state.step !== 'sending') return dropped(enquiry, { step: 'idle' }, facts);
      break;
    case 'connected':
      if (state.step === 'queued') return started(enquiry, state.run, facts);
      break;
    case 'pageRestored':
      if (state.step === 'sending') return settled(enquiry, state.run, { state: 'unconfirmed' }, facts);
      break;
    case 'sendingLong':
      if (state.step === 'sending' && state.note === 'sending' && state.run.number === event.run.number)
        return [{ ...enquiry, state: { ...state, note: 'slow' } }, []];
      break;
    case 'retryDue':
      if (state.step === 'sending' && isSameAttempt(state.run, event.run))
        return [enquiry, [{ type: 'send', run: event.run }]];
      break;
    case 'successOver':
      if (state.step === 'sent' && state.id === event.id)
        return [{ ...enquiry, state: { ...state, justSent: false } }, []];
  }
  return [enquiry, []];
}
