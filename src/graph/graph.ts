import type {
  BlogPosting,
  BreadcrumbList,
  ItemList,
  TouristDestination,
  TouristTrip,
  TravelAgency,
  WebSite,
} from 'schema-dts';

/** What a page tells search engines of, each by the type that schema.org gives it. */
export type GraphNode =
  WebSite | TravelAgency | BreadcrumbList | TouristTrip | TouristDestination | ItemList | BlogPosting;

/**
 * Full addresses of the site, and the names by which its graphs mean the site and the agency.
 * @param origin the site's address, such as `https://www.zurura.example`
 */
export function addressesOn(origin: URL | string) {
  const full = (path: string) => new URL(path, origin).href;
  return { full, website: full('/#website'), agency: full('/#agency') };
}

/**
 * The graph of a page as its `<script type="application/ld+json">` holds it.
 * @returns JSON in which no text can end the element it stands in
 */
export function graphJson(nodes: readonly GraphNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
}
