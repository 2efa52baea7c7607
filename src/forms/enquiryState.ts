import type { DraftStore } from './drafts.ts';
import type { Cause, Outcome } from './outcome.ts';
import type { After } from './draftKeeper.ts';
import type { Values } from './field.ts';

/** Where an enquiry stands. Each change is a new object. */
export type EnquiryState =
  | { step: 'idle' }
  | { step: 'sending'; note: 'sending' | 'slow' | 'busy' }
  /** `justSent` for the first seconds; `isReset` when nothing was typed since, so that the form may be emptied. */
  | { step: 'sent'; values: Values; justSent: boolean; isReset: boolean }
  /** `isWaiting` while it goes out by itself as soon as the browser is online. */
  | { step: 'failed'; cause: Cause; over?: number; isWaiting: boolean }
  | { step: 'unconfirmed' };

/** What an enquiry needs from outside; a test gives its own. */
export interface EnquiryOptions {
  drafts: DraftStore;
  /** One attempt. Never rejects; `onLate` tells of an answer after the time-out. */
  deliver: (fields: Values, onLate: (outcome: Outcome) => void) => Promise<Outcome>;
  /** How long a success counts as fresh, in ms. */
  successMs: number;
  after?: After;
  isOnline?: () => boolean;
  /** ms since 1970. */
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
  newId?: () => string;
}
