import { dropped, edited, marked, writtenIfNew, type Step } from './draftSteps.ts';
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
  const slow: Effect = { type: 'wait', ms: SLOW_MS, event: { type: 'sendingLong', run } };
  const state: EnquiryState = { step: 'sending', note: 'sending', run };
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
  const over: Effect = { type: 'wait', ms: facts.successMs, event: { type: 'successOver', id } };
  const [done, effects] = isReset ? dropped(next, success, facts) : [{ ...next, state: success }, []];
  return [done, [...effects, over]];
}

function settled(enquiry: Enquiry, run: Run, outcome: Outcome, facts: Facts): Step {
  if (outcome.state === 'sent') return succeeded(enquiry, run, facts);
  const [next, effects] = marked(enquiry, run.id, outcome.state, facts);
  const end = (state: EnquiryState): Step => [{ ...next, state }, effects];
  if (outcome.state === 'unconfirmed') return end({ step: 'unconfirmed' });
  if (outcome.cause === 'unreachable' && !facts.isOnline) return end({ step: 'queued', run });
  const { state: step, ...why } = outcome;
  return end({ step, ...why });
}

function answered(enquiry: Enquiry, event: EnquiryEvent & { type: 'answered' }, facts: Facts): Step {
  const { run, outcome, isLate } = event;
  const { state } = enquiry;
  // An attempt that was given up is heard only if it arrived after all.
  if (isLate || state.step !== 'sending' || !isSameAttempt(state.run, run))
    return outcome.state === 'sent' ? succeeded(enquiry, run, facts) : [enquiry, []];
  const ms = retryWait(outcome, run.retries, facts.random);
  if (ms === undefined) return settled(enquiry, run, outcome, facts);
  const next = { ...run, retries: run.retries + 1 };
  const note = outcome.state === 'failed' && outcome.cause === 'busy' ? 'busy' : state.note;
  const retry: Effect = { type: 'wait', ms, event: { type: 'retryDue', run: next } };
  return [{ ...enquiry, state: { ...state, note, run: next } }, [retry]];
}

/**
 * What becomes of an enquiry at an event: one send at a time, retries, drafts, late answers. It reads and changes nothing
 * else.
 * @returns the enquiry as it is then, the same where the event says nothing new, and what is to be done, in that order
 */
export function reduce(enquiry: Enquiry, event: EnquiryEvent, facts: Facts): [Enquiry, Effect[]] {
  const { state } = enquiry;
  const unchanged: Step = [enquiry, []];
  switch (event.type) {
    case 'opened':
      return [{ ...enquiry, draft: event.draft }, []];
    case 'edited':
      return edited(enquiry, event.fields, facts);
    case 'submitted':
      return submitted(enquiry, event.fields, facts);
    case 'cleared':
      return state.step === 'sending' ? unchanged : dropped(enquiry, { step: 'idle' }, facts);
    case 'answered':
      return answered(enquiry, event, facts);
    case 'connected':
      return state.step === 'queued' ? started(enquiry, state.run, facts) : unchanged;
    case 'pageHidden':
      return writtenIfNew(enquiry, facts);
    case 'pageRestored':
      return state.step === 'sending'
        ? settled(enquiry, state.run, { state: 'unconfirmed' }, facts)
        : unchanged;
    case 'typingPaused':
      return event.edits === enquiry.edits ? writtenIfNew(enquiry, facts) : unchanged;
    case 'sendingLong': {
      const isOn =
        state.step === 'sending' && state.note === 'sending' && state.run.number === event.run.number;
      return isOn ? [{ ...enquiry, state: { ...state, note: 'slow' } }, []] : unchanged;
    }
    case 'retryDue': {
      const isOn = state.step === 'sending' && isSameAttempt(state.run, event.run);
      return isOn ? [enquiry, [{ type: 'send', run: event.run }]] : unchanged;
    }
    case 'successOver': {
      const isOn = state.step === 'sent' && state.id === event.id;
      return isOn ? [{ ...enquiry, state: { ...state, justSent: false } }, []] : unchanged;
    }
  }
}
