import { fieldName, type Issue } from './issue.ts';
import { didYouMean } from './nearest.ts';
import type { Entry } from './readEntry.ts';

/** The fees that a trip names, each with where it stands; what is none is the schema's business. */
function usesIn({ collection, data }: Entry): { name: string; path: readonly PropertyKey[] }[] {
  if (collection !== 'packages' || !Array.isArray(data['fees'])) return [];
  return data['fees'].flatMap((use: unknown, at) => {
    const name = typeof use === 'object' && use !== null && 'fee' in use ? use.fee : undefined;
    return typeof name === 'string' ? [{ name, path: ['fees', at, 'fee'] }] : [];
  });
}

/**
 * Holds the trips to fees that are there, and notes a fee that no trip names and one without an amount.
 * @param entries all that content/ holds
 */
export function checkFees(entries: readonly Entry[]): Issue[] {
  const fees = entries.filter(({ collection }) => collection === 'fees');
  const names = fees.map(({ id }) => id);
  const uses = entries.flatMap((entry) => usesIn(entry).map((use) => ({ ...use, entry })));
  return [
    ...uses
      .filter(({ name }) => !names.includes(name))
      .map(({ name, path, entry: { file, lineOf } }) => ({
        ...{ file, line: lineOf(path), field: fieldName(path) },
        message: `there is no content/fees/${name}.json.${didYouMean(name, names)}`,
      })),
    ...fees
      .filter(({ id }) => !uses.some(({ name }) => name === id))
      .map(({ file }) => ({ file, message: 'no trip names this fee.', isNote: true as const })),
    ...fees
      .filter(({ data }) => data['amount'] === undefined)
      .map(({ file }) => ({
        file,
        message: 'has no amount, so pages say to ask. Is one published by now?',
        isNote: true as const,
      })),
  ];
}
