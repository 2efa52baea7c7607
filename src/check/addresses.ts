import { collectionOf } from '../collections.ts';
import { routesFor } from '../routes.ts';
import { mostSimilar, nearest } from './nearest.ts';
import type { Named } from './readEntry.ts';

/** Where links may lead, as far as content alone tells: pages, not the anchors on them. */
export interface Addresses {
  /** The site's short name, which two addresses hold. */
  product: string;
  /** The path of every page. */
  pages: ReadonlySet<string>;
  /** The site's own origins, such as `https://www.zurura.example`. */
  origins: readonly string[];
}

/**
 * The addresses of the site's pages.
 * @param files all entries by their names, parsed or not, so that one fault does not make every link to it fail
 * @param site what site.json gives; what is wrong in it is another check's business
 */
export function addressesOf(files: readonly Named[], site: Record<string, unknown>): Addresses {
  const product = typeof site['product'] === 'string' && site['product'] ? site['product'] : 'product';
  const own = files.filter(({ collection }) => collectionOf(collection)?.isPage).map(({ id }) => `/${id}`);
  const url = String(site['url']);
  return {
    product,
    pages: new Set([...Object.values(routesFor(product)), ...own]),
    origins: URL.canParse(url) ? [new URL(url).origin] : [],
  };
}

/** An address as content writes it, with `{product}` where the short name stands. */
export function written(path: string, product: string): string {
  const { about, terms } = routesFor(product);
  return path === about || path === terms ? path.replace(product, '{product}') : path;
}

/** The page that an address was probably meant for, as content writes it. */
export function nearestPage(path: string, { pages, product }: Pick<Addresses, 'pages' | 'product'>): string {
  return written(
    mostSimilar(
      path,
      [...pages].filter((page) => page !== '/'),
    ) ?? '/',
    product,
  );
}

/** What is to be said of an address that no page has. One that is like no other may be that of a page that is gone. */
export function noSuchPage(path: string, site: Pick<Addresses, 'pages' | 'product'>): string {
  const isSpeltWrong = nearest(path, site.pages) !== undefined;
  const mend = isSpeltWrong ? '' : ': write that, or delete the link';
  return `there is no such page. The nearest is ${nearestPage(path, site)}${mend}.`;
}
