import { fill, fillCount } from '../browser/fill.ts';
import { PEOPLE_MAX } from '../constants.ts';
import type { FormWords } from '../words/formSchemas.ts';

/** Longest lines the forms take, in UTF-16 units: checked before any pattern, so that a huge paste costs nothing. */
export const NAME_MAX = 200;
export const LINE_MAX = 200;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 60;
export const TEXT_MAX = 5000;

const WORD = "\\p{L}[\\p{L}\\p{M}]*(?:['’.\\-]\\p{L}[\\p{L}\\p{M}]*)*\\.?";
/** At least two words of letters of any script; also fit for a `pattern` attribute. */
export const NAME_PATTERN = `\\s*${WORD}(?:\\s+${WORD})+\\s*`;
const NAME = new RegExp(`^${WORD}(?:\\s+${WORD})+$`, 'u');
const PHONE = /^(?:\+[1-9]\d{9,14}|0\d{9,14})$/;
// RFC 5322's dot-atom and, by RFC 6531, whatever can be seen and is not ASCII.
const ATOM = '[^"(),.:;<>@[\\]\\\\\\p{C}\\p{Z}]+';
const LABEL = '(?:[\\p{L}\\p{M}\\p{N}\\-]*[\\p{L}\\p{M}\\p{N}])?';
const MAIL_NAME = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
// The last part begins with a letter: else a browser reads the whole as a number, the address of a machine.
const MAIL_DOMAIN = new RegExp(`^(?:[\\p{L}\\p{N}]${LABEL}\\.)+\\p{L}${LABEL}$`, 'u');
// Contacts copied on a phone carry invisible direction marks around the number.
const PHONE_FILLERS = /[\s().\-\u2010-\u2015\u2212\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const FOREIGN_SIGNS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\uff0b]/g;

/**
 * One line of text as it is checked and sent: no spaces around it, hard spaces made plain.
 * @param text as typed
 */
export function tidy(text: string): string {
  return text.replace(/\u00a0/g, ' ').trim();
}

/** Whether a line says anything at all. */
export function isFilled(text: string): boolean {
  return tidy(text) !== '';
}

/**
 * Whether this can be a person's full name: at least two words of letters, with apostrophes, hyphens and dots inside.
 * @param text as typed; at most 200 characters pass
 */
export function isPersonName(text: string): boolean {
  const name = tidy(text);
  return name.length <= NAME_MAX && NAME.test(name.normalize('NFC'));
}

/**
 * A phone number without what people put in to read it better, its digits in ASCII.
 * @param text as typed, at most a line of it
 */
export function normalisePhone(text: string): string {
  return text.replace(PHONE_FILLERS, '').replace(FOREIGN_SIGNS, (sign) => {
    if (sign === '\uff0b') return '+';
    // Each row of digits starts where its code is a multiple of 16, so the last four bits are the value.
    return String(sign.charCodeAt(0) & 15);
  });
}

/**
 * Whether this can be a phone number: `+` and a non-zero digit, or `0`, and 9 to 14 more digits, once spaces, dashes, dots and brackets are out.
 * @param text as typed
 */
export function isPhone(text: string): boolean {
  return text.length <= PHONE_MAX && PHONE.test(normalisePhone(text));
}

/**
 * The mailbox that an e-mail address names, as a mail's header writes it: something, an at sign, something, a dot,
 * something, no spaces, where 'something' is what mail servers know as a name: letters of
 * any script, digits and the signs of RFC 5322's atom, with single dots inside.
 * @param text as typed; spaces around it do not count
 * @returns the address with its domain in ASCII (`a@xn--mnchen-3ya.example`), or undefined when it is none
 */
export function mailboxOf(text: string): string | undefined {
  const address = tidy(text);
  // A mail program would decode '=?utf-8?q?…?=' into another address.
  if (address.length > EMAIL_MAX || /=\?.*\?=/.test(address)) return undefined;
  const [name = '', domain = '', ...more] = address.split('@');
  if (more.length > 0 || !MAIL_NAME.test(name) || !MAIL_DOMAIN.test(domain)) return undefined;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return undefined;
  }
}

/** Whether this can be an e-mail address that somebody can answer to. */
export function isEmail(text: string): boolean {
  return mailboxOf(text) !== undefined;
}

/**
 * What is wrong with a number of people, if anything: whole, at least `min`, at most 99.
 * @param text as typed
 * @param tooFew the message for less than `min` and for what is no whole number
 */
export function peopleError(
  text: string,
  min: number,
  tooFew: string,
  { errors }: FormWords,
): string | undefined {
  const digits = tidy(text);
  if (!/^\d{1,9}$/.test(digits) || Number(digits) < min) return tooFew;
  return Number(digits) > PEOPLE_MAX ? fill(errors.tooMany, { max: PEOPLE_MAX }) : undefined;
}

/**
 * What is wrong with the length of a text, if anything. Nothing is ever cut: the visitor decides what goes.
 * @param text as typed
 * @param max characters that fit
 */
export function lengthError(text: string, max: number, { errors }: FormWords): string | undefined {
  const over = text.length - max;
  return over <= 0 ? undefined : fillCount(errors.tooLong, over, { max: max.toLocaleString('en') });
}

/**
 * What is wrong with a line that must be filled in, if anything.
 * @param text as typed
 * @param missing the message for an empty line
 */
export function requiredLineError(text: string, missing: string, words: FormWords): string | undefined {
  return isFilled(text) ? lengthError(tidy(text), LINE_MAX, words) : missing;
}
