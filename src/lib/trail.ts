import { pageNames, routes } from './site.ts';

/** A page by its name and its path on this site. */
export interface Step {
  href: string;
  label: string;
}

/**
 * The way to a page through the site: home, the page that lists its kind, the page itself.
 * @param list the page that lists it
 */
export function trailTo(list: 'destinations' | 'packages' | 'blog', page: Step): Step[] {
  return [{ href: routes.home, label: pageNames.home }, { href: routes[list], label: pageNames[list] }, page];
}
