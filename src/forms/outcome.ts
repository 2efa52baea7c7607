import { fillCount } from '../browser/fill.ts';
import type { EnquiryWords, Notice } from './enquiryWords.ts';
import type { Values } from './field.ts';

export type Cause = 'offline' | 'unreachable' | 'refused' | 'busy' | 'down' | 'tooLong';

/** How a send ended. `over` is how many characters must go when the message is too long. */
export type Outcome =
  { state: 'sent' } | { state: 'failed'; cause: Cause; over?: number } | { state: 'unconfirmed' };

/** What the mail service answered; status 0 stands for no answer at all. */
export interface Answer {
  status: number;
  text: string;
}

/** What the mail service takes as one message, in bytes of UTF-8. */
const MESSAGE_MAX_BYTES = 50_000;
/** Waits before each further attempt, in ms. */
const WAITS: Partial<Record<Cause, readonly number[]>> = { busy: [1000, 3000, 8000], down: [2000, 6000] };
const JITTER_MS = 500;

/** A service with a smaller limit does not say which: then a fifth of the longest text should go. */
function charactersOver(fields: Values): number {
  const bytes = new TextEncoder().encode(JSON.stringify(fields)).length;
  const longest = Math.max(0, ...Object.values(fields).map((value) => value.length));
  return Math.max(1, bytes - MESSAGE_MAX_BYTES, Math.ceil(longest / 5));
}

/**
 * Tells what an answer means. Status 200 is success whatever the text, save that a page of
 * HTML comes from a hotel's log-in screen and never from the mail service.
 * @param answer status 0 for a network failure
 * @param fields what was sent
 */
export function outcomeOf({ status, text }: Answer, fields: Values): Outcome {
  if (status >= 200 && status < 300) return { state: /^\s*</.test(text) ? 'unconfirmed' : 'sent' };
  if (status === 0) return { state: 'failed', cause: 'unreachable' };
  if (status === 413) return { state: 'failed', cause: 'tooLong', over: charactersOver(fields) };
  if (status === 429) return { state: 'failed', cause: 'busy' };
  return { state: 'failed', cause: status >= 500 ? 'down' : 'refused' };
}

/**
 * How long to wait before trying again without being asked.
 * @param retries further attempts already made
 * @param random from 0 to 1, so that many visitors do not come back at once
 * @returns ms, or nothing when it is the visitor's turn
 */
export function retryWait(outcome: Outcome, retries: number, random: number): number | undefined {
  const wait = outcome.state === 'failed' ? WAITS[outcome.cause]?.[retries] : undefined;
  return wait === undefined ? undefined : wait + Math.round(random * JITTER_MS);
}

/**
 * What the visitor reads when a send did not succeed, or nobody can say.
 * @param isWaiting whether it goes out by itself when the connection is back
 */
export function failureNotice(
  { notSent, shared }: EnquiryWords,
  outcome: Outcome,
  isWaiting: boolean,
): Notice {
  const { reasons, nothingLost, unconfirmed } = shared;
  const notice = (title: string, detail: string) => ({ title, detail: `${detail} ${nothingLost}` });
  if (outcome.state !== 'failed') return notice(unconfirmed.title, unconfirmed.detail);
  const { cause, over = 1 } = outcome;
  if (isWaiting) return notice(notSent, reasons.waiting);
  return notice(notSent, cause === 'tooLong' ? fillCount(reasons.tooLong, over) : reasons[cause]);
}
