import { FEE_SLOT, type Amounts } from '../lib/feeSlots.ts';
import { fieldName, type Issue } from './issue.ts';
import type { Entry } from './readEntry.ts';
import { isRecord, walk } from './walk.ts';

/** An amount in a text, such as `$1,500` or `$82.60`. */
const DOLLARS = /\$\s?(\d+(?:,\d{3})*(?:\.\d+)?)/g;
/** Where prices stand that are no part of the trip's: tips, drinks, what is paid on the spot. */
const BESIDES: ReadonlySet<PropertyKey | undefined> = new Set(['notes', 'notIncluded']);

/** What the trip costs by its own fields: for each of a party, and for all of it. */
function pricesIn({ price, party, prices }: Entry['data']): number[] {
  const others: unknown[] = Array.isArray(prices) ? prices : [];
  return [{ price, party }, ...others.filter(isRecord)].flatMap((one) =>
    [one.price, Number(one.price) * Number(one.party)].filter((sum) => typeof sum === 'number'),
  );
}

/** The names of the fees that a trip counts, and of those that its texts have a slot for. */
function feesIn({ data, body }: Entry): string[] {
  const texts = [body, ...[...walk(data)].map(({ value }) => value)].filter(
    (text) => typeof text === 'string',
  );
  const counted: unknown[] = Array.isArray(data['fees']) ? data['fees'] : [];
  return [
    ...texts.flatMap((text) => [...text.matchAll(FEE_SLOT)].map(([, name = '']) => name)),
    ...counted.filter(isRecord).map(({ fee }) => String(fee)),
  ];
}

/**
 * Notes amounts in the texts of a trip that are neither its price nor one of its fees: when a price changes, the texts
 * that repeat it are forgotten.
 * @param feeOf gives a fee by its name
 */
export function checkPriceInWords(entry: Entry, feeOf: (name: string) => Amounts | undefined): Issue[] {
  const { file, collection, data, lineOf } = entry;
  if (collection !== 'packages' || typeof data['price'] !== 'number') return [];
  const fees = feesIn(entry).map(feeOf);
  const known = new Set([...pricesIn(data), ...fees.flatMap((fee) => [fee?.amount, fee?.amountTo])]);
  return [...walk(data)].flatMap(({ path, value }): Issue[] => {
    if (typeof value !== 'string' || BESIDES.has(path[0])) return [];
    const other = [...value.matchAll(DOLLARS)].filter(
      ([, sum = '']) => !known.has(Number(sum.replaceAll(',', ''))),
    );
    return other.map(([words]) => ({
      ...{ file, line: lineOf(path), field: fieldName(path) },
      message: `says ${words}, and the price is ${String(data['price'])}: has it changed?`,
      isNote: true,
    }));
  });
}
