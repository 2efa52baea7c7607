/**
 * What search can find, made of the same content as the pages. Each entry names the address where it stands; a test
 * holds all of them to the built pages.
 */
import type { CollectionEntry, CollectionKey } from 'astro:content';
import { COUNTRIES, type Region } from '../schemas/regions.ts';
import type { Entry, Kind } from '../search/searchFile.ts';
import { answerOf, carOf, hireOf, notesOf, termsOf } from './searchAnswers.ts';
import { BRIEF, PAGE_NAMES, pageFound, plain, SUMMARY, type Found } from './searchPages.ts';
import { beginningOf, join, partsOf, type TextPart } from './searchTexts.ts';
import { routes, site } from './site.ts';
import { ui } from './ui.ts';

type Of<Name extends CollectionKey> = readonly Pick<CollectionEntry<Name>, 'id' | 'data' | 'body'>[];
/** All content that search looks into. */
export interface Searched {
  pages: Of<'pages'>;
  terms: Of<'terms'>;
  countries: Of<'countries'>;
  places: Of<'places'>;
  packages: Of<'packages'>;
  articles: Of<'articles'>;
  wildlife: Of<'wildlife'>;
  travelnotes: Of<'travelnotes'>;
  faq: Of<'faq'>;
  answers: Of<'answers'>;
  cars: Of<'cars'>;
  hire: CollectionEntry<'hire'>['data'];
  services: CollectionEntry<'services'>['data'];
}

/** The parts of a body that have a heading, as entries of their own. */
const sectionsOf = (kind: Kind, id: string, parts: readonly TextPart[], region?: Region): Entry[] =>
  parts
    .filter(({ heading }) => heading)
    .map(({ heading, anchor, text }) => ({
      ...{ kind, region, url: `/${id}#${anchor}`, title: heading, keywords: '', text },
      summary: beginningOf(text, BRIEF),
    }));

/** The countries stand on the page of destinations; a region that is none has a page as a place. */
const countryOf = ({ data }: Searched['countries'][number]): Found[] =>
  (COUNTRIES as readonly string[]).includes(data.region)
    ? [
        {
          whole: {
            ...{ kind: 'place', region: data.region, url: `${routes.destinations}#${data.region}` },
            ...{ title: data.name, summary: beginningOf(data.description, SUMMARY) },
            ...{ keywords: join(...data.activities), text: data.description },
          },
        },
      ]
    : [];

function placeOf({ id, data, body = '' }: Searched['places'][number]): Found {
  const region = data.region ?? data.country;
  const parts = partsOf(body, site.product);
  const slide = parts[0]?.text ?? '';
  return {
    whole: {
      ...{ kind: 'place', region, url: `/${id}`, title: data.locationTitle },
      summary: beginningOf(data.fact, SUMMARY),
      keywords: join(data.name, ui.cards.regions[region], data.title, ...data.keywords, ...data.activities),
      text: join(slide, data.bestMonths),
    },
    parts: sectionsOf('place', id, parts, region),
  };
}

function tripOf({ id, data, body }: Searched['packages'][number]): Found {
  const region = data.region ?? data.country;
  return {
    whole: {
      ...{ kind: 'trip', region, url: `/${id}`, title: data.heading },
      summary: beginningOf(data.summary, SUMMARY),
      keywords: join(data.caption, data.title, ui.cards.regions[region], ...data.keywords, data.activities),
      text: join(data.summary, data.duration, plain(body), ...data.highlights, ...data.included),
    },
  };
}

/** The country of an article that is about one; others have a country's colours alone. */
function countryIn({ region, location }: Searched['articles'][number]['data']) {
  return region && location.includes(ui.cards.regions[region]) ? region : undefined;
}

function articleOf({ id, data, body }: Searched['articles'][number]): Found {
  const region = countryIn(data);
  const parts = partsOf(body ?? '', site.product);
  return {
    whole: {
      ...{ kind: 'article', region, url: `/${id}`, title: data.heading },
      summary: beginningOf(data.excerpt, SUMMARY),
      keywords: join(data.title, data.location, ...data.keywords),
      text: parts[0]?.text ?? '',
    },
    parts: sectionsOf('article', id, parts, region),
  };
}

const animalOf =
  (places: Searched['places']) =>
  ({ id, data }: Searched['wildlife'][number]): Found => {
    const names = places.filter((place) => place.id in data.places).map((place) => place.data.name);
    return {
      whole: {
        ...{ kind: 'animal', url: `${routes.wildlife}#${id}`, title: data.name },
        summary: beginningOf(names.join(', '), SUMMARY),
        ...{ keywords: '', text: data.note ?? '' },
      },
    };
  };

/** All that search can find: whole pages, each followed by its parts, in the order of the site. */
export function searchEntries(all: Searched): Entry[] {
  const services = join(...all.services.items.flatMap(({ title, text }) => [title, text]));
  const more: Readonly<Record<string, { words?: string; parts?: Entry[] }>> = {
    about: { words: services },
    terms: { parts: termsOf(all.terms) },
  };
  const found: Found[] = [
    ...PAGE_NAMES.flatMap((name) => all.pages.filter(({ id }) => id === name)).flatMap(
      (page) => pageFound(page, more[page.id]) ?? [],
    ),
    ...all.countries.flatMap(countryOf),
    ...all.places.map(placeOf),
    ...all.packages.map(tripOf),
    ...all.articles.map(articleOf),
    ...all.wildlife.map(animalOf(all.places)),
    ...all.travelnotes.flatMap(notesOf),
    ...all.faq.map(answerOf(routes.packages)),
    ...all.answers.map(answerOf(routes.beforeYouTravel)),
    ...hireOf(all.hire),
    ...all.cars.map(carOf),
  ];
  const entries: Entry[] = [];
  for (const { whole, parts = [] } of found) {
    const of = entries.push(whole) - 1;
    entries.push(...parts.map((part) => ({ ...part, of })));
  }
  return entries;
}
