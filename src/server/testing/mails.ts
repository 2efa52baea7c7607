import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The names in one folder of an outbox, oldest first. */
export async function namesIn(outbox: string, mailFolder = 'new'): Promise<string[]> {
  return (await readdir(path.join(outbox, mailFolder))).sort();
}

/** The stored messages of an outbox as they lie on the disk, oldest first. */
export async function rawMails(outbox: string, mailFolder = 'new'): Promise<Buffer[]> {
  const names = await namesIn(outbox, mailFolder);
  return Promise.all(names.map((name) => readFile(path.join(outbox, mailFolder, name))));
}

/** The stored messages of an outbox, read as a mail program reads them. */
export async function mails(outbox: string, mailFolder = 'new'): Promise<Email[]> {
  return Promise.all((await rawMails(outbox, mailFolder)).map((raw) => PostalMime.parse(raw)));
}

/** Who may read a file or enter a folder, as the octal digits of its mode. */
export async function modeOf(...parts: string[]): Promise<string> {
  return ((await stat(path.join(...parts))).mode & 0o777).toString(8);
}
