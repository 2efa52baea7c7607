import { PAGES, type PageParts } from '../schemas/pages.ts';
import { REGIONS, type Region } from '../schemas/regions.ts';
import { fieldName, type Issue } from './issue.ts';
import { didYouMean, nearest } from './nearest.ts';
import { type Entry, type Named } from './readEntry.ts';
import { isRecord } from './walk.ts';

/** Parts that the page has no place for, and parts that it asks for in vain. */
function checkSections({ file, data, lineOf }: Entry, known: readonly string[]): Issue[] {
  const { sections = {} } = data;
  if (!isRecord(sections)) return [];
  const absent = known.filter((key) => !(key in sections));
  const unknown = Object.keys(sections).filter((key) => !known.includes(key));
  const meant = new Set(unknown.map((key) => nearest(key, absent)));
  const those = known.length > 0 ? `Its parts are ${known.join(', ')}.` : 'Delete it: the page has no parts.';
  return [
    ...unknown.map((key) => {
      const path = ['sections', key];
      const message = `the page has no such part.${didYouMean(key, absent)} ${those}`;
      return { file, line: lineOf(path), field: fieldName(path), message };
    }),
    ...absent
      .filter((key) => !meant.has(key))
      .map((key) => ({
        file,
        line: lineOf(['sections']),
        field: `sections.${key}`,
        message: `is missing, and the page shows it: write ${key}: and under it heading: with its words. ${those}`,
      })),
  ];
}

/** What a page's file holds and the page does not show. */
function checkShown({ file, data, body, bodyLine, lineOf }: Entry, shows: PageParts['shows']): Issue[] {
  const hidden = (field: string, message: string) => ({ file, line: lineOf([field]), field, message });
  const unseen = 'no page shows a text under the second line --- of this file: delete it.';
  return [
    ...(body.trim() && !shows.includes('body') ? [{ file, line: bodyLine, message: unseen }] : []),
    ...(data['picture'] !== undefined && !shows.includes('picture')
      ? [
          hidden(
            'picture',
            'this page shows no picture of its own: delete it. For shared links it is ogimage.',
          ),
        ]
      : []),
    ...(data['sample'] === true && !shows.includes('sample')
      ? [hidden('sample', 'this page shows no stamp: delete the line.')]
      : []),
  ];
}

/**
 * Holds the files of content/pages/ to what their pages show, so that nothing in them is written in vain.
 * @param entry any entry
 */
export function checkPage(entry: Entry): Issue[] {
  const parts = entry.collection === 'pages' && (PAGES as Readonly<Record<string, PageParts>>)[entry.id];
  return parts ? [...checkSections(entry, parts.sections), ...checkShown(entry, parts.shows)] : [];
}

/**
 * Countries that have no card, though the pages show one of each.
 * @param entries all that content/ holds
 * @param named all its files by their names; a card that could not be read may be the one
 */
export function checkCountries(entries: readonly Entry[], named: readonly Named[]): Issue[] {
  const isCard = ({ collection }: Pick<Entry, 'collection'>) => collection === 'countries';
  const regions = entries.filter(isCard).map(({ data }) => data['region']);
  const isSure =
    regions.length > 0 &&
    regions.length === named.filter(isCard).length &&
    regions.every((region) => REGIONS.includes(region as Region));
  return REGIONS.filter((region) => isSure && !regions.includes(region)).map((region) => ({
    file: 'content/countries/',
    message: `has no file with "region: ${region}", and the pages show its card: write one like the others.`,
  }));
}
