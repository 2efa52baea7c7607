import type { Enquiry } from './enquiry.ts';
import { createKnown } from './known.ts';
import { CONTENT_DEDUPE_MS, DISK_RETRY_SECONDS } from './limits.ts';
import type { Maildir } from './maildir.ts';
import { HttpError } from './httpError.ts';

/** What became of an enquiry; `id` is the one under which it is stored. */
export interface Receipt {
  id: string;
  outcome: 'stored' | 'corrected' | 'repeated';
}

/** Stores enquiries, each once. */
export interface Intake {
  accept(enquiry: Enquiry): Promise<Receipt>;
}

interface Options {
  maildir: Maildir;
  compose: (enquiry: Enquiry, isCorrection: boolean) => Buffer;
  /** Called with the file's name after a mail is safe on the disk. */
  onStored: (name: string) => void;
  /** Called with the system's word for it when the disk did not take an enquiry. */
  onTrouble: (code: string) => void;
  /** A clock in ms that never runs backwards. */
  now?: () => number;
}

/**
 * Remembers what an outbox holds. How long ago a mail came in is read from its file, newest first, so that a start
 * looks at the few of the last minutes only.
 */
async function recall(maildir: Maildir, now: () => number) {
  const known = createKnown(now);
  const stored = await maildir.list();
  const times = new Map<string, number>();
  for (const { name } of [...stored].reverse()) {
    const age = await maildir.age(name);
    if (age === undefined) continue;
    if (age >= CONTENT_DEDUPE_MS) break;
    times.set(name, now() - Math.max(0, age));
  }
  for (const { id, hash, name } of stored) known.remember(id, hash, name, times.get(name) ?? null);
  return known;
}

/**
 * Opens the intake over an outbox folder; enquiries that are already there count as received.
 * @throws when the folder cannot be read
 */
export async function openIntake(options: Options): Promise<Intake> {
  const { maildir, compose, onStored, onTrouble, now = () => performance.now() } = options;
  const inFlight = new Map<string, Promise<Receipt>>();
  const known = await recall(maildir, now);

  /**
   * The id under which the same enquiry is stored. A client without ids is known by what it sends. Memory is not
   * proof: a person may have deleted the file since, and then the enquiry is new.
   */
  async function findStored({ id, hasOwnId, hash }: Enquiry): Promise<string | undefined> {
    const found = hasOwnId ? { id, name: known.byId(id, hash) } : known.byContent(hash);
    if (found?.name === undefined) return undefined;
    if ((await maildir.age(found.name)) !== undefined) return found.id;
    known.forget(found.id, hash);
    return undefined;
  }

  async function store(enquiry: Enquiry): Promise<Receipt> {
    const { id, hash, replaces } = enquiry;
    const isCorrection = known.hasId(id) || (replaces !== undefined && known.hasId(replaces));
    // Known from here on, so that another content that comes meanwhile under this id is seen to correct it.
    known.remember(id, hash, '', null);
    try {
      const name = await maildir.deliver(id, hash, compose(enquiry, isCorrection));
      known.remember(id, hash, name);
      onStored(name);
      return { id, outcome: isCorrection ? 'corrected' : 'stored' };
    } catch (error) {
      known.forget(id, hash);
      throw error;
    }
  }

  async function take(enquiry: Enquiry): Promise<Receipt> {
    try {
      const id = await findStored(enquiry);
      return id === undefined ? await store(enquiry) : { id, outcome: 'repeated' };
    } catch (error) {
      onTrouble((error as NodeJS.ErrnoException).code ?? 'unknown error');
      throw new HttpError(503, 'The enquiry could not be stored', {
        'Retry-After': String(DISK_RETRY_SECONDS),
      });
    }
  }

  return {
    accept(enquiry) {
      const key = enquiry.hasOwnId ? `${enquiry.id} ${enquiry.hash}` : enquiry.hash;
      const running = inFlight.get(key);
      if (running) return running.then(({ id }) => ({ id, outcome: 'repeated' }));
      const receipt = take(enquiry).finally(() => inFlight.delete(key));
      inFlight.set(key, receipt);
      return receipt;
    },
  };
}
