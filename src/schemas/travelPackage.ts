/** A trip: content/packages/. */
import { z } from 'zod';
import { guide, order, text } from './fields.ts';
import { metadata } from './metadata.ts';
import { Months } from './months.ts';
import { fivePictures, poster } from './pictures.ts';
import { country, region } from './regions.ts';
import { TripNotes } from './tripNotes.ts';

const partyPrices = z
  .array(
    z.strictObject({
      party: z.number().int().min(1).describe('How many adults travel together, such as 2'),
      price: z.number().positive().describe('US dollars for each of them: a number without the $ sign'),
    }),
  )
  .refine((all) => new Set(all.map(({ party }) => party)).size === all.length, {
    error: 'Two prices for parties of one size: keep one',
  })
  .optional()
  .describe('The price for each in parties of other sizes, once somebody has confirmed it');
const feeUse = z.strictObject({
  fee: text('The fee: a file of content/fees/ without its ending, such as uganda-visa'),
  quantity: z
    .number()
    .int()
    .min(1)
    .default(1)
    .describe('How often one person pays it, such as 2 for two days'),
});

export const TravelPackage = z.strictObject({
  ...metadata,
  order,
  country,
  region: region.optional().describe('Only when its colours differ from the country’s: zanzibar'),
  caption: text('A few words on the picture, such as The great migration'),
  heading: text('The name of the trip'),
  activities: z
    .string()
    .regex(/^[^/]+(?:\/[^/]+)+$/)
    .describe('Activities separated by slashes, such as Game drives/Bush walks'),
  price: z.number().positive().describe('US dollars a person: a number without the $ sign, such as 750'),
  people: z.literal('per person'),
  party: z
    .union([z.number().int().min(1), z.literal('any')])
    .optional()
    .describe(
      'How many adults travel together for this price, such as 5, or any where it is the same for all; leave it out while nobody has confirmed it: pages say to ask',
    ),
  prices: partyPrices,
  duration: z
    .string()
    .regex(/^\d+ Days? \| \d+ Nights?$/)
    .describe('Such as 3 Days | 2 Nights'),
  highlights: z.array(text('Something that is included or worth knowing')).min(3).max(8),
  availability: text('When it can be booked: All Year Round'),
  poster,
  pictures: fivePictures,
  summary: z.string().min(120).max(400).describe('Two or three sentences at the head of the trip’s page'),
  included: z.array(text('Something the price includes')).min(3),
  notIncluded: z.array(text('Something the price does not include')).min(3),
  priceBasis: text('What the price assumes, such as Five adults who share one car'),
  fees: z.array(feeUse).default([]).describe('What the price does not include and everybody pays'),
  notes: TripNotes.describe('What to know before booking: the same notes for every trip'),
  bestMonths: text('The best months, such as June to October'),
  months: Months,
  season: text('A sentence on the rains and what they change'),
  guide,
});
export type TravelPackage = z.infer<typeof TravelPackage>;
