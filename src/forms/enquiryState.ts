import type { Draft } from './drafts.ts';
import type { Values } from './field.ts';
import type { Cause, Outcome } from './outcome.ts';

/** One enquiry as it is sent: kept apart from the form, in which the visitor may go on typing. */
export interface Run {
  /** Counts the sends that the visitor asked for, or that a connection brought; retries of one are the same. */
  number: number;
  /** Further attempts made without being asked. */
  retries: number;
  id: string;
  values: Values;
  replaces: string | undefined;
}

export interface Idle {
  step: 'idle';
}
export interface Sending {
  step: 'sending';
  note: 'sending' | 'slow' | 'busy';
  run: Run;
}
/** It goes out by itself as soon as the browser is online. */
export interface Queued {
  step: 'queued';
  run: Run;
}
/** `justSent` for the first seconds; `isReset` when nothing was typed since, so that the form may be emptied. */
export interface Sent {
  step: 'sent';
  id: string;
  values: Values;
  justSent: boolean;
  isReset: boolean;
}
export interface Failed {
  step: 'failed';
  cause: Cause;
  over?: number;
}
/** Nobody can say whether it arrived. */
export interface Unconfirmed {
  step: 'unconfirmed';
}

/** Where an enquiry stands, as the visitor sees it. Each change is a new object. */
export type EnquiryState = Idle | Sending | Queued | Sent | Failed | Unconfirmed;

/** One form's enquiry, whole. */
export interface Enquiry {
  state: EnquiryState;
  /** What stands in the form, under the id it is sent with. */
  draft: Draft;
  /** Changes of the draft so far, and how many of them are in storage. */
  edits: number;
  written: number;
  /** The number of the last run. */
  runs: number;
  /** The ids that the agency has. */
  arrived: readonly string[];
}

/** What happens to an enquiry. */
export type EnquiryEvent =
  /** The draft of an earlier visit was found. */
  | { type: 'opened'; draft: Draft }
  /** Something else stands in the form. */
  | { type: 'edited'; fields: Values }
  /** The visitor sends what stands in the form. */
  | { type: 'submitted'; fields: Values }
  /** The visitor throws the draft away. */
  | { type: 'cleared' }
  /** An attempt of this run ended, perhaps long after it was given up. */
  | { type: 'answered'; run: Run; outcome: Outcome }
  | { type: 'connected' }
  | { type: 'pageHidden' }
  /** The page came back from the browser's memory, where a send does not go on. */
  | { type: 'pageRestored' }
  /** Nobody typed for a while since this edit. */
  | { type: 'typingPaused'; edits: number }
  | { type: 'sendingLong'; run: Run }
  | { type: 'retryDue'; run: Run }
  /** A success is no news any more. */
  | { type: 'successOver'; id: string };

/** What is to be done about it. An event that a wait brings may be out of date by then, and changes nothing. */
export type Effect =
  | { type: 'send'; run: Run }
  | { type: 'wait'; ms: number; event: EnquiryEvent }
  | { type: 'write'; draft: Draft }
  | { type: 'remove'; draft: Draft };

/** What the world is like at an event, and how long this form's success is new. */
export interface Facts {
  /** ms since 1970. */
  now: number;
  isOnline: boolean;
  /** From 0 to 1. */
  random: number;
  /** An id that nothing else has; another one after it was used. */
  newId: string;
  successMs: number;
}
