import type { Enquiry } from './enquiry.ts';
import { CONTENT_DEDUPE_MS, DISK_RETRY_SECONDS } from './limits.ts';
import type { Maildir } from './maildir.ts';
import { Refusal } from './refusal.ts';

/** What became of an enquiry; `id` is the one under which it is stored. */
export interface Receipt {
  id: string;
  outcome: 'stored' | 'corrected' | 'repeated';
}

/** Stores enquiries, each once. */
export interface Intake {
  accept(enquiry: Enquiry): Promise<Receipt>;
  /** Why the disk does not take enquiries at the moment, or undefined when it does. */
  trouble(): Promise<string | undefined>;
}

interface Options {
  maildir: Maildir;
  compose: (enquiry: Enquiry, isCorrection: boolean) => Buffer;
  /** Called with the file's name after a mail is safe on the disk. */
  onStored: (name: string) => void;
  /** A clock in ms that never runs backwards. */
  now?: () => number;
}

/**
 * Opens the intake over an outbox folder; enquiries that are already there count as received.
 * @throws when the folder cannot be read
 */
export async function openIntake({
  maildir,
  compose,
  onStored,
  now = () => performance.now(),
}: Options): Promise<Intake> {
  const hashesOf = new Map<string, Set<string>>();
  const recent = new Map<string, { id: string; at: number }>();
  const inFlight = new Map<string, Promise<Receipt>>();
  let trouble: string | undefined;

  const remember = (id: string, hash: string) => hashesOf.set(id, (hashesOf.get(id) ?? new Set()).add(hash));
  for (const { id, hash } of await maildir.list()) remember(id, hash);

  function forgetOld(): void {
    for (const [hash, { at }] of recent) {
      if (now() - at < CONTENT_DEDUPE_MS) return;
      recent.delete(hash);
    }
  }

  /** The id under which the same enquiry is already stored. A client without ids is known by what it sends. */
  function knownAs({ id, hasOwnId, hash }: Enquiry): string | undefined {
    if (hasOwnId) return hashesOf.get(id)?.has(hash) ? id : undefined;
    forgetOld();
    return recent.get(hash)?.id;
  }

  async function store(enquiry: Enquiry): Promise<Receipt> {
    const { id, hash, replaces } = enquiry;
    const isCorrection = hashesOf.has(id) || (replaces !== undefined && hashesOf.has(replaces));
    remember(id, hash);
    try {
      const name = await maildir.deliver(id, hash, compose(enquiry, isCorrection));
      recent.delete(hash);
      recent.set(hash, { id, at: now() });
      onStored(name);
      return { id, outcome: isCorrection ? 'corrected' : 'stored' };
    } catch (error) {
      const hashes = hashesOf.get(id);
      hashes?.delete(hash);
      if (hashes?.size === 0) hashesOf.delete(id);
      trouble = (error as NodeJS.ErrnoException).code ?? 'unknown error';
      throw new Refusal(503, 'The enquiry could not be stored', {
        'Retry-After': String(DISK_RETRY_SECONDS),
      });
    }
  }

  return {
    accept(enquiry) {
      const key = enquiry.hasOwnId ? `${enquiry.id} ${enquiry.hash}` : enquiry.hash;
      const running = inFlight.get(key);
      if (running) return running.then(({ id }) => ({ id, outcome: 'repeated' }));
      const known = knownAs(enquiry);
      if (known) return Promise.resolve({ id: known, outcome: 'repeated' });
      const receipt = store(enquiry).finally(() => inFlight.delete(key));
      inFlight.set(key, receipt);
      return receipt;
    },
    async trouble() {
      if (trouble === undefined) return undefined;
      await maildir.probe().then(
        () => (trouble = undefined),
        (error: NodeJS.ErrnoException) => (trouble = error.code ?? 'unknown error'),
      );
      return trouble;
    },
  };
}
