/** Where a mail is: waiting, read by a mail program, handed to the mail server, or refused by it. */
export const MAIL_FOLDERS = ['new', 'cur', 'sent', 'failed'] as const;
export type MailFolder = (typeof MAIL_FOLDERS)[number];

/**
 * A stored mail. Its file name says what a restart has to know: `<order>-<enquiry's id>-<hash of its content>.eml`, with
 * `.unconfirmed` before the ending from the moment it is handed to the mail server until the answer is known.
 */
export interface Stored {
  name: string;
  mailFolder: MailFolder;
  order: number;
  id: string;
  hash: string;
  /** Whether the mail may have been delivered although no answer said so. */
  isUnconfirmed: boolean;
}

// A mail program that opens the folder may append its own flags after a colon.
const NAME = /^((\d{12})-([0-9a-f-]{36})-([0-9a-f]{16}))(\.unconfirmed)?\.eml(?::.*)?$/;

/** The name of a new mail. A counter, not a clock, gives the order: clocks can jump back. */
export function nameOf(order: number, id: string, hash: string): string {
  return `${String(order).padStart(12, '0')}-${id}-${hash}.eml`;
}

/** The part of a mail's name that no mark and no mail program changes. */
export function stemOf(name: string): string {
  return NAME.exec(name)?.[1] ?? name;
}

/** A mail's name with or without the mark of a delivery that nobody confirmed; a mail program's flags fall off. */
export function markedName(name: string, isUnconfirmed: boolean): string {
  return `${stemOf(name)}${isUnconfirmed ? '.unconfirmed' : ''}.eml`;
}

/** Reads a file's name; gives nothing for a file that is not one of ours. */
export function toStored(mailFolder: MailFolder, name: string): Stored[] {
  const [, , order, id, hash, mark] = NAME.exec(name) ?? [];
  if (!order || !id || !hash) return [];
  return [{ name, mailFolder, order: Number(order), id, hash, isUnconfirmed: mark !== undefined }];
}
