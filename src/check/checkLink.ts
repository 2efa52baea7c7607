import { addressFault } from '../schemas/fields.ts';
import { nearestPage, noSuchPage, written, type Addresses } from './addresses.ts';
import type { Finding } from './checkMarkup.ts';

type Verdict = Pick<Finding, 'message' | 'isNote'> | undefined;
const wrong = (message: string): Verdict => ({ message });

/** An address without its origin when that is the site's own, `http` or `https`. */
function ownPath(href: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { host, pathname, search, hash } = new URL(href);
  return origins.some((origin) => new URL(origin).host === host) ? pathname + search + hash : undefined;
}

function checkFull(href: string, site: Addresses): Verdict {
  if (!/^https?:/i.test(href)) return undefined;
  if (!URL.canParse(href)) return wrong('is not a whole address, such as https://www.example.org.');
  const own = ownPath(href, site.origins);
  if (own) {
    const page = new URL(own, href).pathname;
    const path = decoded(page);
    if (path === undefined || !isKnown(path, site)) return wrong(noSuchPage(path ?? page, site));
    const short = written(path, site.product) + own.slice(page.length);
    return { message: `leads to this site itself: write ${short}.`, isNote: true };
  }
  const { hostname, protocol } = new URL(href);
  if (/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    return wrong('leads to your own machine: write the address from its first single / on.');
  return protocol === 'http:' ? wrong(`write ${href.replace(/^http:/i, 'https:')}, with https.`) : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A file that is no page, such as `/sitemap-index.xml`, is known after the build alone. */
const isKnown = (path: string, { pages }: Addresses) =>
  pages.has(path) || (/\.[a-z0-9]+$/.test(path) && !path.endsWith('.html'));

/**
 * Why a link leads nowhere, or undefined when it leads somewhere as far as content alone can tell: whether a page
 * has an anchor is seen on the built page.
 * @param address as the editor wrote it; addresses that are not allowed at all are another check's business
 */
export function checkLink(address: string, site: Addresses): Verdict {
  const href = address.trim();
  if (!href) return wrong('is empty: write where it leads, such as /eastafricatraveldestinations.');
  if (/^[a-z][a-z+.-]*:/i.test(href)) {
    const fault = addressFault(href);
    return fault ? wrong(`${fault}.`) : checkFull(href, site);
  }
  if (/^www\./i.test(href)) return wrong(`begins without https: write https://${href}.`);
  if (/^[^\s@/?#]+@[^\s@/?#]+\.[^\s@/?#]+$/.test(href))
    return wrong(`is an e-mail address: write mailto:${href}.`);
  if (href.startsWith('//')) return wrong(`write https:${href}.`);
  const [raw = ''] = href.replaceAll('{product}', site.product).split(/[?#]/);
  if (!raw) {
    if (/^[?#]./.test(href)) return undefined;
    return wrong('is no link: write where it leads, such as /eastafricatraveldestinations.');
  }
  const path = decoded(raw);
  if (path === undefined)
    return wrong('has a % without two digits behind it: write the address as the browser shows it.');
  if (!path.startsWith('/')) {
    const meant = nearestPage(`/${path.replace(/^[./]+/, '')}`, site);
    return wrong(`begins without a slash: write ${meant}.`);
  }
  if (path.length > 1 && path.endsWith('/'))
    return wrong(`ends with a slash: write ${written(path.slice(0, -1), site.product)}.`);
  if (!isKnown(path, site)) return wrong(noSuchPage(path, site));
  if (written(path, site.product) !== path && !href.includes('{product}')) {
    return wrong(
      `write ${written(path, site.product)}, so that the link follows the name in content/site.json.`,
    );
  }
  return undefined;
}
