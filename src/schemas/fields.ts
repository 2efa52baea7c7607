/**
 * Kinds of fields that several schemas share. Schemas are strict: a key that is not theirs is an error, so that a
 * misspelt one cannot vanish. Each `.describe()` is what an editor reads when the field is wrong.
 */
import { z } from 'zod';

/**
 * A text that says something.
 * @param says what an editor reads when it is missing
 */
export const text = (says: string) => z.string().trim().min(1).describe(says);

export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { abort: true })
  .refine((text) => new Date(`${text}T00:00Z`).toJSON()?.startsWith(text), 'There is no such day')
  .describe('A date as year-month-day in quotation marks, such as "2026-06-30"');

const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)+\.?|localhost|\[[\da-f:.]+\])$/i;
const MAIL = /^mailto:[^@\s?,]+@[^@\s?,]+\.[^@\s?,.]+(?:,[^@\s?,]+@[^@\s?,]+\.[^@\s?,.]+)*(?:\?|$)/i;

/**
 * Why a full address can lead nowhere.
 * @returns what to write, a sentence without its capital and its full stop; undefined where nothing is seen
 */
export function addressFault(address: string): string | undefined {
  const rest = /^(?:https?:\/*)+(?<rest>.*)$/is.exec(address)?.groups?.['rest'];
  if (/\s/.test(address))
    return `has a blank in it: write the address as the browser shows it, such as ${address.replaceAll(/\s+/g, '')}`;
  if (rest !== undefined && !/^https?:\/\/(?!\/|https?:)/i.test(address)) return `write https://${rest}`;
  const host = rest !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined;
  if (host !== undefined && !HOST.test(host)) {
    const better = host.replaceAll(/,+/g, '.');
    const right = HOST.test(better) ? address.replace(host, better) : 'https://www.example.org';
    return `"${host}" is no name of a site: write it such as ${right}`;
  }
  if (/^mailto:/i.test(address) && !MAIL.test(address))
    return 'has no whole e-mail address: write it such as mailto:hello@example.org';
  if (/^tel:/i.test(address) && !/\d/.test(address))
    return 'has no number: write it such as tel:+256000000001';
  return undefined;
}

export const webAddress = z
  .url({ protocol: /^https$/, abort: true })
  .superRefine((address, context) => {
    const fault = addressFault(address);
    const message = fault && fault.charAt(0).toUpperCase() + fault.slice(1);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .describe('A full address that begins with https://');

/** Marks a source, or a link, that no page may show. */
export const trade = z
  .literal(true)
  .optional()
  .describe(
    'true for a page of another travel company, such as a tour operator, a booking site, a lodge, a car rental or a park guide that one of them runs: it is kept here for whoever checks the text, and never named or linked on the site',
  );

export const order = z.number().int().min(1).describe('Where it stands among its neighbours: 1 comes first');
export const sample = z
  .boolean()
  .optional()
  .describe(
    "true while this is an invented sample; shows a small 'Sample' stamp. Delete the line when the text is real",
  );

/** What a trip or a place says of its travel guide. */
export const guide = z
  .string()
  .refine((value) => value === 'none', 'Write none where there is no guide yet, or delete the line')
  .optional()
  .describe('none while there is no travel guide to offer; without this line one is made of what is here');
export const fourActivities = z
  .array(text('An activity, such as Guided tours'))
  .length(4)
  .describe('Exactly four activities');
