import { z } from 'zod';
import { isoDate, text, trade, webAddress } from './fields.ts';

/**
 * What a traveller must know of one thing.
 * @param subject what it answers, as an editor reads it
 */
export const noteOn = (subject: string) =>
  z
    .strictObject({
      text: z
        .string()
        .trim()
        .min(1)
        .max(420)
        .describe('One to three plain sentences, 420 characters at most; say "ask us" where nobody knows'),
      short: text(
        'The words of the text that are the answer, as they stand in it, such as UTC+3: they are printed bold. Leave it out where no few words are',
      ).optional(),
      links: z
        .array(
          z.strictObject({
            label: text('Whose page it is, such as Uganda Immigration, e-visa'),
            url: webAddress,
            trade,
          }),
        )
        .default([])
        .describe('Where a traveller checks it, the official page first; none where you found no page'),
      dated: text('How old the source says it is, such as August 2024').optional(),
      read: isoDate.describe('The day on which you read it, such as "2026-11-22"'),
    })
    .refine(({ text: whole, short = '' }) => whole.includes(short), {
      path: ['short'],
      error: 'These words do not stand in the text: copy them from it, letter by letter',
    })
    .describe(subject);

/** The topics of a part of notes, each a field of a schema, in the order in which they are written there. */
export const topicsOf = <Notes extends object>(notes: Notes) => Object.keys(notes) as (keyof Notes)[];
