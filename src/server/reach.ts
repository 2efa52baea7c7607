interface Options {
  /** Asks the mail server; gives what went wrong, or undefined. */
  check: () => Promise<string | undefined>;
  /** How long to wait, in ms, after so many questions in a row went wrong. */
  waitAfter: (failures: number) => number;
  /** Told what went wrong, and in how many ms the server is asked again. */
  onMissed: (reason: string, wait: number) => void;
  now: () => number;
}

/**
 * Keeps in mind whether a mail server is there. The server itself is asked, without a mail, so that no mail's own
 * trouble is taken for the server's.
 */
export function createReach({ check, waitAfter, onMissed, now }: Options) {
  let failures = 0;
  let until = 0;
  return {
    isReached: () => failures === 0,
    /** Until when, on the clock, the server must not be asked again. */
    until: () => until,
    async ask(): Promise<boolean> {
      const reason = await check();
      failures = reason === undefined ? 0 : failures + 1;
      if (reason === undefined) return true;
      const wait = waitAfter(failures);
      until = now() + wait;
      onMissed(reason, wait);
      return false;
    },
  };
}
