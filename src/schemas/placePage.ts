/** What the page of a place tells beside its text. */
import { z } from 'zod';
import { isoDate, text, trade, webAddress } from './fields.ts';

/** How people travel, in the words of content. */
export const WAYS_THERE = ['road', 'flight', 'train', 'boat'] as const;
export type WayThere = (typeof WAYS_THERE)[number];

const means = z.enum(WAYS_THERE).describe('road, flight, train or boat');
const hours = z
  .string()
  .regex(/^(?:(?:about|under|over) )?\d+(?:\.\d+)?(?: to \d+(?:\.\d+)?)?$/, { abort: true })
  .refine((text) => {
    const [from = 0, to = from] = text.match(/[\d.]+/g)?.map(Number) ?? [];
    return to >= from;
  }, 'Runs backwards: write the smaller number first')
  .describe(
    'Hours as a text without the word, such as "8 to 10", "about 1" or "0.25 to 0.5"; leave it out where nobody knows: pages say to ask',
  );
const note = text('A few words on the way, such as By way of Kampala');

/** A way to a place. */
export const PlaceWay = z.strictObject({
  from: text('Where the way begins, such as Kampala'),
  to: text('Where it ends, when that is not the place itself, such as Kihihi').optional(),
  by: means,
  hours: hours.optional(),
  note: note.optional(),
});

/** The way between two places, written in the file of one of them and shown on the pages of both. */
export const Neighbour = z.strictObject({
  place: text('The other place: a file of content/places/ without its ending, such as volcanoes'),
  by: means.default('road'),
  hours: hours.optional(),
  note: note.optional(),
});

/** Where something on a page was read. */
export const PlaceSource = z.strictObject({
  claim: text(
    'What was read there, in a few words, such as The road from Kampala; beside trade, as it stands inside a sentence: the road from Kampala',
  ),
  name: text('Whose page it is, such as Kenya Wildlife Service'),
  url: webAddress,
  trade,
  read: isoDate.describe('The day on which you read it, such as "2026-11-22"'),
});

export const placePage = {
  gettingThere: z.array(PlaceWay).min(1).describe('The ways to the place, at least one'),
  neighbours: z
    .array(Neighbour)
    .default([])
    .describe('Ways to other places; each way stands in the file of one of its two places'),
  fees: z
    .array(text('A fee: a file of content/fees/ without its ending, such as uganda-visa'))
    .default([])
    .describe('What a visitor pays there'),
  sources: z.array(PlaceSource).min(1).describe('Where the facts of the page were read'),
  updated: isoDate.describe('When the text was last checked, such as "2026-11-22"'),
};

export type PlaceWay = z.infer<typeof PlaceWay>;
export type Neighbour = z.infer<typeof Neighbour>;
export type PlaceSource = z.infer<typeof PlaceSource>;
