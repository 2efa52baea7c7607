import { BLANK_PAGES, json, markdown, type SmallSite } from '../../src/check/testing/smallSite.ts';
import { ARTICLES, textOf } from './articles.ts';
import { ANSWERS, answerTo, CARS, QUESTIONS, REVIEW, REVIEWS, TEAM } from './cards.ts';
import { pictures } from './pictures.ts';
import { bodyOf, COUNTRY_CARDS, GUIDED, PLACES } from './places.ts';
import { RELATIONS } from './relations.ts';
import { FEES, planOf, TRIPS } from './trips.ts';
import { ROUTES } from './routes.ts';
import { TRAVEL_NOTES } from './travelNotes.ts';
import { ANIMALS, MIGRATION } from './wildlife.ts';

interface Entry {
  id: string;
}

const texts = <Kind extends Entry>(folder: string, entries: readonly Kind[], body: (entry: Kind) => string) =>
  entries.map((entry): [string, string] => {
    const { id, ...fields } = entry;
    return [`content/${folder}/${id}.md`, markdown(fields, body(entry))];
  });
const records = (folder: string, entries: readonly Entry[]) =>
  entries.map(({ id, ...fields }): [string, string] => [`content/${folder}/${id}.json`, json(fields)]);

/** What the fixture has many of, as the files of its content/. The rest of it is written out in `e2e/content/`. */
export function manyEntries(): SmallSite {
  return new Map<string, string>([
    ...texts('articles', ARTICLES, textOf),
    ...texts('packages', TRIPS, planOf),
    ...texts('places', PLACES, bodyOf),
    ...texts('countries', COUNTRY_CARDS, () => ''),
    ...texts('faq', QUESTIONS, answerTo),
    ...texts('answers', ANSWERS, answerTo),
    ...texts('reviews', REVIEWS, () => REVIEW),
    ...records('routes', ROUTES),
    ...records('travelnotes', TRAVEL_NOTES),
    ...records('cars', CARS),
    ...records('fees', FEES),
    ...records('team', TEAM),
    ...records('wildlife', ANIMALS),
    ['content/panels/migration.json', json(MIGRATION)],
    ...Object.entries(RELATIONS).map(([name, lists]): [string, string] => [
      `content/relations/${name}.json`,
      json(lists),
    ]),
    ...[...pictures()].map(([name, drawing]): [string, string] => [`content/pictures/${name}.svg`, drawing]),
    [`content/guides/${GUIDED}.pdf`, BLANK_PAGES],
  ]);
}
