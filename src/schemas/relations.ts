/**
 * What belongs together: the files of content/relations/. Each relation is written once and shown at both of its ends.
 * A file says it for its own kind, and names what the files before it do not: questions and cars name articles, trips
 * and places, articles name trips and places, trips name places.
 */
import { z } from 'zod';
import { text } from './fields.ts';

const list = (things: string, folder: string) =>
  z
    .array(text(`A name: a file of content/${folder}/ without its ending`))
    .default([])
    .describe(`${things}: names of files of content/${folder}/, the nearest first`);
const places = list('Places that it tells of', 'places');
const trips = list('Trips that go with it', 'packages');
const articles = list('Articles that go with it', 'articles');
const recordOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.record(z.string(), z.strictObject(shape));

/** The files of content/relations/ by their names. */
export const RELATION_FILES = {
  trips: recordOf({
    places: list('Places that the trip goes to', 'places'),
    nearby: list('Places before or after the trip, which it does not go to', 'places'),
    trips,
  }),
  articles: recordOf({ places, trips, articles }),
  cars: recordOf({ places, trips }),
  questions: recordOf({ places, trips, articles }),
} as const;

/** The files of content/relations/ as the content check knows collections: one file each. */
export const RELATIONS = Object.fromEntries(
  Object.entries(RELATION_FILES).map(([name, schema]) => [
    `relations/${name}`,
    { base: 'relations', pattern: `${name}.json`, schema },
  ]),
);

type Files = typeof RELATION_FILES;
/** What content/relations/ holds. */
export type Relations = { [Name in keyof Files]: z.infer<Files[Name]> };
/** What a file of content/relations/ speaks for. */
export type RelationOwner = keyof Relations;
/** What belongs to something else, or has something else belong to it. */
export type RelationKind = RelationOwner | 'places';

/** The folder of content/ that holds the entries of a kind. */
export const FOLDER_OF: Readonly<Record<RelationKind, string>> = {
  trips: 'packages',
  places: 'places',
  articles: 'articles',
  cars: 'cars',
  questions: 'faq',
};
/** Of what kind the names in a list are. */
export const kindIn = (field: string): RelationKind =>
  field === 'nearby' ? 'places' : (field as RelationKind);
