import type { Addresses } from '../addresses.ts';
import { written } from '../addresses.ts';
import type { Issue } from '../issue.ts';
import type { Entry } from '../readEntry.ts';
import type { BuiltSite } from './readSite.ts';

/** How many other pages a page leads on to at least, its shell aside. */
const LEAST = 3;

/** The other pages that a page leads on to in its own part: not in the shell, and not in the booking section. */
function waysOn(route: string, site: BuiltSite): Set<string> {
  const base = new URL(route, 'https://site.invalid');
  const own = (site.pages.get(route)?.ways ?? []).flatMap((href) => {
    const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
    return url?.origin === base.origin && url.pathname !== route ? [url.pathname] : [];
  });
  return new Set(own.filter((path) => site.pages.has(path)));
}

/**
 * Pages from which a visitor cannot go on, and trips and places that no page but a list of everything leads to.
 * @param entries the entries that are pages of their own
 * @param lists the pages that lead to all of them anyhow, which therefore count as no mention
 * @returns notes: a page may be meant so
 */
export function findDeadEnds(
  site: BuiltSite,
  entries: readonly Pick<Entry, 'file' | 'collection' | 'id'>[],
  { lists, product }: { lists: readonly string[] } & Pick<Addresses, 'product'>,
): Issue[] {
  const fileOf = new Map(entries.map(({ file, id }) => [`/${id}`, file]));
  const ways = new Map([...site.pages.keys()].map((route) => [route, waysOn(route, site)]));
  const few = [...ways]
    .filter(([, on]) => on.size < LEAST)
    .map(([route, on]) => ({
      file: fileOf.get(route) ?? `the page ${written(route, product)}`,
      message: `leads on to ${on.size} other pages, besides header, footer and form: give it ${LEAST}, in its text or in content/relations/.`,
      isNote: true as const,
    }));
  const mentioned = new Set([...ways].flatMap(([route, on]) => (lists.includes(route) ? [] : [...on])));
  const forgotten = entries
    .filter(
      ({ collection, id }) =>
        collection !== 'articles' && site.pages.has(`/${id}`) && !mentioned.has(`/${id}`),
    )
    .map(({ file }) => ({
      file,
      message:
        'no page but the lists of everything leads here: name it in content/relations/ or link to it in a text.',
      isNote: true as const,
    }));
  return [...few, ...forgotten];
}
