import type { BlogPosting, BreadcrumbList, ItemList, TouristDestination, TouristTrip } from 'schema-dts';
import { CURRENCY } from '../constants.ts';
import type { Step } from '../lib/trail.ts';
import type { Article } from '../schemas/article.ts';
import type { DestinationDetail } from '../schemas/destinations.ts';
import type { TravelPackage } from '../schemas/travelPackage.ts';
import type { TripRoute } from '../schemas/route.ts';
import { addressesOn } from './graph.ts';

interface Entry<Data> {
  id: string;
  data: Data;
  body?: string | undefined;
}

/** The way to a page through the site, the same that stands above it. */
export function trailNode(trail: readonly Step[], origin: URL): BreadcrumbList {
  const { full } = addressesOn(origin);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ href, label }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: full(href),
    })),
  };
}

/** A list of pages in the order in which a page shows them, each by its name and address. */
export function listNode(pages: readonly Step[], origin: URL): ItemList {
  const { full } = addressesOn(origin);
  return {
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map(({ href, label }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      url: full(href),
    })),
  };
}

/**
 * A trip: its days, the places where it stops, and what it costs with what that price assumes.
 * @param route where it goes; undefined where no map of it is drawn yet
 */
export function tripNode(trip: Entry<TravelPackage>, route: TripRoute | undefined, origin: URL): TouristTrip {
  const { full, agency } = addressesOn(origin);
  const { id, data, body = '' } = trip;
  const days = [...body.matchAll(/^## (?<day>.+)$/gm)].map(({ groups }) => groups?.['day']?.trim() ?? '');
  const url = full(`/${id}`);
  const each = { price: data.price, priceCurrency: CURRENCY };
  return {
    '@type': 'TouristTrip',
    name: data.heading,
    description: data.summary,
    url,
    image: full(`/og/${id}.jpg`),
    provider: { '@id': agency },
    itinerary: [
      {
        '@type': 'ItemList',
        numberOfItems: days.length,
        itemListElement: days.map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })),
      },
      ...(route?.stops ?? []).map(({ name, place }) => ({
        '@type': 'Place' as const,
        name,
        ...(place && { url: full(`/${place}`) }),
      })),
    ],
    offers: {
      '@type': 'Offer',
      ...each,
      url,
      description: data.priceBasis,
      offeredBy: { '@id': agency },
    },
  };
}

/**
 * A place to travel to.
 * @param country the name of the country, or the island, in which it lies
 */
export function placeNode(
  { id, data }: Entry<DestinationDetail>,
  country: string,
  origin: URL,
): TouristDestination {
  const { full } = addressesOn(origin);
  return {
    '@type': 'TouristDestination',
    name: data.locationTitle,
    description: data.fact,
    url: full(`/${id}`),
    image: full(`/og/${id}.jpg`),
    containedInPlace: { '@type': 'Place', name: country },
  };
}

/** An article, which the agency has written. */
export function articleNode({ id, data }: Entry<Article>, lang: string, origin: URL): BlogPosting {
  const { full, agency } = addressesOn(origin);
  const url = full(`/${id}`);
  return {
    '@type': 'BlogPosting',
    headline: data.heading,
    description: data.excerpt,
    url,
    mainEntityOfPage: url,
    image: full(`/og/${id}.jpg`),
    ...(data.published && { datePublished: data.published }),
    dateModified: data.updated,
    inLanguage: lang,
    author: { '@id': agency },
    publisher: { '@id': agency },
  };
}
