/** Kinds of fields that several schemas share. */
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

export const webAddress = z.url({ protocol: /^https$/ }).describe('A full address that begins with https://');

/** Marks a source, or a link, that no page may show. */
export const trade = z
  .literal(true)
  .optional()
  .describe(
    'true for a page of another travel company, such as a tour operator, a booking site, a lodge, a car rental or a park guide that one of them runs: it is kept here for whoever checks the text, and never named or linked on the site',
  );
