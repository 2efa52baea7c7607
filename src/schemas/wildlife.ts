import { z } from 'zod';
import { isoDate, text, trade, webAddress } from './fields.ts';
import { MONTHS } from './months.ts';

/** How likely a visitor sees an animal, from the surest to none at all. */
export const CHANCES = ['very likely', 'likely', 'with luck', 'ask us', 'not here'] as const;
export type Chance = (typeof CHANCES)[number];

const sighting = z
  .strictObject({
    chance: z
      .enum(CHANCES)
      .describe(
        'very likely, likely, with luck, ask us (no good source) or not here (a source says so). A place that no source names with the animal is left out',
      ),
    when: text('In which months, such as all year or July to October').optional(),
    note: z.string().trim().min(1).max(70).optional().describe('Where or how, in 70 characters at most'),
  })
  .describe('How likely one sees it there');
const sources = z
  .array(z.strictObject({ name: text('Who says it, and of which place'), url: webAddress, trade }))
  .min(1)
  .describe('Where you read it: at least one page');
const read = isoDate.describe('When you last read the sources, such as "2026-11-22"');

export const Animal = z.strictObject({
  order: z.number().int().min(1).describe('Where it stands among the animals: 1 comes first'),
  name: text('The name of the animal, such as Mountain gorilla'),
  note: text('A sentence under its name').optional(),
  places: z
    .record(z.string(), sighting)
    .refine((places) => Object.keys(places).length > 0, 'Name at least one place')
    .describe('The places where it lives: names of files in content/places/ without their ending'),
  sources,
  read,
});

const monthOfHerds = z
  .strictObject({
    area: text('The part of the park, such as South'),
    where: text('Where most of the herds usually are: a sentence'),
    reach: text('Whether the three-day trip comes there'),
  })
  .describe('Where the herds usually are in that month');
/** Where the wildebeest usually are, month by month. */
export const MigrationPanel = z.strictObject({
  months: z
    .strictObject(
      Object.fromEntries(MONTHS.map((month) => [month, monthOfHerds])) as Record<
        (typeof MONTHS)[number],
        typeof monthOfHerds
      >,
    )
    .describe('All twelve months, jan to dec'),
  sources,
  read,
});

export type Animal = z.infer<typeof Animal>;
export type Sighting = z.infer<typeof sighting>;
export type MigrationPanel = z.infer<typeof MigrationPanel>;
