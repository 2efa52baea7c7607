import { z } from 'zod';
import { text, unnamedPages } from './text.ts';

const chance = (means: string) => text(`How likely one sees an animal: ${means}`);
const level = (means: string) => text(`What a month is called that is ${means}`);

/** What the table of animals, the month table of the herds and the lists of places say. */
export const WildlifeWords = z.strictObject({
  page: text('The link to the page of animals'),
  index: text('What the links to the animals are, for screen readers'),
  caption: text('The title of the table of animals, for screen readers'),
  animal: text('Over its first column'),
  chances: z.strictObject({
    'very likely': chance('most visits see it'),
    likely: chance('many visits see it'),
    'with luck': chance('it lives there and few visits see it'),
    'ask us': chance('no good source'),
    'not here': chance('a source says that it is not there'),
  }),
  meanings: z
    .strictObject({
      'very likely': text('What "very likely" means'),
      likely: text('What "likely" means'),
      'with luck': text('What "with luck" means'),
      'ask us': text('What "ask us" means'),
      'not here': text('What "not here" means'),
      none: text('What an empty field means'),
    })
    .describe('The key of the table'),
  none: text('What an empty field is called in the key'),
  expect: text('Before what one will probably see at a place'),
  luck: text('Before what one sees there with luck'),
  ask: text('Before what nobody is sure of'),
  detail: text('When and how one sees an animal, after its name', 'detail'),
  more: text('The link from a place’s list to the place', 'place'),
  migration: z.strictObject({
    caption: text('The title of the month table of the herds, for screen readers'),
    month: text('Over its first column'),
    area: text('Over its second column'),
    where: text('Over its third column'),
    reach: text('Over its fourth column'),
  }),
  source: text('Before the sources of an animal', 'name'),
  unnamed: unnamedPages,
  read: text('When they were read', 'date'),
});

/** What the tables and bars of months say. */
export const SeasonWords = z.strictObject({
  caption: text('The title of the table of places and months, for screen readers'),
  place: text('Over its first column'),
  bar: text('The title of the months of one place or trip, for screen readers', 'name'),
  key: text('Before the three levels'),
  levels: z
    .strictObject({
      best: level('among the best'),
      fair: level('neither among the best nor wet'),
      wet: level('wet'),
    })
    .describe('The three levels of a month'),
  word: text('A month in which something happens, for screen readers', 'level', 'word'),
});
