import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Disk, disk as realDisk } from './disk.ts';
import { LEFTOVER_MS } from './limits.ts';

/** Where a mail is: waiting, read by a mail program, handed to the mail server, or refused by it. */
export const SHELVES = ['new', 'cur', 'sent', 'failed'] as const;
export type Shelf = (typeof SHELVES)[number];

/** A stored mail. Its file name says what a restart has to know: `<order>-<enquiry's id>-<hash of its content>.eml`. */
export interface Stored {
  name: string;
  shelf: Shelf;
  order: number;
  id: string;
  hash: string;
}

// A mail program that opens the folder may append its own flags after a colon.
const NAME = /^(\d{12})-([0-9a-f-]{36})-([0-9a-f]{16})\.eml(?::.*)?$/;

/** A folder of mails, laid out like a Maildir, that keeps what it confirmed through a crash or a power cut. */
export interface Maildir {
  /** Stores a mail; once this resolves it is safe on the disk. */
  deliver(id: string, hash: string, message: Buffer): Promise<string>;
  /** Every stored mail, in the order they came in. */
  list(): Promise<Stored[]>;
  read(shelf: Shelf, name: string): Promise<Buffer>;
  move(name: string, from: Shelf, to: Shelf): Promise<void>;
  /** How long ago a mail came in, in ms by the clock on the wall. */
  age(shelf: Shelf, name: string): Promise<number>;
  /** Puts the remains of writes that died into `recovered/`, for a person to look at. */
  sweep(): Promise<number>;
  /** Writes and removes a file, to see whether the disk takes one. */
  probe(): Promise<void>;
}

/** Lets one sync of a folder serve everybody who asked before it began. */
function groupCommit(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = () => {
    running = sync().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined) return begin();
    // Names that arrive while a sync runs may be too late for it, so they share the following one.
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
}

function toStored(shelf: Shelf, name: string): Stored[] {
  const [, order, id, hash] = NAME.exec(name) ?? [];
  return order && id && hash ? [{ name, shelf, order: Number(order), id, hash }] : [];
}

/**
 * Opens an outbox folder, making it when it is not there yet.
 * @param folder absolute path; a second server may use the same one
 * @throws when the folder cannot be written
 */
export async function openMaildir(folder: string, disk: Disk = realDisk): Promise<Maildir> {
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const makeFolders = async () => {
    for (const name of ['tmp', 'recovered', ...SHELVES]) await disk.makeFolder(at(name));
  };
  const list = async () => {
    const shelves = await Promise.all(
      SHELVES.map(async (shelf) => (await disk.list(at(shelf))).flatMap((name) => toStored(shelf, name))),
    );
    return shelves.flat().sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
  };

  await makeFolders();
  // A counter, not a clock, gives the order: clocks can jump back.
  let order = (await list()).at(-1)?.order ?? 0;
  const syncNew = groupCommit(() => disk.syncFolder(at('new')));

  async function store(name: string, message: Buffer): Promise<void> {
    const temporary = at('tmp', randomUUID());
    try {
      await disk.write(temporary, message);
      await disk.rename(temporary, at('new', name));
      await syncNew();
    } catch (error) {
      await disk.remove(temporary).catch(() => undefined);
      // Not confirmed, so it must not be mailed either: the visitor will send it again.
      await disk.remove(at('new', name)).catch(() => undefined);
      await makeFolders().catch(() => undefined);
      throw error;
    }
  }

  return {
    list,
    async deliver(id, hash, message) {
      order += 1;
      const name = `${String(order).padStart(12, '0')}-${id}-${hash}.eml`;
      await store(name, message);
      return name;
    },
    read: (shelf, name) => readFile(at(shelf, name)),
    async move(name, from, to) {
      await disk.rename(at(from, name), at(to, name));
      await disk.syncFolder(at(to));
    },
    age: async (shelf, name) => Date.now() - (await disk.changedAt(at(shelf, name))),
    async sweep() {
      let swept = 0;
      for (const name of await disk.list(at('tmp'))) {
        const age = Date.now() - (await disk.changedAt(at('tmp', name)).catch(() => Date.now()));
        if (age < LEFTOVER_MS) continue;
        await disk.rename(at('tmp', name), at('recovered', name));
        swept += 1;
      }
      return swept;
    },
    async probe() {
      const file = at('tmp', randomUUID());
      try {
        await disk.write(file, Buffer.alloc(4096));
      } finally {
        await disk.remove(file);
      }
    },
  };
}
