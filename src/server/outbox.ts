import { parseArgs } from 'node:util';
import PostalMime from 'postal-mime';
import { readSettings, SettingsError } from '../settings/settings.ts';
import type { Stored } from './mailName.ts';
import { type Maildir, openMaildir } from './maildir.ts';

const FOLDER_NOTES = { new: 'not mailed', cur: 'read', sent: 'mailed', failed: 'REFUSED by the mail server' };
const UNCONFIRMED = ', but perhaps delivered: the mail server has not answered an attempt';
const RULE = '-'.repeat(72);

/**
 * Prints one stored mail as a person reads it: what became of it, its subject, its text.
 * @param count its number in the list
 */
async function toReadable(
  maildir: Maildir,
  { mailFolder, name, isUnconfirmed }: Stored,
  count: string,
): Promise<string> {
  const mail = await PostalMime.parse(await maildir.read(mailFolder, name));
  const reply = mail.replyTo?.map(({ address }) => address).join(', ');
  const head = [
    `${count}  ${mail.subject ?? '(no subject)'}`,
    `To: ${mail.to?.[0]?.address ?? '?'} (${FOLDER_NOTES[mailFolder]}${isUnconfirmed ? UNCONFIRMED : ''})`,
  ];
  return [RULE, ...head, ...(reply ? [`Reply to: ${reply}`] : []), '', (mail.text ?? '').trim()].join('\n');
}

/**
 * Prints the enquiries in the outbox, newest last.
 * @param last how many of the newest, or undefined for all
 */
async function printOutbox(folder: string, last: number | undefined): Promise<void> {
  const maildir = await openMaildir(folder);
  const all = await maildir.list();
  const shown = last === undefined ? all : all.slice(-last);
  for (const [index, stored] of shown.entries()) {
    console.log(await toReadable(maildir, stored, `${all.length - shown.length + index + 1}/${all.length}`));
  }
  console.log(RULE);
  console.log(
    all.length === 0
      ? `No enquiries in ${folder} yet.`
      : `${all.length} ${all.length === 1 ? 'enquiry' : 'enquiries'} in ${folder}`,
  );
}

try {
  const { values } = parseArgs({ options: { last: { type: 'string' } } });
  const last = values.last === undefined ? undefined : Number(values.last);
  if (last !== undefined && !(Number.isInteger(last) && last > 0)) {
    throw new SettingsError(
      `--last is "${values.last}". Give a whole number from 1: npm run outbox -- --last 5`,
    );
  }
  await printOutbox(readSettings().outboxDir, last);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
