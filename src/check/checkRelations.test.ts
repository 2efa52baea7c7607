import { describe, expect, it } from 'vitest';
import { checkContent, inspect } from './checkContent.ts';
import { ARTICLE, body, copy, lookAt, PLACE, put, swap, TRIP, type Edit } from './testing/edits.ts';
import { json, smallSite } from './testing/smallSite.ts';

const TRIPS = 'content/relations/trips.json';
const ARTICLES = 'content/relations/articles.json';
const QUESTIONS = 'content/relations/questions.json';

/** Two places more, and whatever else is edited. */
const places =
  (...edits: Edit[]): Edit =>
  (site) => {
    copy(PLACE, 'content/places/mombasa.md')(site);
    site.set(
      'content/places/mombasa.md',
      String(site.get('content/places/mombasa.md')).replace('Another ', 'Second '),
    );
    for (const edit of edits) edit(site);
  };
const neighbour = (of: string, name: string): Edit =>
  swap(`content/places/${of}.md`, 'gettingThere:', `neighbours: [{"place": "${name}"}]\ngettingThere:`);
/** The line of the small place on which something begins. */
const lineOf = (start: string) =>
  String(smallSite().get(PLACE))
    .split('\n')
    .findIndex((line, at) => at > 0 && line.startsWith(start)) + 1;
const [WAYS, FEES, BODY] = [lineOf('gettingThere'), lineOf('fees'), lineOf('---')];
const LONG = 'One two three four. '.repeat(100);

const refused: [name: string, edit: Edit, issue: string][] = [
  [
    'a trip that is not there',
    put(TRIPS, json({ tsavosafary: { places: ['tsavo'] } })),
    `${TRIPS}:2: tsavosafary: there is no "tsavosafary" in content/packages/. Did you mean "tsavosafari"?`,
  ],
  [
    'a place of a trip that is not there',
    swap(TRIPS, '"tsavo"', '"tsafo"'),
    `${TRIPS}:4: tsavosafari.places[0]: there is no "tsafo" in content/places/. Did you mean "tsavo"?`,
  ],
  [
    'a trip that is gone',
    put(TRIPS, json({ tsavosafari: { places: ['tsavo'] }, familydays: { places: ['tsavo'] } })),
    `${TRIPS}:7: familydays: there is no "familydays" in content/packages/. Take it out, or name one that is there.`,
  ],
  [
    'a neighbour that is gone',
    neighbour('tsavo', 'lamu'),
    `content/places/tsavo.md:${WAYS}: neighbours[0].place: there is no content/places/lamu.md. Take it out, or name one that is there.`,
  ],
  [
    'a list that the file does not have',
    put(QUESTIONS, json({ payment: { tips: [] } })),
    `${QUESTIONS}:3: payment.tips: there is no such field. Did you mean "trips"?`,
  ],
  [
    'a place that a trip goes to and comes near',
    put(TRIPS, json({ tsavosafari: { places: ['tsavo'], nearby: ['tsavo'] } })),
    `${TRIPS}:7: tsavosafari.nearby[0]: "tsavo" is related to tsavosafari in ${TRIPS}, tsavosafari.places already, and shown at both ends: keep one.`,
  ],
  [
    'an article that names itself',
    swap(ARTICLES, '"trips":', '"articles": ["kenyan8places"],\n    "trips":'),
    `${ARTICLES}:6: kenyan8places.articles[0]: is this one itself: name another one.`,
  ],
  [
    'two trips that name each other',
    (site) => {
      copy(TRIP, 'content/packages/lakes.md')(site);
      put(
        TRIPS,
        json({ tsavosafari: { places: ['tsavo'], trips: ['lakes'] }, lakes: { trips: ['tsavosafari'] } }),
      )(site);
    },
    `${TRIPS}:12: lakes.trips[0]: "tsavosafari" is related to lakes in ${TRIPS}, tsavosafari.trips already, and shown at both ends: keep one.`,
  ],
  [
    'a neighbour that is not there',
    places(neighbour('tsavo', 'mombassa')),
    `content/places/tsavo.md:${WAYS}: neighbours[0].place: there is no content/places/mombassa.md. Did you mean "mombasa"?`,
  ],
  [
    'a place that is its own neighbour',
    neighbour('tsavo', 'tsavo'),
    `content/places/tsavo.md:${WAYS}: neighbours[0].place: is this place itself: name another one.`,
  ],
  [
    'a way between two places in both their files',
    places(neighbour('tsavo', 'mombasa'), neighbour('mombasa', 'tsavo')),
    `content/places/tsavo.md:${WAYS}: neighbours[0].place: the way to mombasa stands in content/places/mombasa.md already, and both pages show it: keep one.`,
  ],
  [
    'hours with their word',
    swap(PLACE, '"hours":"4 to 5"', '"hours":"4-5 hours"'),
    `content/places/tsavo.md:${WAYS}: gettingThere[0].hours: "4-5 hours" is not in the right form. Expected: Hours as a text without the word, such as "8 to 10", "about 1" or "0.25 to 0.5"; leave it out where nobody knows: pages say to ask.`,
  ],
  [
    'a fee of a place that is not there',
    swap(PLACE, 'fees: ["entry"]', 'fees: ["entri"]'),
    `content/places/tsavo.md:${FEES}: fees[0]: there is no content/fees/entri.json. Did you mean "entry"?`,
  ],
  [
    'a place without the text of its page',
    body(PLACE, 'One paragraph.'),
    `content/places/tsavo.md:${BODY}: has the text of the slide alone: write that of the page under it, each part with a ## heading.`,
  ],
  [
    'a place without the text of its slide',
    body(PLACE, `## A day\n\n${LONG}`),
    `content/places/tsavo.md:${BODY}: the text begins with a heading: write the paragraph of the slide above the first ##.`,
  ],
  [
    'a page of a place that is too short',
    body(PLACE, `A slide.\n\n## A day\n\n${LONG.slice(0, LONG.length / 2)}`),
    `content/places/tsavo.md:${BODY + 3}: the page’s text has 202 words from its first heading on: write 400 to 600, 198 more.`,
  ],
  [
    'a page of a place that is too long',
    body(PLACE, `A slide.\n\n## A day\n\n${LONG}${LONG}`),
    `content/places/tsavo.md:${BODY + 3}: the page’s text has 802 words from its first heading on: write 400 to 600, 202 fewer.`,
  ],
];

describe('what belongs together', () => {
  it.each(refused)('refuses %s', async (_, edit, issue) => {
    expect(await lookAt(edit, checkContent)).toEqual([issue]);
  });

  it('accepts a way between two places in one of their files', async () => {
    expect(await lookAt(places(neighbour('tsavo', 'mombasa')), checkContent)).toEqual([]);
  });

  it('notes trips and places that no article names', async () => {
    const { issues, notes } = await lookAt(put(ARTICLES, '{}'), inspect);
    const message = 'no article in content/relations/articles.json names it: no article leads here.';
    expect([issues, notes]).toEqual([[], [`${TRIP}: ${message}`, `${PLACE}: ${message}`]]);
  });

  it('says nothing of relations to a file that cannot be read', async () => {
    const found = await lookAt(swap(ARTICLE, 'order: 1', 'order: a: b'), checkContent);
    expect(found).toHaveLength(1);
  });
});
