import type { Delivery, MailServer } from '../transport.ts';

type Outcome = Delivery['outcome'];

/** What can go wrong with one attempt: what the relay gets to know of it, whether the mail is stored, and after how long. */
export const FAULTS = {
  'connection refused': { outcome: 'unreachable', isStored: false, ms: 1 },
  'drop before the greeting': { outcome: 'unreachable', isStored: false, ms: 50 },
  'silence instead of a greeting': { outcome: 'unreachable', isStored: false, ms: 20_000 },
  'drop after EHLO': { outcome: 'unreachable', isStored: false, ms: 100 },
  'login refused': { outcome: 'unreachable', isStored: false, ms: 3_000 },
  '4xx at MAIL': { outcome: 'later', isStored: false, ms: 200 },
  'drop after MAIL': { outcome: 'later', isStored: false, ms: 200 },
  '5xx at RCPT': { outcome: 'refused', isStored: false, ms: 300 },
  'drop after RCPT': { outcome: 'later', isStored: false, ms: 300 },
  'silence after RCPT': { outcome: 'later', isStored: false, ms: 120_000 },
  '4xx at DATA': { outcome: 'later', isStored: false, ms: 400 },
  'drop in DATA': { outcome: 'unanswered', isStored: false, ms: 400 },
  'drop after the dot, not stored': { outcome: 'unanswered', isStored: false, ms: 500 },
  'drop after the dot, stored': { outcome: 'unanswered', isStored: true, ms: 500 },
  'silence after the dot, stored': { outcome: 'unanswered', isStored: true, ms: 120_500 },
  '4xx after the dot': { outcome: 'later', isStored: false, ms: 600 },
  '5xx after the dot': { outcome: 'refused', isStored: false, ms: 600 },
  'taken slowly': { outcome: 'taken', isStored: true, ms: 110_000 },
} as const satisfies Record<string, { outcome: Outcome; isStored: boolean; ms: number }>;
export type Fault = keyof typeof FAULTS;
const HEALTHY = { outcome: 'taken', isStored: true, ms: 700 } as const;
export const LONGEST_MS = 120_500;
const CHECK_MS = 150;

/** One attempt as the mail server saw it, in ms of the test's clock. */
export interface Attempt {
  mail: number;
  start: number;
  end: number;
  outcome: Outcome;
  /** Whether the whole server was away, so that it says nothing about the mail. */
  inOutage: boolean;
}

/** A mail server in a model world: each mail has a list of faults that its attempts meet one after the other. */
export class ModelServer {
  readonly attempts: Attempt[] = [];
  /** When the server was asked whether it is there. */
  readonly checks: number[] = [];
  /** How many copies of each mail the mailbox holds. */
  readonly copies: number[];
  private readonly faults: readonly (readonly Fault[])[];
  private readonly isAway: (time: number) => boolean;
  private readonly met: number[];

  /**
   * @param faults for each mail what its attempts meet; later ones meet nothing
   * @param isAway when nobody reaches the server
   */
  constructor(faults: readonly (readonly Fault[])[], isAway: (time: number) => boolean = () => false) {
    this.faults = faults;
    this.isAway = isAway;
    this.copies = faults.map(() => 0);
    this.met = faults.map(() => 0);
  }

  /** How many attempts of a mail got no answer although the mailbox has it. */
  lostAnswers(mail: number): number {
    return this.of(mail).filter(({ outcome }) => outcome === 'unanswered').length;
  }

  of(mail: number): Attempt[] {
    return this.attempts.filter((attempt) => attempt.mail === mail);
  }

  /** The server as one run of the relay sees it; after a crash nothing answers that run any more. */
  connect(hydrated: () => boolean = () => true): MailServer {
    const answer = <T>(value: T, ms: number) =>
      new Promise<T>((resolve) => {
        setTimeout(() => hydrated() && resolve(value), ms);
      });
    return {
      send: (_from, _to, message) => {
        if (!hydrated()) return new Promise(() => undefined);
        const mail = Number(/^mail (\d+)$/.exec(message.toString())?.[1]);
        const start = performance.now();
        const inOutage = this.isAway(start);
        const fault = inOutage ? undefined : this.faults[mail]?.[this.met[mail] ?? 0];
        if (!inOutage) this.met[mail] = (this.met[mail] ?? 0) + 1;
        const { outcome, isStored, ms } = inOutage
          ? FAULTS['connection refused']
          : fault === undefined
            ? HEALTHY
            : FAULTS[fault];
        this.attempts.push({ mail, start, end: start + ms, outcome, inOutage });
        if (isStored) this.copies[mail] = (this.copies[mail] ?? 0) + 1;
        return answer(outcome === 'taken' ? { outcome } : { outcome, reason: fault ?? 'away' }, ms);
      },
      check: () => {
        if (!hydrated()) return new Promise(() => undefined);
        this.checks.push(performance.now());
        return answer(this.isAway(performance.now()) ? 'away' : undefined, CHECK_MS);
      },
    };
  }
}
