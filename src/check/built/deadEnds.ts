import type { Addresses } from '../addresses.ts';
import { written } from '../addresses.ts';
import type { Issue } from '../issue.ts';
import type { Entry } from '../readEntry.ts';
import type { BuiltSite } from './readSite.ts';

/** How many other pages a page leads on to at least, its shell aside. */
const LEAST = 3;

const ORIGIN = 'https://site.invalid';

/** Gives the path on the site that an address leads to; undefined for one that leads elsewhere. */
function pathsOnSite(): (href: string, route: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const read = (href: string, route: string) => {
    const url = URL.canParse(href, `${ORIGIN}${route}`) ? new URL(href, `${ORIGIN}${route}`) : undefined;
    return url?.origin === ORIGIN ? url.pathname : undefined;
  };
  return (href, route) => {
    // Others depend on the page.
    if (!href.startsWith('/')) return read(href, route);
    if (!known.has(href)) known.set(href, read(href, route));
    return known.get(href);
  };
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
  const pathOf = pathsOnSite();
  /** The other pages that a page leads on to in its own part: not in the shell, and not in the booking section. */
  const waysOn = (route: string, own: readonly string[]) => {
    const paths = own.flatMap((href) => pathOf(href, route) ?? []);
    return new Set(paths.filter((path) => path !== route && site.pages.has(path)));
  };
  const ways = new Map([...site.pages].map(([route, page]) => [route, waysOn(route, page.ways)]));
  const few = [...ways]
    .filter(([, on]) => on.size < LEAST)
    .map(([route, on]) => ({
      file: fileOf.get(route) ?? `the page ${written(route, product)}`,
      message: `leads on to ${on.size} other ${on.size === 1 ? 'page' : 'pages'}, besides header, footer and form: give it ${LEAST}, in its text or in content/relations/.`,
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
