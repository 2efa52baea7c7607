import { answerOf } from '../forms/enquiryWords.ts';
import { mailboxOf } from '../forms/rules.ts';
import type { Settings } from '../settings/settings.ts';
import { type Enquiry, fieldsOf, shortRef } from './enquiry.ts';
import { compose, type Letter } from './transport.ts';

const NOT_TICKED = new Set(['', 'false', 'off', 'no', '0']);

/** Characters that turn the direction of a line, so that it reads as something it is not. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g;
/** A subject that a list of mails can still show. */
const SUBJECT_NAME = 60;

const receivedAt = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Africa/Kampala',
});

const codePoint = (character: string) =>
  `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Shows what cannot be seen, and leaves everything else as it was typed. */
function visible(text: string): string {
  return text.replace(TURNING, codePoint).replace(CONTROL, codePoint);
}

function line(label: string, value: string): string {
  const rows = visible(value).split(/\r\n|[\r\n\u2028\u2029]/);
  if (rows.length === 1) return `${label}: ${rows[0]}`;
  // Indented, so that no typed line can pass for a labelled one.
  return [`${label}:`, ...rows.map((row) => `    ${row}`)].join('\n');
}

function bodyOf(enquiry: Enquiry, at: Date): string {
  const { form, words, id, replaces, isSuspect, values } = enquiry;
  const fields = fieldsOf(form);
  const asked = fields.map((field) => {
    const value = values[field.name] ?? '';
    const isUnticked = field.type === 'checkbox' && NOT_TICKED.has(value);
    return [
      words.fields[field.name]?.label ?? field.name,
      answerOf(field, isUnticked ? '' : value, words),
    ] as const;
  });
  const others = Object.keys(values).filter((name) => !fields.some((field) => field.name === name));
  return [
    words.mail,
    `Reference: ${shortRef(id)}`,
    `Received: ${receivedAt.format(at)} (East Africa Time)`,
    ...(replaces ? [`Replaces the enquiry with the reference ${shortRef(replaces)}`] : []),
    ...(isSuspect ? ['A field that people cannot see was filled in, so a program may have sent this.'] : []),
    '',
    ...asked.filter(([, value]) => value !== '').map(([label, value]) => line(label, value)),
    ...(others.length > 0 ? ['', 'Other fields'] : []),
    ...others.map((name) => line(visible(name), values[name] ?? '')),
    '',
  ].join('\n');
}

/**
 * Writes an enquiry as a complete mail to the agency.
 * @param isCorrection whether an earlier enquiry of the same visitor is already stored
 * @param at when it came in
 */
export function toMessage(
  enquiry: Enquiry,
  { mailFrom, mailTo, siteHost }: Pick<Settings, 'mailFrom' | 'mailTo' | 'siteHost'>,
  isCorrection: boolean,
  at: Date,
): Buffer {
  const { values, form, words } = enquiry;
  const marks = `${enquiry.isSuspect ? '[possible spam] ' : ''}${isCorrection ? '[corrected] ' : ''}`;
  const name = [...visible(values[form.mail.who] ?? '').replace(/\s+/g, ' ')].slice(0, SUBJECT_NAME).join('');
  const replyTo = mailboxOf(values[form.mail.replyTo] ?? '');
  const idOf = (id: string) => `<${id}@${siteHost}>`;
  const letter: Letter = {
    from: mailFrom,
    to: mailTo,
    subject: `${marks}${words.mail}: ${name} (${shortRef(enquiry.id)})`,
    text: bodyOf(enquiry, at),
    date: at,
    messageId: idOf(isCorrection && !enquiry.replaces ? `${enquiry.id}.${enquiry.hash}` : enquiry.id),
  };
  if (replyTo) letter.replyTo = replyTo;
  if (isCorrection) letter.references = idOf(enquiry.replaces ?? enquiry.id);
  return compose(letter);
}
