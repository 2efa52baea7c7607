import type { z } from 'zod';
import * as forms from './formSchemas.ts';
import { PlaceWords } from './placeSchemas.ts';
import { MapWords } from './mapSchemas.ts';
import { PriceWords } from './priceSchemas.ts';
import { GuideWords } from './guideSchemas.ts';
import { CardWords } from './cardSchemas.ts';
import { ControlWords } from './controlSchemas.ts';
import { ServerWords } from './serverSchemas.ts';
import { ShellWords } from './shellSchemas.ts';
import { SeasonWords, WildlifeWords } from './wildlifeSchemas.ts';
import { HireWords } from './hireSchemas.ts';
import { SearchWords } from './searchSchemas.ts';
import { ListWords } from './listSchemas.ts';
import { ReadingWords } from './readingSchemas.ts';
import { TripWords } from './tripSchemas.ts';

/** Every file of content/words/ by the name that the code knows it by. */
const FILES = {
  shell: { pattern: 'shell.json', schema: ShellWords },
  cards: { pattern: 'cards.json', schema: CardWords },
  places: { pattern: 'places.json', schema: PlaceWords },
  controls: { pattern: 'controls.json', schema: ControlWords },
  wildlife: { pattern: 'wildlife.json', schema: WildlifeWords },
  seasons: { pattern: 'seasons.json', schema: SeasonWords },
  prices: { pattern: 'prices.json', schema: PriceWords },
  trips: { pattern: 'trips.json', schema: TripWords },
  lists: { pattern: 'lists.json', schema: ListWords },
  reading: { pattern: 'reading.json', schema: ReadingWords },
  hire: { pattern: 'hire.json', schema: HireWords },
  search: { pattern: 'search.json', schema: SearchWords },
  guides: { pattern: 'guides.json', schema: GuideWords },
  server: { pattern: 'server.json', schema: ServerWords },
  maps: { pattern: 'maps.json', schema: MapWords },
  forms: { pattern: 'forms.json', schema: forms.FormWords },
  emailjs: { pattern: 'emailjs.json', schema: forms.EmailjsWords },
  trip: { pattern: 'trip-form.json', schema: forms.TripFormWords },
  car: { pattern: 'car-form.json', schema: forms.CarFormWords },
  newsletter: { pattern: 'newsletter-form.json', schema: forms.NewsletterFormWords },
} as const;

type Files = typeof FILES;
/** The words of the interface, by file. */
export type Words = { [Name in keyof Files]: z.infer<Files[Name]['schema']> };

/** The files of words as the content check knows collections: one file each. */
export const WORDS = Object.fromEntries(
  Object.entries(FILES).map(([name, file]) => [`words/${name}`, { ...file, base: 'words' }]),
);

/**
 * Puts the words together from the texts of their files.
 * @param read gives what a file of content/words/ holds, as JSON
 * @throws ZodError for what is not as its schema says; the content check has words for editors
 */
export function parseWords(read: (name: string) => unknown): Words {
  const entries = Object.entries(FILES).map(
    ([name, { pattern, schema }]) => [name, schema.parse(read(pattern))] as const,
  );
  return Object.fromEntries(entries) as Words;
}
