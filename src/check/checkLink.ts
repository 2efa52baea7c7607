import { akin, closest } from './nearest.ts';
import type { SiteMap } from './siteMap.ts';

/** A route as content writes it, with `{product}` where the short name stands. */
function written(route: string, { routes, product }: SiteMap): string {
  const isNamed = route === routes.about || route === routes.terms;
  return isNamed ? route.replace(product, '{product}') : route;
}

function nearestRoute(path: string, map: SiteMap): string {
  const routes = [...map.anchors.keys()].filter((route) => route !== '/');
  return written(akin(path, routes) ?? '/', map);
}

function checkAnchor(
  anchor: string,
  pages: readonly string[],
  where: string,
  map: SiteMap,
): string | undefined {
  const sets = pages.map((page) => map.anchors.get(page) ?? new Set<string>());
  const names = new Set(sets.flatMap((set) => [...set]));
  if (sets.every((set) => set.has(anchor))) return undefined;
  const near = closest(anchor, names, 3).map((name) => `#${name}`);
  return `there is no #${anchor} on ${where}.${near.length ? ` The nearest are ${near.join(', ')}.` : ''}`;
}

function checkOutside(href: string): string | undefined {
  if (/^http:/i.test(href)) return `write ${href.replace(/^http:/i, 'https:')}, with https.`;
  if (/^https:/i.test(href) && !URL.canParse(href))
    return 'is not a whole address, such as https://www.example.org.';
  return undefined;
}

/**
 * Why a link leads nowhere, or undefined when it leads somewhere.
 * @param address as the editor wrote it; addresses that are not allowed at all are another check's business
 * @param own the routes of the pages that the link stands on
 */
export function checkLink(address: string, own: readonly string[], map: SiteMap): string | undefined {
  const href = address.trim().replace(/%7Bproduct%7D/gi, '{product}');
  if (!href) return `is empty: write where it leads, such as ${map.routes.destinations}.`;
  if (/^[a-z][a-z+.-]*:/i.test(href)) return checkOutside(href);
  if (href.startsWith('//')) return `write https:${href}.`;
  const [, path = '', , anchor] =
    /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href.replaceAll('{product}', map.product)) ?? [];
  if (!path) {
    if (!anchor) return `is no link: write where it leads, such as ${map.routes.destinations}.`;
    const pages = own.length ? own : [...map.anchors.keys()].slice(0, 1);
    return checkAnchor(anchor, pages, own.length ? 'this page' : 'every page', map);
  }
  if (!path.startsWith('/'))
    return `begins without a slash: write ${nearestRoute(`/${path.replace(/^[./]+/, '')}`, map)}.`;
  if (path.length > 1 && path.endsWith('/'))
    return `ends with a slash: write ${written(path.slice(0, -1), map)}.`;
  if (!map.anchors.has(path)) return `there is no such page. The nearest is ${nearestRoute(path, map)}.`;
  if (written(path, map) !== path && !href.includes('{product}')) {
    return `write ${written(path, map)}, so that the link follows the name in content/site.json.`;
  }
  return anchor ? checkAnchor(decodeURIComponent(anchor), [path], written(path, map), map) : undefined;
}
