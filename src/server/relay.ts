import { RELAY_GIVE_UP, RELAY_JITTER, RELAY_WAITS } from './limits.ts';
import type { Maildir } from './maildir.ts';
import type { Send } from './transport.ts';

/** Hands stored mails to a mail server, in the background. */
export interface Relay {
  add(name: string): void;
  waiting(): number;
  /** Finishes the mail in hand and stops; what waits is taken up by the next start. */
  stop(): Promise<void>;
}

interface Options {
  maildir: Maildir;
  send: Send;
  from: string;
  to: string;
  log: (line: string) => void;
  waits?: readonly number[];
  giveUp?: number;
}

interface Entry {
  tries: number;
  due: number;
}

/**
 * Starts the relay with everything in `new/`. The queue is that folder, so it survives a restart; a mail's age is its
 * file's. A mail taken goes to `sent/`, one refused for good or too old to `failed/`, with a line in the log.
 * @param options.waits ms between attempts, the last one repeating
 * @param options.giveUp the age in ms at which a mail is given up
 */
export async function startRelay(options: Options): Promise<Relay> {
  const { maildir, send, from, to, log, waits = RELAY_WAITS, giveUp = RELAY_GIVE_UP } = options;
  const queue = new Map<string, Entry>();
  const now = () => performance.now();
  // A server that nobody reaches holds up all mails, one that answers only the mail it answered about.
  let pausedUntil = 0;
  let pauses = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const waitAfter = (tries: number) =>
    (waits[Math.min(tries, waits.length) - 1] ?? 0) * (1 + Math.random() * RELAY_JITTER);

  async function setAside(name: string, reason: string): Promise<void> {
    await maildir.move(name, 'new', 'failed');
    queue.delete(name);
    log(`MAIL NOT SENT: ${name} is in failed/ (${reason}). Move it back to new/ and restart to try again.`);
  }

  async function isTooOld(name: string, tries: number): Promise<boolean> {
    return tries > waits.length && (await maildir.age('new', name)) > giveUp;
  }

  async function attempt(name: string, entry: Entry): Promise<void> {
    const delivery = await send(from, to, await maildir.read('new', name));
    pauses = delivery.outcome === 'unreachable' ? pauses + 1 : 0;
    if (delivery.outcome === 'taken') {
      queue.delete(name);
      return maildir.move(name, 'new', 'sent');
    }
    const { reason } = delivery;
    entry.tries += 1;
    if (delivery.outcome === 'refused' || (await isTooOld(name, entry.tries))) return setAside(name, reason);
    if (delivery.outcome === 'later') entry.due = now() + waitAfter(entry.tries);
    else pausedUntil = now() + waitAfter(pauses);
    log(`mail waits: ${name}, attempt ${entry.tries} (${reason})`);
  }

  async function run(): Promise<void> {
    for (;;) {
      const [name, entry] = [...queue].find(([, { due }]) => due <= now()) ?? [];
      if (!name || !entry || isStopped || pausedUntil > now()) return;
      await attempt(name, entry).catch((error: NodeJS.ErrnoException) => {
        // A person may have moved the file away; anything else is a disk that may get better.
        if (error.code === 'ENOENT') queue.delete(name);
        else entry.due = now() + waitAfter(1);
        log(`mail left alone: ${name} (${error.code ?? error.message})`);
      });
    }
  }

  function wake(): void {
    clearTimeout(timer);
    if (running || isStopped || queue.size === 0) return;
    let due = Infinity;
    for (const entry of queue.values()) due = Math.min(due, entry.due);
    timer = setTimeout(
      () => {
        running = run().finally(() => {
          running = undefined;
          wake();
        });
      },
      Math.max(0, due - now(), pausedUntil - now()),
    );
    timer.unref();
  }

  for (const { name, shelf } of await maildir.list())
    if (shelf === 'new') queue.set(name, { tries: 0, due: now() });
  wake();

  return {
    add(name) {
      queue.set(name, { tries: 0, due: now() });
      // Each new enquiry is a reason to look whether the mail server is back.
      pausedUntil = 0;
      wake();
    },
    waiting: () => queue.size,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
