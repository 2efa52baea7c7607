import { randomUUID } from 'node:crypto';
import { type Disk, disk as realDisk } from './disk.ts';
import { groupCommit } from './groupCommit.ts';
import { LEFTOVER_MS } from './limits.ts';
import { markedName, nameOf, type MailFolder, MAIL_FOLDERS, type Stored } from './mailName.ts';
import { isGone, openMailFolders, orWhenGone } from './mailFolders.ts';

const FOLDERS = ['tmp', 'recovered', ...MAIL_FOLDERS];

/** A folder of mails, laid out like a Maildir, that keeps what it confirmed through a crash or a power cut. */
export interface Maildir {
  /** Stores a mail; once this resolves it is safe on the disk. */
  deliver(id: string, hash: string, message: Buffer): Promise<string>;
  /** Every stored mail, in the order they came in. Reads all folders: for a start, not for a request. */
  list(): Promise<Stored[]>;
  /** The bytes of a mail, also when it has just been moved or marked. */
  read(mailFolder: MailFolder, name: string): Promise<Buffer>;
  /** Marks a waiting mail as one that may have been delivered, or takes the mark off; gives its name from now on. */
  mark(name: string, isUnconfirmed: boolean): Promise<string>;
  /** Moves a mail out of `new/`; one that goes to `sent/` loses its mark. */
  move(name: string, to: 'sent' | 'failed'): Promise<void>;
  /** How long ago a mail came in, in ms by the clock on the wall, or undefined when it is in no folder any more. */
  age(name: string): Promise<number | undefined>;
  /** How many mails are in `failed/`, from memory; `probe` notices what a person changed there. */
  failed(): number;
  /** Puts the remains of writes that died into `recovered/`, for a person to look at. */
  sweep(): Promise<number>;
  /**
   * Does all that storing a mail takes with a file that mail programs overlook, and makes folders that are gone again.
   * @returns the folders that were missing
   * @throws when the disk does not take a mail
   */
  probe(): Promise<string[]>;
}

/**
 * Opens an outbox folder, making it when it is not there yet.
 * @param folder absolute path; a second server may use the same one
 * @throws when the folder cannot be written
 */
export async function openMaildir(folder: string, disk: Disk = realDisk): Promise<Maildir> {
  const { at, changedAt, listFolder, list, find } = openMailFolders(folder, disk);
  const makeFolders = () => Promise.all(FOLDERS.map((name) => disk.makeFolder(at(name))));
  const syncNew = groupCommit(() => disk.syncFolder(at('new')));

  await makeFolders();
  let failedChangedAt = await changedAt('failed');
  const stored = await list();
  let order = stored.at(-1)?.order ?? 0;
  let failed = stored.filter(({ mailFolder }) => mailFolder === 'failed').length;

  async function put(name: string, message: Buffer): Promise<void> {
    const temporary = at('tmp', randomUUID());
    try {
      await disk.write(temporary, message);
      await disk.rename(temporary, at('new', name));
      await syncNew();
    } catch (error) {
      await disk.remove(temporary).catch(() => undefined);
      // Not confirmed, so it must not be mailed either: the visitor will send it again.
      await disk.remove(at('new', name)).catch(() => undefined);
      throw error;
    }
  }

  /** A folder that somebody deleted is made again: it is no reason to turn a visitor away. */
  async function withFolders(action: () => Promise<void>): Promise<void> {
    await action().catch(async (error: NodeJS.ErrnoException) => {
      if (!isGone(error)) throw error;
      await makeFolders();
      await action();
    });
  }

  return {
    list,
    async deliver(id, hash, message) {
      order += 1;
      const name = nameOf(order, id, hash);
      await withFolders(() => put(name, message));
      return name;
    },
    async read(mailFolder, name) {
      const bytes = await disk.read(at(mailFolder, name)).catch(orWhenGone(undefined));
      return bytes ?? disk.read((await find(name))?.file ?? at(mailFolder, name));
    },
    async mark(name, isUnconfirmed) {
      const marked = markedName(name, isUnconfirmed);
      const other = name === marked ? markedName(name, !isUnconfirmed) : name;
      await disk.rename(at('new', other), at('new', marked)).catch(async (error: NodeJS.ErrnoException) => {
        // It bears the right mark already, perhaps from another server with the same folder.
        if (!isGone(error) || (await changedAt('new', marked)) === undefined) throw error;
      });
      return marked;
    },
    async move(name, to) {
      const target = at(to, to === 'sent' ? markedName(name, false) : name);
      await withFolders(() => disk.rename(at('new', name), target));
      if (to === 'failed') failed += 1;
      await disk.syncFolder(at(to));
    },
    async age(name) {
      const found = await find(name);
      return found && Date.now() - found.time;
    },
    failed: () => failed,
    async sweep() {
      let swept = 0;
      for (const name of await disk.list(at('tmp'))) {
        const age = Date.now() - ((await changedAt('tmp', name)) ?? Date.now());
        if (age < LEFTOVER_MS) continue;
        await disk.rename(at('tmp', name), at('recovered', name));
        swept += 1;
      }
      return swept;
    },
    async probe() {
      const times = await Promise.all(FOLDERS.map((name) => changedAt(name)));
      const missing = FOLDERS.filter((_, index) => times[index] === undefined);
      if (missing.length > 0) await makeFolders();
      await put('.probe', Buffer.alloc(4096));
      await disk.remove(at('new', '.probe'));
      // Looked at before it is counted, so that a change in between is counted the next time.
      if (times.at(-1) !== failedChangedAt) failed = (await listFolder('failed')).length;
      failedChangedAt = times.at(-1);
      return missing;
    },
  };
}
