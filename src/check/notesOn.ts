import { isoDate } from '../schemas/fields.ts';
import { fieldName, type Issue } from './issue.ts';
import type { Entry } from './readEntry.ts';
import { walk } from './walk.ts';

/** Whether a value is a day that there is; of any other the schema says what is wrong. */
const isDay = (value: unknown): value is string => isoDate.safeParse(value).success;

/**
 * What an editor may want to look at, though nothing is wrong with it.
 * @param today as year-month-day
 */
export function notesOn(entry: Entry, today: string): Issue[] {
  const { file, data } = entry;
  const notes: Issue[] = [];
  const note = (path: readonly PropertyKey[], message: string) =>
    notes.push({ file, line: entry.lineOf(path), field: fieldName(path), message, isNote: true });
  const { percentageoff, previousprice, price } = data;
  if (typeof percentageoff === 'number' && typeof previousprice === 'number' && typeof price === 'number') {
    const exact = Math.round((1 - price / previousprice) * 100);
    if (exact !== Math.round(percentageoff)) {
      note(
        ['percentageoff'],
        `${percentageoff}, while $${previousprice} to $${price} is ${exact}% off. Both are shown as they stand.`,
      );
    }
  }
  const { published, updated } = data;
  if (isDay(published) && isDay(updated) && updated < published)
    note(['updated'], `${updated} is before ${published}, when it first came out.`);
  for (const { path, value } of walk(data)) {
    const key = path.at(-1);
    if (key !== 'validUntil' && key !== 'updated' && key !== 'read') continue;
    if (!isDay(value)) continue;
    if (key === 'validUntil' && value < today) note(path, `${value} has passed: is there a newer fee?`);
    if (key !== 'validUntil' && value > today) note(path, `${value} is still to come: is that meant?`);
  }
  return notes;
}
