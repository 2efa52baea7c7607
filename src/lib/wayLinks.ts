import { fill } from '../browser/fill.ts';
import type { Region } from '../schemas/regions.ts';
import { routes } from './site.ts';
import { ui } from './ui.ts';

/** How many links to things of a kind a page has at most, so that none grows with the content. */
export const WAYS_MOST = 8;

/** A link of a list that leads on. */
export interface WayLink {
  href: string;
  label: string;
  /** A few words under it. */
  note?: string;
}
/** A list of such links under its heading. */
export interface WayGroup {
  heading: string;
  links: readonly WayLink[];
}

export interface Trip {
  id: string;
  data: { heading: string; duration: string; price: number };
}
export interface Named {
  id: string;
  data: { name: string };
}
export interface Coloured {
  data: { country: Region; region?: Region | undefined };
}
export type Located = Named & Coloured;
export interface Told {
  id: string;
  data: { heading: string };
}
export interface Asked {
  id: string;
  data: { question: string };
}
export interface Hired {
  id: string;
  data: { carname: string };
}

/** A trip as a link, with its length and its price. */
export const tripLink = ({ id, data }: Trip): WayLink => ({
  href: `/${id}`,
  label: data.heading,
  note: fill(ui.places.related.days, {
    duration: data.duration,
    price: fill(ui.cards.price.amount, { amount: data.price }),
  }),
});
/** A place as a link. */
export const placeLink = ({ id, data }: Named): WayLink => ({ href: `/${id}`, label: data.name });
/** An article as a link. */
export const articleLink = ({ id, data }: Told): WayLink => ({
  href: `/${id}`,
  label: data.heading,
});
/** A question as a link to its answer. */
export const questionLink = ({ id, data }: Asked): WayLink => ({
  href: `${routes.packages}#${id}`,
  label: data.question,
});
/** A car as a link to its card. */
export const carLink = ({ id, data }: Hired): WayLink => ({
  href: `${routes.cars}#${id}`,
  label: data.carname,
});

interface On {
  trips: readonly Trip[];
  places: readonly Named[];
}
/** Where a car may take one: places, and trips that go there. */
export const driveLinks = ({ places, trips }: On): WayLink[] => [
  ...places.map(placeLink),
  ...trips.map(tripLink),
];

/** All that an answer leads on to, except for what it links to itself. */
export const answerLinks = (
  ways: On & { articles: readonly Told[] },
  { body = '' }: { body?: string },
): WayLink[] =>
  [...driveLinks(ways), ...ways.articles.map(articleLink)].filter(({ href }) => !body.includes(`](${href})`));
