import { MONTHS, type Months } from '../../schemas/months.ts';
import { PAGES, type PageParts } from '../../schemas/pages.ts';
import { HIRE_TOPICS } from '../../schemas/hire.ts';
import { REGIONS } from '../../schemas/regions.ts';
import { TRAVEL_TOPICS } from '../../schemas/travelNotes.ts';
import { wordsFile } from '../../words/testing/testWords.ts';
import { WORDS } from '../../words/words.ts';

/** A small content/ that is in order, for tests: each file's path with its text. */
export type SmallSite = Map<string, string | Buffer>;

const picture = { image: 'shared/one', alt: 'A van on a red road' };
const five = [picture, picture, picture, picture, picture];
/** Long enough for a search result, not too long for a card. */
const long = 'A hundred and twenty characters or a few more, for a summary or a card. '.repeat(2);
const metadata = {
  title: 'A title',
  seodescription: long,
  keywords: ['one phrase', 'two phrases', 'three phrases'],
};
const activities = ['Walks', 'Drives', 'Boats', 'Rest'];
/** The text of a content file in JSON. */
export const json = (data: object) => `${JSON.stringify(data, null, 2)}\n`;
/** The text of a content file in Markdown: each field on a line of its own, as JSON, which YAML reads too; then a body. */
export const markdown = (fields: object, body = 'A text with a [link](/ugandacarhire).') =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;

/** A PDF of two blank pages. */
export const BLANK_PAGES = [
  '%PDF-1.4',
  '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
  '2 0 obj <</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 420 595]>> endobj',
  '3 0 obj <</Type/Page/Parent 2 0 R>> endobj',
  '4 0 obj <</Type/Page/Parent 2 0 R>> endobj',
  'trailer <</Root 1 0 R/Size 5>>',
  '%%EOF',
  '',
].join('\n');

/** A year of fair months, of which these are the best; January is 0. */
export const yearOf = (...best: number[]) =>
  Object.fromEntries(MONTHS.map((key, at) => [key, { level: best.includes(at) ? 3 : 2 }])) as Months;
const months = yearOf(5, 6, 7, 8, 9);

const article = {
  ...metadata,
  order: 1,
  recent: true,
  popular: true,
  location: 'Kenya',
  heading: 'Eight places',
  excerpt: long,
  header: picture,
  updated: '2026-11-20',
};
const tripNotes = {
  suits: 'You like walks.',
  notFor: 'Do not come in the rain.',
  effort: { level: 2, why: 'The walks are short.' },
  days: [1, 2, 3].map((from) => ({ road: { from, to: from + 1 }, foot: { from }, roads: 'Tarmac' })),
  highest: { metres: 900, note: 'On day 2.' },
  youngest: { age: 6, note: 'Ask us.' },
  ...{ children: 'Ask us.', group: 'Ask us.', alone: 'Ask us.', rooms: 'A tent.', food: 'Ask us.' },
  ...{ luggage: 'A bag.', power: 'Ask us.', money: 'Drinks.', pack: ['A hat', 'A torch', 'Shoes', 'Soap'] },
  start: { place: 'Nairobi', time: '06:00' },
  end: { place: 'Nairobi', time: '18:00' },
};
const trip = {
  ...metadata,
  order: 1,
  country: 'kenya',
  caption: 'A caption',
  heading: 'A trip',
  activities: 'Walks/Drives',
  price: 750,
  people: 'per person',
  duration: '3 Days | 2 Nights',
  highlights: ['One', 'Two', 'Three'],
  availability: 'All Year Round',
  pictures: five,
  summary: long,
  priceBasis: 'Two people who share a room.',
  fees: [{ fee: 'entry', quantity: 2 }],
  included: ['One', 'Two', 'Three'],
  notIncluded: ['One', 'Two', 'Three'],
  bestMonths: 'June to October',
  season: 'It rains in April.',
  notes: tripNotes,
  months,
};
const fee = {
  name: 'Park entry',
  amount: 40,
  per: 'per person and day',
  source: { name: 'The park', url: 'https://park.example' },
  read: '2026-11-20',
};
const route = {
  stops: [
    { name: 'Nairobi', lat: -1.28, lon: 36.82, kind: 'town' },
    { name: 'Tsavo', lat: -2.98, lon: 38.47, kind: 'park', place: 'tsavo' },
  ],
  legs: [
    { day: 1, from: 'Nairobi', to: 'Tsavo', by: 'road' },
    { day: 3, from: 'Tsavo', to: 'Nairobi', by: 'road' },
  ],
};
const sources = [{ name: 'The park', url: 'https://park.example' }];
const animal = {
  order: 1,
  name: 'Zebra',
  places: { tsavo: { chance: 'very likely', when: 'all year' } },
  sources,
  read: '2026-11-20',
};
const country = { description: long, activities, picture };
const place = {
  order: 1,
  country: 'kenya',
  name: 'Tsavo',
  locationTitle: 'Tsavo National Park',
  fact: 'A fact of twenty characters.',
  activities,
  bestMonths: 'June to October',
  pictures: five,
  map: { lat: -3, lon: 38 },
  months,
  ...metadata,
  gettingThere: [{ from: 'Nairobi', by: 'road', hours: '4 to 5' }],
  fees: ['entry'],
  sources: [{ claim: 'The road', name: 'The park', url: 'https://park.example', read: '2026-11-20' }],
  updated: '2026-11-20',
};
/** What a place tells: a paragraph for its slide, then the text of its page. */
const placeText = `A text with a [link](/ugandacarhire).\n\n## What a day is like\n\n${'Four words and five. '.repeat(100)}`;
/** What belongs together, by file. */
const relations = {
  trips: { tsavosafari: { places: ['tsavo'] } },
  articles: { kenyan8places: { places: ['tsavo'], trips: ['tsavosafari'] } },
  cars: {},
  questions: {},
};
const car = {
  order: 1,
  carname: 'Van',
  picture,
  availability: 'Available',
  carpeople: '4 - 8 People',
  mileage: 'Unlimited',
  system: 'Manual',
  conditioning: 'Air Conditioning',
  fuelcapacity: 'Full to Full',
  highlights: ['One', 'Two', 'Three', 'Four'],
  badhighlight1: 'Damage Waiver',
  percentageoff: 50,
  previousprice: 60,
  price: 30,
  rate: 'per day',
};
const answer = {
  text: 'Ask.',
  links: [{ label: 'An office', url: 'https://office.example' }],
  read: '2026-11-20',
};
/** What a country is told of, by name. */
const travelNotes = (name: string, at: number) => ({
  order: at + 1,
  region: name,
  name,
  notes: Object.fromEntries(TRAVEL_TOPICS.map((topic) => [topic, answer])),
});
const site = {
  name: 'Small Tours',
  shortName: 'Small',
  product: 'small',
  url: 'https://www.small.example',
  locale: 'en_UG',
  tagline: 'Tours',
  phones: ['+256 000 000 001', '+256 000 000 002'],
  email: 'hello@small.example',
  address: ['Kampala'],
  chat: { number: '256000000001', greeting: 'Hello' },
  social: [],
  registration: { label: 'Registration', url: 'https://registration.example' },
  credit: 'Us',
  copyrightFrom: 2020,
};
const items = [{ title: 'One', text: 'A text.', picture }];
const panels = {
  hero: { slides: [1, 2].map(() => ({ region: 'kenya', wide: picture, tall: picture, place: 'Tsavo' })) },
  stats: { items: [{ figure: '40+', label: 'customers' }] },
  services: { items },
  mission: { items },
  'who-we-are': { paragraphs: ['We [drive](/ugandacarhire).'], picture },
  booking: {
    heading: 'Book',
    lead: 'Tell us.',
    privacy: { trip: 'Kept.', car: 'Kept.', newsletter: 'Kept.' },
    newsletter: { heading: 'Letters' },
  },
  map: { towns: [{ name: 'Nairobi', lat: -1.28, lon: 36.82 }] },
  migration: {
    months: Object.fromEntries(
      MONTHS.map((key) => [key, { area: 'South', where: 'On the plains.', reach: 'Yes' }]),
    ),
    sources,
    read: '2026-11-20',
  },
  hire: {
    notes: Object.fromEntries(HIRE_TOPICS.map((topic) => [topic, answer])),
    borders: [{ country: 'Kenya', posts: 'Busia', needs: 'Papers.' }],
  },
  search: { alike: [['price', 'cost']], means: {}, stopWords: ['the'], examples: ['Zebra'] },
  partners: { items: [{ name: 'Nobody Lodge', sample: true }] },
};

