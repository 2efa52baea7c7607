import path from 'node:path';
import type { Disk } from './disk.ts';
import { markedName, type MailFolder, MAIL_FOLDERS, stemOf, type Stored, toStored } from './mailName.ts';

/** Whether an error says that a file or folder is not there. */
export const isGone = (error: NodeJS.ErrnoException) => error.code === 'ENOENT';

/** Gives a value in the place of an error that says that something is not there. */
export function orWhenGone<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (isGone(error)) return value;
    throw error;
  };
}

/**
 * Reads what is in an outbox.
 * @param folder absolute path; a folder in it that is missing counts as empty
 */
export function openMailFolders(folder: string, disk: Disk) {
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const changedAt = (...parts: string[]) => disk.changedAt(at(...parts)).catch(orWhenGone(undefined));

  async function listFolder(mailFolder: MailFolder): Promise<Stored[]> {
    const names = await disk.list(at(mailFolder)).catch(orWhenGone<string[]>([]));
    return names.flatMap((name) => toStored(mailFolder, name));
  }

  async function list(): Promise<Stored[]> {
    const mailFolders = await Promise.all(MAIL_FOLDERS.map(listFolder));
    return mailFolders.flat().sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
  }

  return {
    /** The full path of something in the outbox. */
    at,
    /** When a file or the names in a folder last changed, in ms since 1970, or undefined when it is not there. */
    changedAt,
    listFolder,
    /** Every stored mail, in the order they came in. */
    list,
    /** Where a mail is now, and when it came in, in ms since 1970. Reads folders only when no likely name is there. */
    async find(name: string): Promise<{ file: string; time: number } | undefined> {
      const spellings = [markedName(name, false), markedName(name, true)];
      for (const mailFolder of MAIL_FOLDERS)
        for (const spelling of spellings) {
          const time = await changedAt(mailFolder, spelling);
          if (time !== undefined) return { file: at(mailFolder, spelling), time };
        }
      // A mail program has added its flags to the name.
      const found = (await list()).find((mail) => stemOf(mail.name) === stemOf(name));
      if (found === undefined) return undefined;
      const time = await changedAt(found.mailFolder, found.name);
      return time === undefined ? undefined : { file: at(found.mailFolder, found.name), time };
    },
  };
}
