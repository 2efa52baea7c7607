import { LIST_MOST } from '../constants.ts';
import { type Choices, type CatalogueItem, matching } from '../browser/filters.ts';
import { narrowingKey, partPath, type Narrowing, type Part } from '../browser/parts.ts';

/** A page of a list. */
export interface ListPage<Entry> {
  path: string;
  /** What stands on it. */
  entries: Entry[];
  /** What it knows of the whole list; undefined for a list that is one page. */
  part: Part | undefined;
}

/**
 * Cuts a list into pages that do not grow with it: one up to `most` entries; more of them get a page for each `most`,
 * and the same for each country, each price and both together, where there is something to show.
 * @param list the path of the first page
 * @param entries all of the list
 * @param listing what each entry can be narrowed by, in their order, and what visitors can choose
 * @returns the whole list's pages first, in their order
 */
export function listPages<Entry>(
  list: string,
  entries: readonly Entry[],
  { items, choices }: { items: readonly CatalogueItem[]; choices: Choices },
  most = LIST_MOST,
): ListPage<Entry>[] {
  if (entries.length <= most) return [{ path: list, entries: [...entries], part: undefined }];
  const narrowings = [null, ...choices.countries].flatMap((country) =>
    [null, ...choices.caps].map((max): Narrowing => ({ country, max })),
  );
  const found = narrowings.map((narrowing) => ({ narrowing, places: matching(items, narrowing) }));
  const counts = Object.fromEntries(
    found.map(({ narrowing, places }) => [narrowingKey(narrowing), places.length]),
  );
  return found.flatMap(({ narrowing, places }) =>
    Array.from({ length: Math.ceil(places.length / most) }, (_, at) => ({
      path: partPath(list, narrowing, at * most, most),
      entries: places.slice(at * most, (at + 1) * most).map((place) => entries[place]!),
      part: { ...narrowing, list, from: at * most, most, counts },
    })),
  );
}
