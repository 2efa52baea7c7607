import { RELAY_GIVE_UP, RELAY_JITTER, RELAY_UNANSWERED, RELAY_WAITS } from './limits.ts';
import type { Maildir } from './maildir.ts';
import { createQueue, type Waiting } from './queue.ts';
import { createReach } from './reach.ts';
import type { Delivery, MailServer } from './transport.ts';

/** Hands stored mails to a mail server, in the background. */
export interface Relay {
  add(name: string): void;
  waiting(): number;
  /** Whether the mail server was there when it was last asked. */
  isReached(): boolean;
  /** Finishes the mail in hand and stops; what waits is taken up by the next start. */
  stop(): Promise<void>;
}

interface Options {
  maildir: Maildir;
  server: MailServer;
  from: string;
  to: string;
  log: (line: string) => void;
  waits?: readonly number[];
  giveUp?: number;
}

/**
 * Starts the relay with everything in `new/`. A mail taken goes to `sent/`, one refused for good or too old to
 * `failed/`, with a line in the log.
 *
 * Each mail has waits of its own, and none holds up another. When an attempt fails before the mail was spoken of, the
 * server itself is asked: if it is there, the attempt counts as the mail's; if not, all mails keep their places, and
 * the server is asked once per wait until it is back.
 *
 * The queue is the folder, so it survives a restart, as do a mail's age (its file's) and the mark of one that may have
 * been delivered. Attempts are counted anew: what waits is tried at once, what bears that mark after the first wait.
 * @param options.waits ms between attempts, the last one repeating
 * @param options.giveUp the age in ms at which a mail that fails again is given up
 */
export async function startRelay(options: Options): Promise<Relay> {
  const { maildir, server, from, to, log, waits = RELAY_WAITS, giveUp = RELAY_GIVE_UP } = options;
  const now = () => performance.now();
  const queue = createQueue(now);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const waitAfter = (tries: number) =>
    (waits[Math.min(tries, waits.length) - 1] ?? 0) * (1 + Math.random() * RELAY_JITTER);
  const reach = createReach({
    check: () => server.check(),
    waitAfter,
    now,
    onMissed: (reason, wait) =>
      log(
        `MAIL SERVER NOT REACHED (${reason}): ${queue.size()} waiting, next look in ${Math.ceil(wait / 1000)} s`,
      ),
  });

  async function setAside(mail: Waiting, reason: string): Promise<void> {
    await maildir.move(mail.name, 'failed');
    queue.remove(mail);
    log(
      mail.isUnconfirmed
        ? `MAIL PERHAPS SENT: ${mail.name} is in failed/ (${reason}), but the mail server left an earlier attempt unanswered. Look for it in the mailbox before you move it back to new/ and restart.`
        : `MAIL NOT SENT: ${mail.name} is in failed/ (${reason}). Move it back to new/ and restart to try again.`,
    );
  }

  function postpone(mail: Waiting, stretch = 1): void {
    mail.tries += 1;
    mail.due = now() + waitAfter(mail.tries) * stretch;
    queue.put(mail);
  }

  async function settle(mail: Waiting, delivery: Exclude<Delivery, { outcome: 'taken' }>): Promise<void> {
    const { outcome, reason } = delivery;
    mail.isUnconfirmed ||= outcome === 'unanswered';
    mail.name = await maildir.mark(mail.name, mail.isUnconfirmed);
    if (outcome === 'unreachable' && !(await reach.ask())) return;
    const isTooOld = mail.tries >= waits.length && ((await maildir.age(mail.name)) ?? 0) > giveUp;
    if (outcome === 'refused' || isTooOld) return setAside(mail, reason);
    postpone(mail, outcome === 'unanswered' ? RELAY_UNANSWERED : 1);
    log(`mail waits: ${mail.name}, attempt ${mail.tries} (${reason})`);
  }

  async function attempt(mail: Waiting): Promise<void> {
    if (!mail.isTaken) {
      // Marked first, so that a crash leaves a note and a disk that takes no note sends no second copy.
      mail.name = await maildir.mark(mail.name, true);
      const delivery = await server.send(from, to, await maildir.read('new', mail.name));
      if (delivery.outcome !== 'taken') return settle(mail, delivery);
      mail.isTaken = true;
    }
    await maildir.move(mail.name, 'sent');
    queue.remove(mail);
  }

  async function run(): Promise<void> {
    for (;;) {
      const mail = queue.next();
      if (!mail || isStopped || reach.until() > now()) return;
      if (!reach.isReached() && !(await reach.ask())) return;
      await attempt(mail).catch((error: NodeJS.ErrnoException) => {
        // A person may have moved the file away; anything else is a disk that may get better.
        if (error.code === 'ENOENT') queue.remove(mail);
        else postpone(mail);
        log(`mail left alone: ${mail.name} (${error.code ?? error.message})`);
      });
    }
  }

  function wake(): void {
    clearTimeout(timer);
    if (running || isStopped || queue.size() === 0) return;
    const begin = () => {
      running = run().finally(() => {
        running = undefined;
        wake();
      });
    };
    const due = Math.max(queue.dueAt(), reach.until());
    timer = setTimeout(begin, Math.max(0, Math.ceil(due - now()))).unref();
  }

  for (const { name, mailFolder, isUnconfirmed } of await maildir.list()) {
    if (mailFolder !== 'new') continue;
    const mail = { name, tries: 0, due: now(), isUnconfirmed, isTaken: false };
    if (isUnconfirmed) postpone(mail);
    else queue.put(mail);
  }
  wake();

  return {
    add(name) {
      queue.put({ name, tries: 0, due: now(), isUnconfirmed: false, isTaken: false });
      wake();
    },
    waiting: () => queue.size(),
    isReached: reach.isReached,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
