import { noSuchPage, written } from '../addresses.ts';
import { closest } from '../nearest.ts';
import type { Pointer } from './readPage.ts';
import { NOT_FOUND, type BuiltSite } from './readSite.ts';

/** What belongs to the site, beside its files. */
export interface Own {
  /** The site's short name, which two addresses hold. */
  product: string;
  /** The origins under which the site is reached. */
  origins: readonly string[];
}

/** The server answers these itself. */
const SERVED = /^\/(?:api\/|healthz$)/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function judgeAnchor(anchor: string, ids: readonly string[], where: string): string | undefined {
  // Without an id of that name, #top is the top of every page.
  if (!anchor || ids.includes(anchor) || anchor.toLowerCase() === 'top') return undefined;
  // What begins with an underscore was made by the build and changes with it.
  const named = ids.filter((id) => /^[\p{L}\p{N}]/u.test(id));
  const near = closest(anchor, new Set(named), 3).map((id) => `#${id}`);
  return `there is no #${anchor} on ${where}.${near.length ? ` The nearest are ${near.join(', ')}.` : ''}`;
}

/**
 * Why an address on a built page leads nowhere, or undefined when it leads somewhere, or to another site.
 * @param route the page that it stands on
 */
export function judge(pointer: Pointer, route: string, site: BuiltSite, own: Own): string | undefined {
  const base = new URL(route, own.origins[0] ?? 'https://site.invalid');
  const value = pointer.value.trim();
  if (!value && pointer.attribute !== 'action' && pointer.attribute !== 'formaction')
    return 'is empty: write where it leads, such as /.';
  if (!URL.canParse(value, base.href)) return 'is not a whole address, such as https://www.example.org.';
  const url = new URL(value, base);
  const isOwn = url.origin === base.origin || own.origins.some((origin) => new URL(origin).host === url.host);
  if (!isOwn || !/^https?:$/.test(url.protocol)) return undefined;
  const path = decoded(url.pathname);
  if (site.files.has(path) || SERVED.test(path)) return undefined;
  const page = path === NOT_FOUND && path !== route ? undefined : site.pages.get(path);
  if (!page) {
    if (/\.(?!html$)[a-z0-9]+$/i.test(path)) return 'there is no such file.';
    const pages = new Set([...site.pages.keys()].filter((key) => key !== NOT_FOUND));
    return noSuchPage(path, { product: own.product, pages });
  }
  const anchor = decoded(url.hash.slice(1).replace(/:~:.*$/, ''));
  return judgeAnchor(anchor, page.ids, path === route ? 'this page' : written(path, own.product));
}
