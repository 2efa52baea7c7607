import { z } from 'zod';

/** A month of a place or a trip: how good it is, and what happens in it. */
const month = z
  .strictObject({
    level: z.literal([1, 2, 3]).describe('3 for a best month, 2 for a fair one, 1 for a wet one'),
    word: z
      .string()
      .trim()
      .min(1)
      .max(12)
      .optional()
      .describe('What happens in it, in a word of 12 letters at most, such as calving'),
  })
  .describe('How good the month is, such as { level: 3 } or { level: 1, word: rains }');

/** A year of a place or a trip, month by month. */
export const Months = z
  .strictObject({
    ...{ jan: month, feb: month, mar: month, apr: month, may: month, jun: month },
    ...{ jul: month, aug: month, sep: month, oct: month, nov: month, dec: month },
  })
  .describe('All twelve months, jan to dec, each with a level from 1 to 3 and perhaps a word');
export type Months = z.infer<typeof Months>;

/** The months by the names that content gives them, in the order of the year. */
export const MONTHS = Months.keyof().options;
