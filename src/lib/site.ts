import { routesFor } from '../routes.ts';
import { Site } from '../schemas.ts';
import { readSiteFile } from '../settings/siteFiles.ts';

/** The site's own data, checked. */
export const site: Site = Site.parse(readSiteFile(process.cwd()));
/** The site's paths with its short name filled in. */
export const routes = routesFor(site.product);

/** The pages of the navigation, in its order. */
export const mainPages = [
  { href: routes.home, label: 'Home' },
  { href: routes.about, label: `About ${site.shortName}` },
  { href: routes.destinations, label: 'Destinations' },
  { href: routes.packages, label: 'Packages' },
  { href: routes.cars, label: 'Car Hire' },
  { href: routes.blog, label: 'Blog' },
];

/** `tel:` address of a phone number as visitors see it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;

/** The chat's address, with the greeting that site.json gives already typed. */
export const chatHref = `https://wa.me/${site.chat.number}?text=${encodeURIComponent(site.chat.greeting)}`;
