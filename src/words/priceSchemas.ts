import { z } from 'zod';
import { counted, text } from './text.ts';

/** What prices and fees say beside their amounts. */
export const PriceWords = z.strictObject({
  lapsed: text('An amount in a text whose time is over, where it stands first', 'amount', 'date'),
  tax: z
    .strictObject({
      included: text('Where the amount holds the tax'),
      'on top': text('Where it comes on top of the amount'),
      unknown: text('Where nobody knows'),
    })
    .describe('What a fee says of the value added tax'),
  tips: text('The link to the usual tips', 'country'),
  sizes: z.strictObject({
    caption: text('The title of the table of prices by the size of the party'),
    size: text('Over its first column: how many travel'),
    each: text('Over its second column: what each pays'),
    others: text('Its last line: all sizes that have no price of their own'),
    same: text('Instead of it, where the price is the same for all'),
    open: text('Instead of it, where no size has a price'),
    children: text('Under it: that children’s prices are not in it'),
  }),
  party: z.strictObject({
    heading: text('Over the two numbers'),
    adults: text('The first number'),
    children: text('The second number'),
    fewer: text('The button that takes one away, for screen readers', 'who'),
    more: text('The button that adds one, for screen readers', 'who'),
    known: z.strictObject({
      one: text('What one adult pays', 'all'),
      other: text('What several adults pay', 'count', 'each', 'all'),
    }),
    ask: counted('When nobody has named a price for so many adults', 'count'),
    withChildren: text('When there are children'),
    missing: text('When a number is missing or impossible'),
    book: text('The link to the booking form'),
  }),
});
export type PriceWords = z.infer<typeof PriceWords>;
