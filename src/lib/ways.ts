import type { CollectionEntry } from 'astro:content';
import type { RelationKind } from '../schemas/relations.ts';
import { getEntries } from './content.ts';
import { relations } from './relations.ts';
import { relatedTo } from './relatedTo.ts';
import { WAYS_MOST, type WayLink } from './wayLinks.ts';

/** What a page leads on to, as entries, the nearest first, a few of each kind. */
export interface Ways {
  trips: CollectionEntry<'packages'>[];
  places: CollectionEntry<'places'>[];
  /** Of a trip: places before or after it. */
  nearbyPlaces: CollectionEntry<'places'>[];
  /** Of a place: trips that it comes before or after. */
  nearbyTrips: CollectionEntry<'packages'>[];
  articles: CollectionEntry<'articles'>[];
  cars: CollectionEntry<'cars'>[];
  questions: CollectionEntry<'faq'>[];
}

type Identified = { id: string };
/** The entries of a list by their names; a list that is read once for all pages is gone through once. */
const byName = new WeakMap<readonly Identified[], ReadonlyMap<string, Identified>>();

function pick<Entry extends Identified>(entries: readonly Entry[], names: readonly string[]): Entry[] {
  const known = byName.get(entries) ?? new Map(entries.map((entry) => [entry.id, entry]));
  byName.set(entries, known);
  const found = names.map((name) => known.get(name) as Entry | undefined);
  return found.filter((entry) => entry !== undefined).slice(0, WAYS_MOST);
}

/**
 * What belongs to something, by content/relations/.
 * @param kind what it is
 * @param id its name: that of its file
 */
export async function waysFrom(kind: RelationKind, id: string): Promise<Ways> {
  const [trips, places, articles, cars, questions] = await Promise.all([
    getEntries('packages'),
    getEntries('places'),
    getEntries('articles'),
    getEntries('cars'),
    getEntries('faq'),
  ]);
  const related = relatedTo(relations, kind, id);
  return {
    trips: pick(trips, related.trips),
    places: pick(places, related.places),
    nearbyPlaces: kind === 'trips' ? pick(places, related.nearby) : [],
    nearbyTrips: kind === 'places' ? pick(trips, related.nearby) : [],
    articles: pick(articles, related.articles),
    cars: pick(cars, related.cars),
    questions: pick(questions, related.questions),
  };
}

/**
 * The links of each entry of a list, by its name.
 * @param linksOf which of the ways on from an entry it shows
 */
export const linksFromEach = async <Entry extends { id: string }>(
  kind: RelationKind,
  entries: readonly Entry[],
  linksOf: (ways: Ways, entry: Entry) => readonly WayLink[],
): Promise<ReadonlyMap<string, readonly WayLink[]>> =>
  new Map(
    await Promise.all(
      entries.map(async (entry) => [entry.id, linksOf(await waysFrom(kind, entry.id), entry)] as const),
    ),
  );