/** A fresh copy, for one test to break. */
export function smallSite(): SmallSite {
  return new Map<string, string | Buffer>([
    ['content/site.json', json(site)],
    ...Object.entries<PageParts>(PAGES).map(([page, { sections, shows }]): [string, string] => [
      `content/pages/${page}.md`,
      markdown(
        {
          ...metadata,
          title: `The ${page} title`,
          heading: `The ${page} page`,
          sections: Object.fromEntries(sections.map((key) => [key, { heading: `The ${key}` }])),
        },
        shows.includes('body') ? 'A text.' : '',
      ),
    ]),
    ...Object.entries(panels).map(([name, panel]): [string, string] => [
      `content/panels/${name}.json`,
      json(panel),
    ]),
    ...Object.values(WORDS).map(({ pattern }): [string, string] => [
      `content/words/${pattern}`,
      wordsFile(pattern),
    ]),
    ['content/terms/TCserve.md', markdown({ order: 1, heading: 'Services' })],
    ['content/articles/kenyan8places.md', markdown(article)],
    ['content/reviews/one.md', markdown({ order: 1, client: 'A family' })],
    ['content/faq/payment.md', markdown({ order: 1, question: 'How do I pay?' })],
    ['content/answers/safety.md', markdown({ order: 1, question: 'Is it safe?' })],
    ['content/packages/tsavosafari.md', markdown(trip)],
    ['content/routes/tsavosafari.json', json(route)],
    ...REGIONS.map((region, at): [string, string] => [
      `content/countries/${region}.md`,
      markdown({ ...country, order: at + 1, region, name: region }, ''),
    ]),
    ['content/places/tsavo.md', markdown(place, placeText)],
    ...Object.entries(relations).map(([name, records]): [string, string] => [
      `content/relations/${name}.json`,
      json(records),
    ]),
    ...REGIONS.map((name, at): [string, string] => [
      `content/travelnotes/${name}.json`,
      json(travelNotes(name, at)),
    ]),
    ['content/cars/van.json', json(car)],
    ['content/fees/entry.json', json(fee)],
    ['content/wildlife/zebra.json', json(animal)],
    ['content/team/twiga.json', json({ order: 1, name: 'Twiga', job: 'Guide', picture })],
    ['content/pictures/shared/one.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"></svg>'],
  ]);
}
