import { fill } from '../browser/fill.ts';
import type { Issue } from './issue.ts';
import type { Entry } from './readEntry.ts';

/** How many characters of a title search engines show, about. */
const TITLE_MAX = 60;

const textIn = (entry: Entry | undefined, field: string): string | undefined => {
  const value = entry?.data[field];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Holds every page's title, with the brand behind it, to what search engines show of it.
 * @param entries all that content/ holds
 */
export function checkTitles(entries: readonly Entry[]): Issue[] {
  const pattern = textIn(
    entries.find(({ file }) => file === 'content/words/shell.json'),
    'pageTitle',
  );
  const brand = textIn(
    entries.find(({ collection }) => collection === 'site'),
    'shortName',
  );
  if (!pattern || !brand) return [];
  return entries.flatMap((entry): Issue[] => {
    const title = textIn(entry, 'title');
    // What has a title for search engines has a description for them, too.
    if (!title || entry.data['seodescription'] === undefined || entry.id === 'home') return [];
    const whole = fill(pattern, { title, brand });
    if (whole.length <= TITLE_MAX) return [];
    const message = `"${whole}" is ${whole.length} characters long, and search engines cut a title after about ${TITLE_MAX}. Shorten it by ${whole.length - TITLE_MAX}.`;
    return [{ file: entry.file, line: entry.lineOf(['title']), field: 'title', message }];
  });
}
