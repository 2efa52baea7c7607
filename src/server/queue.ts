/** A mail that waits to be relayed. */
export interface Waiting {
  /** Its file in `new/`; a mark changes it. */
  name: string;
  /** Attempts so far that said something about this mail. */
  tries: number;
  /** When it may be tried again, in ms of the queue's clock. */
  due: number;
  /** Whether an attempt handed it over whole and got no answer. */
  isUnconfirmed: boolean;
  /** Whether the mail server took it, so that only its file is left to move. */
  isTaken: boolean;
}

/**
 * Decides whose turn it is. What was never tried goes first, in the order it came in, so that no mail that fails holds
 * up one that was not tried yet; of the others the one that has been due longest.
 * @param now a clock in ms that never runs backwards
 */
export function createQueue(now: () => number) {
  const fresh = new Set<Waiting>();
  const tried = new Set<Waiting>();

  function longestDue(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const mail of tried) if (first === undefined || mail.due < first.due) first = mail;
    return first;
  }

  return {
    /** Puts a mail in its place; one that is already there moves to where its tries and its due time belong. */
    put(mail: Waiting): void {
      fresh.delete(mail);
      tried.delete(mail);
      (mail.tries === 0 ? fresh : tried).add(mail);
    },
    remove(mail: Waiting): void {
      fresh.delete(mail);
      tried.delete(mail);
    },
    /** The mail to try now, if any. */
    next(): Waiting | undefined {
      const [first] = fresh;
      if (first) return first;
      const mail = longestDue();
      return mail && mail.due <= now() ? mail : undefined;
    },
    /** When the next mail is due: now when one is, Infinity when none waits. */
    dueAt: () => (fresh.size > 0 ? now() : (longestDue()?.due ?? Infinity)),
    size: () => fresh.size + tried.size,
  };
}
