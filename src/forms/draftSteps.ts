import type { Draft, DraftStatus } from './drafts.ts';
import type { Effect, Enquiry, EnquiryEvent, EnquiryState, Facts } from './enquiryState.ts';
import type { Values } from './field.ts';

/** What becomes of an enquiry, and what is to be done about it, in that order. */
export type Step = [Enquiry, Effect[]];

/** A pause in typing after which the draft is written. */
const SAVE_MS = 300;

/** Whether two forms hold the same; what one of them has not counts as empty. */
export const isSame = (one: Values, other: Values): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
/** Whether the agency may already have what the draft says. */
const wasTried = ({ status }: Draft) => status !== 'editing' && status !== 'waiting';

function emptyDraft(id: string, now: number): Draft {
  return { fields: {}, enquiryId: id, status: 'editing', startedAt: now, savedAt: now };
}

/** Lets an event happen after some ms. */
export const wait = (ms: number, event: EnquiryEvent): Effect => ({ type: 'wait', ms, event });

/**
 * An enquiry of which nothing stands in the form yet.
 * @param id an id that nothing else has
 * @param now ms since 1970
 */
export function newEnquiry(id: string, now: number): Enquiry {
  const draft = emptyDraft(id, now);
  return { state: { step: 'idle' }, draft, edits: 0, written: 0, runs: 0, arrived: [] };
}

function written(enquiry: Enquiry, { now }: Facts): Step {
  const draft = { ...enquiry.draft, savedAt: now };
  return [{ ...enquiry, draft, written: enquiry.edits }, [{ type: 'write', draft }]];
}

/** Writes the draft where something was typed since it was written. */
export function writtenIfNew(enquiry: Enquiry, facts: Facts): Step {
  return enquiry.written === enquiry.edits ? [enquiry, []] : written(enquiry, facts);
}

/** Notes and writes what became of the enquiry with this id, unless the draft has moved on from it. */
export function marked(enquiry: Enquiry, id: string, status: DraftStatus, facts: Facts): Step {
  const { draft } = enquiry;
  const isForgotten = status === 'waiting' && wasTried(draft);
  const isMarked = draft.enquiryId === id && !isForgotten;
  return written(isMarked ? { ...enquiry, draft: { ...draft, status } } : enquiry, facts);
}

/** Forgets the draft and begins the next. */
export function dropped(enquiry: Enquiry, state: EnquiryState, { newId, now }: Facts): Step {
  const next = { ...enquiry, state, draft: emptyDraft(newId, now), written: enquiry.edits };
  return [next, [{ type: 'remove', draft: enquiry.draft }]];
}

/** Takes over what stands in the form. After an attempt, other words make another enquiry that replaces it. */
export function edited(enquiry: Enquiry, fields: Values, { newId }: Facts): Step {
  const { draft, state } = enquiry;
  if (isSame(fields, draft.fields)) return [enquiry, []];
  const corrected = wasTried(draft) && { enquiryId: newId, replaces: draft.enquiryId };
  const next: Enquiry = {
    ...enquiry,
    draft: { ...draft, ...corrected, fields, status: 'editing' },
    edits: enquiry.edits + 1,
    // What is being typed must not go out by itself.
    state: state.step === 'queued' ? { step: 'failed', cause: 'offline' } : state,
  };
  return [next, [wait(SAVE_MS, { type: 'typingPaused', edits: next.edits })]];
}
