import { FEE_SLOT } from '../lib/feeSlots.ts';
import { fieldName, type Issue } from './issue.ts';
import { meantOrGone } from './nearest.ts';
import { lineAt } from './position.ts';
import { namesIn, type Entry, type Named } from './readEntry.ts';
import { walk } from './walk.ts';

/** Where a fee is named. */
interface Use {
  name: string;
  at: Pick<Issue, 'file' | 'line' | 'field'>;
  /** As it stands in a text; none where a trip counts it. */
  slot?: string;
}
/** What was meant to be a slot: `{fee uganda-visa}`, `{Fee:uganda-visa}`, one that is never closed. */
const MEANT = /\{\s*fees?\b[^{}\n]*\}?/gi;

/** The fees that a trip counts and those that a place names; what is none is the schema's business. */
function countedIn({ collection, data, file, lineOf }: Entry): Use[] {
  if (!['packages', 'places'].includes(collection) || !Array.isArray(data['fees'])) return [];
  return data['fees'].flatMap((use: unknown, index) => {
    const isCounted = typeof use === 'object' && use !== null && 'fee' in use;
    const name = isCounted ? use.fee : collection === 'places' ? use : undefined;
    const path = isCounted ? ['fees', index, 'fee'] : ['fees', index];
    return typeof name === 'string'
      ? [{ name, at: { file, line: lineOf(path), field: fieldName(path) } }]
      : [];
  });
}

/** The texts of an entry, each with the place of a spot in it. */
function textsOf({ file, data, body, bodyLine, lineOf }: Entry) {
  const fields = [...walk(data)].flatMap(({ path, value }) =>
    typeof value === 'string'
      ? [{ text: value, place: () => ({ file, line: lineOf(path), field: fieldName(path) }) }]
      : [],
  );
  const inBody = (offset: number) => ({ file, line: bodyLine + lineAt(body, offset) - 1 });
  return [...fields, { text: body, place: inBody }];
}

/** The fees that the texts of an entry name, and what was meant to name one. */
function namedIn(entry: Entry): { uses: Use[]; issues: Issue[] } {
  const uses: Use[] = [];
  const issues: Issue[] = [];
  // The words of the interface have slots of their own, and a schema that knows them.
  if (entry.collection.startsWith('words/')) return { uses, issues };
  for (const { text, place } of textsOf(entry)) {
    for (const { 0: slot, index } of text.matchAll(MEANT)) {
      const name = [...slot.matchAll(FEE_SLOT)][0]?.[1];
      const at = place(index);
      if (name !== undefined && entry.collection !== 'site') uses.push({ name, at, slot });
      else if (name !== undefined) issues.push({ ...at, message: `${slot} is filled in by nothing here.` });
      else
        issues.push({ ...at, message: `"${slot}" is shown as it stands: an amount is {fee:uganda-visa}.` });
    }
  }
  return { uses, issues };
}

/**
 * Holds trips and texts to fees that are there and, where a text names one, to those with an amount; notes a fee that
 * nothing names and one without an amount.
 * @param entries all that content/ holds, as far as it could be read
 * @param named all its files by their names, read or not: what could not be read may be right, and name what it likes
 */
export function checkFees(entries: readonly Entry[], named: readonly Named[]): Issue[] {
  const fees = entries.filter(({ collection }) => collection === 'fees');
  const names = namesIn(named, 'fees');
  const texts = entries.map(namedIn);
  const uses = [...entries.flatMap(countedIn), ...texts.flatMap((text) => text.uses)];
  const unnamed = fees.filter(
    ({ id }) => entries.length === named.length && !uses.some(({ name }) => name === id),
  );
  const isWithout = (name: string) =>
    fees.some(({ id, data }) => id === name && data['amount'] === undefined);
  return [
    ...texts.flatMap(({ issues }) => issues),
    ...uses.flatMap(({ name, at, slot }): Issue[] => {
      const said = slot ? `${slot}: ` : '';
      if (!names.includes(name))
        return [
          { ...at, message: `${said}there is no content/fees/${name}.json.${meantOrGone(name, names)}` },
        ];
      if (!slot || !isWithout(name)) return [];
      return [{ ...at, message: `${said}content/fees/${name}.json has no amount: write "ask us" instead.` }];
    }),
    ...(unnamed.length > 0
      ? [
          {
            file: 'content/fees/',
            message: `no trip, no place and no text names ${unnamed.map(({ id }) => id).join(', ')}.`,
            isNote: true as const,
          },
        ]
      : []),
    ...fees
      .filter(({ data }) => data['amount'] === undefined)
      .map(({ file }) => ({
        file,
        message: 'has no amount, so pages say to ask. Is one published by now?',
        isNote: true as const,
      })),
  ];
}
