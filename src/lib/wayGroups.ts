import { fill } from '../browser/fill.ts';
import type { Region } from '../schemas/regions.ts';
import { pageNames, routes } from './site.ts';
import { ui } from './ui.ts';
import {
  articleLink,
  carLink,
  placeLink,
  questionLink,
  tripLink,
  WAYS_MOST,
  type Asked,
  type Coloured,
  type Hired,
  type Located,
  type Named,
  type Told,
  type Trip,
  type WayGroup,
} from './wayLinks.ts';

const regionOf = ({ data }: Coloured) => data.region ?? data.country;

/** The lists under a place's cards: what the cards left over, questions, cars, and what holds for its country. */
export function placeGroups(
  ways: { articles: readonly Told[]; questions: readonly Asked[]; cars: readonly Hired[] },
  cards: { articles: readonly Told[] },
  { place, places, region }: { place: Located; places: readonly Located[]; region: Region },
): WayGroup[] {
  const words = ui.places.related;
  const country = ui.cards.regions[region];
  const others = places
    .filter((other) => other.id !== place.id && regionOf(other) === region)
    .slice(0, WAYS_MOST);
  return [
    { heading: words.further, links: ways.articles.slice(cards.articles.length).map(articleLink) },
    { heading: words.questions, links: ways.questions.map(questionLink) },
    { heading: words.cars, links: ways.cars.map(carLink) },
    {
      heading: fill(words.country, { country }),
      links: [
        ...others.map(placeLink),
        { href: `${routes.beforeYouTravel}#${region}`, label: pageNames.beforeYouTravel },
      ],
    },
  ];
}

/** The lists at the end of a trip's page. */
export function tripGroups(ways: {
  trips: readonly Trip[];
  places: readonly Named[];
  nearbyPlaces: readonly Named[];
  articles: readonly Told[];
  questions: readonly Asked[];
}): WayGroup[] {
  const words = ui.places.related;
  return [
    { heading: words.places, links: ways.places.map(placeLink) },
    { heading: words.nearby, links: ways.nearbyPlaces.map(placeLink) },
    {
      heading: words.articles,
      links: [...ways.articles.map(articleLink), ...ways.questions.map(questionLink)],
    },
    { heading: words.moreTrips, links: ways.trips.map(tripLink) },
  ];
}

/** The lists at the end of an article. */
export function articleGroups(ways: {
  trips: readonly Trip[];
  places: readonly Named[];
  articles: readonly Told[];
  questions: readonly Asked[];
}): WayGroup[] {
  const words = ui.places.related;
  return [
    { heading: words.told, links: ways.places.map(placeLink) },
    { heading: words.trips, links: ways.trips.map(tripLink) },
    { heading: words.further, links: ways.articles.map(articleLink) },
    { heading: words.questions, links: ways.questions.map(questionLink) },
  ];
}

/** The first places and trips that wear the colours of a country, or of Zanzibar. */
export function countryGroups(
  region: Region,
  { places, trips }: { places: readonly Located[]; trips: readonly (Trip & Coloured)[] },
): WayGroup[] {
  const words = ui.places.countryCard;
  const here = (item: Coloured) => regionOf(item) === region;
  return [
    { heading: words.places, links: places.filter(here).slice(0, WAYS_MOST).map(placeLink) },
    { heading: words.trips, links: trips.filter(here).slice(0, WAYS_MOST).map(tripLink) },
  ];
}
