import type { Amounts } from '../lib/feeSlots.ts';
import { checkPriceInWords } from './checkPriceInWords.ts';
import { fieldName, type Issue } from './issue.ts';
import type { ReadPiece } from './pieces.ts';
import type { Entry } from './readEntry.ts';

/** `Day 1`, `Days 2-4`, `Day 2 and 3` at the beginning of a heading. */
const DAYS = /^Days? (?<first>\d+)(?:\s*(?:-|–|to|and|&)\s*(?<last>\d+))?\b/i;

/** The days that the headings of a day-by-day plan name. */
function plannedDays(read: readonly ReadPiece[]): number[] {
  return read.flatMap(({ piece, tokens }) =>
    tokens.flatMap((token, at) => {
      const before = tokens[at - 1];
      const isHeading =
        token.kind === 'element' || (before?.kind === 'open' && /^h\d$/.test(before.tag) && 'text' in token);
      const days = isHeading && !piece.field && 'text' in token ? DAYS.exec(token.text)?.groups : undefined;
      if (!days) return [];
      const first = Number(days['first']);
      const last = Math.min(Number(days['last'] ?? first), first + 99);
      return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at);
    }),
  );
}

/** For how many days a trip's notes say what the road is like; undefined for what the schema refuses. */
const notedDays = (notes: unknown): number | undefined =>
  typeof notes === 'object' && notes !== null && 'days' in notes && Array.isArray(notes.days)
    ? notes.days.length
    : undefined;

/** Prices for parties that `price` is for already. */
function checkParty({ file, data, lineOf }: Entry): Issue[] {
  const { party, prices } = data;
  if (party === undefined || !Array.isArray(prices)) return [];
  return (prices as { party?: unknown }[]).flatMap((other, at) => {
    if (party !== 'any' && other?.party !== party) return [];
    const path = ['prices', at, 'party'];
    const message = `the field "price" holds for ${party === 'any' ? 'a party of any size' : `a party of ${String(party)}`} already, as "party" says: keep one of the two.`;
    return [{ file, line: lineOf(path), field: fieldName(path), message }];
  });
}

/** A trip's length against its day-by-day plan, when it has one, against its notes, and against its own nights. */
function checkLength({ file, data, lineOf }: Entry, read: readonly ReadPiece[]): Issue[] {
  const groups = /^(?<days>\d+) Days? \| (?<nights>\d+) Nights?$/.exec(String(data['duration']))?.groups;
  if (!groups) return [];
  const [days, nights] = [Number(groups['days']), Number(groups['nights'])];
  const at = { file, line: lineOf(['duration']), field: 'duration' };
  const planned = plannedDays(read);
  const issues: Issue[] = [];
  const missing = Array.from({ length: Math.min(days, 99) }, (_, day) => day + 1).find(
    (day) => !planned.includes(day),
  );
  const beyond = planned.find((day) => day > days || day < 1);
  const twice = planned.find((day, place) => planned.indexOf(day) !== place);
  const found = `"${String(data['duration'])}", while the plan`;
  if (planned.length && missing !== undefined)
    issues.push({ ...at, message: `${found} has no heading "## Day ${missing}: …". Add it, or mend this.` });
  else if (beyond !== undefined)
    issues.push({ ...at, message: `${found} has a Day ${beyond}. Mend the one or the other.` });
  else if (twice !== undefined)
    issues.push({ ...at, message: `${found} has two headings of Day ${twice}. Number the days anew.` });
  const noted = notedDays(data['notes']);
  if (noted !== undefined && noted !== days) {
    const path = ['notes', 'days'];
    const message = `${noted} ${noted === 1 ? 'entry' : 'entries'}, while the trip has ${days} days. Write one for each day.`;
    issues.push({ file, line: lineOf(path), field: fieldName(path), message });
  }
  if (Math.abs(days - nights) > 1 || nights > days)
    issues.push({ ...at, message: `"${String(data['duration'])}": is that meant?`, isNote: true });
  return issues;
}

/**
 * Holds a trip to one price for each party, in its texts too, and its length to all that says how long it is.
 * @param feeOf gives a fee by its name
 */
export function checkTrip(
  entry: Entry,
  read: readonly ReadPiece[],
  feeOf: (name: string) => Amounts | undefined,
): Issue[] {
  return [...checkParty(entry), ...checkPriceInWords(entry, feeOf), ...checkLength(entry, read)];
}
