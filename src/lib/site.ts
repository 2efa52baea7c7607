import { routesFor } from '../routes.ts';
import { Site } from '../schemas/site.ts';
import { readSiteFile } from '../settings/siteFiles.ts';
import { fill } from '../browser/fill.ts';
import { ui } from './ui.ts';

/** The site's own data, checked. */
export const site: Site = Site.parse(readSiteFile(process.cwd()));
/** The language of the site, as HTML and number formats name it: `en-UG`. */
export const lang = site.locale.replace('_', '-');
/** The site's paths with its short name filled in. */
export const routes = routesFor(site.product);

/** What links call the pages. */
export const pageNames = { ...ui.shell.pages, about: fill(ui.shell.pages.about, { name: site.shortName }) };

/** The pages of the navigation, in its order. */
export const mainPages = [
  { href: routes.home, label: pageNames.home },
  { href: routes.about, label: pageNames.about },
  { href: routes.destinations, label: pageNames.destinations },
  { href: routes.packages, label: pageNames.packages },
  { href: routes.cars, label: pageNames.cars },
  { href: routes.blog, label: pageNames.blog },
];

const days = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
/** A day, given as `2026-06-30`, as visitors read it. */
export const longDate = (day: string): string => days.format(new Date(day));

/** `tel:` address of a phone number as visitors see it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;

/** The chat's address, with the greeting that site.json gives already typed. */
export const chatHref = `https://wa.me/${site.chat.number}?text=${encodeURIComponent(site.chat.greeting)}`;
