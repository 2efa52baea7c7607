/** Every path of the site. `product` is the lower-case short name that site.json gives. */

/** Where a browser without script is led once its enquiry is taken. */
export const RECEIVED = '/enquiryreceived';

/** The paths of the pages: search engines and old links know them, so none may change. */
export function routesFor(product: string) {
  return {
    home: '/',
    about: `/about${product}`,
    destinations: '/eastafricatraveldestinations',
    packages: '/eastafricatravelpackages',
    cars: '/ugandacarhire',
    blog: '/ugandatravelblog',
    beforeYouTravel: '/beforeyoutravel',
    wildlife: '/wildlife',
    search: '/search',
    terms: `/${product}termsandconditions`,
    received: RECEIVED,
  } as const;
}

/** The file of content/pages/ that each of these pages is written in. */
export const PAGE_FILES = {
  home: 'home',
  about: 'about',
  destinations: 'destinations',
  packages: 'packages',
  cars: 'carhire',
  blog: 'blog',
  beforeYouTravel: 'beforeyoutravel',
  wildlife: 'wildlife',
  search: 'search',
  terms: 'terms',
  received: 'received',
} as const satisfies Record<keyof ReturnType<typeof routesFor>, string>;

/** The anchors that links of other pages, and of other sites, lead to. */
export const ANCHORS = {
  booking: 'bookingSection',
  testimonials: 'Testimonials',
  services: 'Services',
  partners: 'Partners',
  termsBegin: 'TCbegin',
  effort: 'effort',
  questions: 'questions',
  sum: 'sum',
} as const;

/** Where the server says how it is. */
export const HEALTH_PATH = '/healthz';

/** First path segments that no article, no trip and no place may take. */
export const RESERVED_SEGMENTS = [
  'api',
  '_astro',
  'og',
  HEALTH_PATH.slice(1),
  'vitals',
  '404',
  'index',
  'guides',
] as const;

/**
 * The public path of a page, whatever Astro calls its file.
 * @param pathname `Astro.url.pathname`: `/index.html`, `/ugandacarhire.html` in a build, `/ugandacarhire/` in dev
 * @returns a path without ending and without a trailing slash, `/` for home
 */
export function publicPath(pathname: string): string {
  return (
    pathname
      .replace(/\/index\.html$/, '/')
      .replace(/\.html$/, '')
      .replace(/(.)\/$/, '$1') || '/'
  );
}

/**
 * Whether a path is that of a narrowed list, whose entries stand in the whole list too.
 * @param list the path of the list's first page
 */
export const isNarrowed = (path: string, list: string): boolean =>
  path.startsWith(`${list}-`) && !/^\d+$/.test(path.slice(list.length + 1));
