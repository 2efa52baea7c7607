import { slugOf } from '../lib/prose.ts';
import { ANCHORS, routesFor, type Routes } from '../routes.ts';
import { COUNTRIES } from '../schemas.ts';
import { PAGES } from './pages.ts';
import type { Collection, Entry } from './readEntry.ts';
import type { Token } from './readMarkup.ts';

/** Where links may lead: each route with the anchors on its page. */
export interface SiteMap {
  product: string;
  routes: Routes;
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The anchors that headings and `id=` make in a body. */
export function bodyAnchors(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.kind === 'open') return token.attributes.get('id') ?? [];
    return token.kind === 'element' && (token.tag === 'h2' || token.tag === 'h3') ? slugOf(token.text) : [];
  });
}

/** The routes of the pages that show an entry; none when that is no page with an address, or any. */
export function routesOf({ collection, id }: Pick<Entry, 'collection' | 'id'>, routes: Routes): string[] {
  switch (collection) {
    case 'articles':
    case 'packages':
      return [`/${id}`];
    case 'pages': {
      const route = PAGES[id];
      return route ? [routes[route]] : [];
    }
    case 'terms':
      return [routes.terms];
    case 'faq':
      return [routes.packages];
    case 'places':
      return [routes.destinations];
    case 'cars':
      return [routes.cars];
    case 'reviews':
      return [routes.home];
    case 'whoWeAre':
      return [routes.home, routes.about];
    default:
      return [];
  }
}

/** The anchors that the pages have of themselves, by route. */
export function fixedAnchors(routes: Routes): Map<string, Set<string>> {
  const { booking, testimonials, services, partners, termsBegin } = ANCHORS;
  return new Map([
    [routes.home, new Set([booking, testimonials])],
    [routes.about, new Set([booking, services, partners])],
    [routes.destinations, new Set<string>([booking, 'guides', ...COUNTRIES])],
    [routes.packages, new Set<string>([booking, 'faq'])],
    [routes.cars, new Set([booking])],
    [routes.blog, new Set([booking])],
    [routes.terms, new Set([termsBegin])],
  ]);
}

/** Whether an entry's file name is an anchor on the page that shows it. */
export const isAnchor = (collection: Collection): boolean =>
  ['terms', 'faq', 'places', 'cars'].includes(collection);

/**
 * Draws the map from what was read.
 * @param files all entries by their names, parsed or not, so that one fault does not make every link to it fail
 * @param bodies the tokens of each body by its file
 */
export function siteMap(
  files: readonly Pick<Entry, 'file' | 'collection' | 'id'>[],
  bodies: ReadonlyMap<string, readonly Token[]>,
  product: string,
): SiteMap {
  const routes = routesFor(product);
  const anchors = fixedAnchors(routes);
  for (const { file, collection, id } of files) {
    const hasOwnPage = collection === 'articles' || collection === 'packages';
    const names = [...bodyAnchors(bodies.get(file) ?? []), ...(isAnchor(collection) ? [id] : [])];
    for (const route of routesOf({ collection, id }, routes)) {
      const own = hasOwnPage ? [ANCHORS.booking] : [];
      anchors.set(route, new Set([...(anchors.get(route) ?? []), ...names, ...own]));
    }
  }
  anchors.delete(routes.received);
  return { product, routes, anchors };
}
