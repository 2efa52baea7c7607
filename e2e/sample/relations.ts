import { ARTICLES } from './articles.ts';
import { CARS, QUESTIONS } from './cards.ts';
import { PLACES } from './places.ts';
import { TRIPS } from './trips.ts';

const names = (entries: readonly { id: string }[], ...at: number[]) =>
  at.flatMap((place) => entries[place]?.id ?? []);
const byName = <Entry extends { id: string }>(
  entries: readonly Entry[],
  lists: (at: number) => Readonly<Record<string, readonly string[]>>,
) => Object.fromEntries(entries.map(({ id }, at) => [id, lists(at)]));

/**
 * What belongs together, by the file of content/relations/: the first places have a trip, the last ones only trips
 * nearby; the last articles belong to nothing.
 */
export const RELATIONS = {
  trips: byName(TRIPS, (at) => ({
    places: names(PLACES, at),
    nearby: names(PLACES, at + 1, at + 2),
    trips: names(TRIPS, at + 1),
  })),
  articles: byName(ARTICLES.slice(0, 20), (at) => ({
    places: names(PLACES, at % PLACES.length),
    trips: names(TRIPS, at % TRIPS.length),
    articles: names(ARTICLES, at + 1),
  })),
  cars: byName(CARS.slice(1), (at) => ({ places: names(PLACES, at), trips: names(TRIPS, at) })),
  questions: byName(QUESTIONS.slice(0, 3), (at) => ({
    places: names(PLACES, at),
    trips: names(TRIPS, at),
    articles: names(ARTICLES, at),
  })),
};
