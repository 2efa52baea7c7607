import type { Sum } from '../browser/money.ts';
import { sumOfEach, type PartyRules } from '../browser/party.ts';
import type { Fee } from '../schemas/fee.ts';
import type { TravelPackage } from '../schemas/travelPackage.ts';

/** One line of what a trip comes to. Amounts in US dollars, `to` the highest where it is not one amount. */
export interface PriceLine {
  fee: Fee;
  quantity: number;
  /** Of all of them together, for one person; undefined while nobody can say it, or once its time is over. */
  sum: Sum | undefined;
}

/** Parties of certain sizes, and what one person of each pays in all. */
export interface PartyPrice {
  sizes: number[];
  each: Sum;
}

export interface WholePrice {
  lines: PriceLine[];
  /** The trip and every line that has a sum. */
  total: Sum;
  /** Whether an amount is not an authority's own, so that the total is one of many near it. */
  isAbout: boolean;
  /** Whether a line has no sum, so that more comes on top. */
  isOpen: boolean;
  rules: PartyRules;
  /** Of the sizes asked for and those with a price of their own all that somebody has named a price for, each price once, the largest party first. */
  parties: PartyPrice[];
}
type Trip = Pick<TravelPackage, 'price' | 'fees' | 'party' | 'prices'>;

/** What an amount of fees comes to, while it is known and its time is not over. */
function known({ amount, amountTo = amount, validUntil, quoted }: Fee, quantity: number, today: string) {
  const isOver = validUntil !== undefined && validUntil < today && !quoted;
  if (amount === undefined || amountTo === undefined || isOver) return undefined;
  return { from: amount * quantity, to: amountTo * quantity };
}

/**
 * What a fee comes to, paid once, by all who share it together.
 * @param today yyyy-mm-dd, as for a whole price
 */
export const feeLine = (fee: Fee, today: string): PriceLine => ({
  ...{ fee, quantity: 1 },
  sum: known(fee, 1, today),
});

const add = (sums: readonly (Sum | undefined)[], start = 0): Sum => ({
  from: sums.reduce((sum, line) => sum + (line?.from ?? 0), start),
  to: sums.reduce((sum, line) => sum + (line?.to ?? 0), start),
});

function partiesOf(rules: PartyRules, asked: readonly number[]): PartyPrice[] {
  const sizes = new Set([...asked, ...rules.prices.map(([party]) => party)]);
  const parties: PartyPrice[] = [];
  for (const size of [...sizes].toSorted((a, b) => b - a)) {
    const each = sumOfEach(rules, size);
    if (!each) continue;
    const like = parties.find((other) => other.each.from === each.from && other.each.to === each.to);
    if (like) like.sizes.push(size);
    else parties.push({ sizes: [size], each });
  }
  return parties;
}

/**
 * What a trip comes to for one person: its price, and what everybody pays beside it.
 * @param feeOf gives a fee by its file's name; throws for none
 * @param today yyyy-mm-dd: a fee that was valid until an earlier day does not count, unless operators still quote it
 * @param asked the sizes of parties to say it for
 */
export function wholePrice(
  { price, fees, party, prices = [] }: Trip,
  feeOf: (name: string) => Fee,
  today: string,
  asked: readonly number[],
): WholePrice {
  const payers = typeof party === 'number' ? party : undefined;
  const counted = fees.map(({ fee: name, quantity }) => {
    const fee = feeOf(name);
    return { fee, quantity, whole: known(fee, quantity, today) };
  });
  const lines = counted.map(({ whole, ...line }): PriceLine => {
    const isShared = line.fee.shared !== undefined;
    if (!whole || !isShared) return { ...line, sum: whole };
    // Among how many it is shared, only a price for so many can say.
    const sum = payers === undefined ? undefined : { from: whole.from / payers, to: whole.to / payers };
    return { ...line, sum };
  });
  const sumIf = (isShared: boolean) =>
    add(counted.filter(({ fee }) => (fee.shared !== undefined) === isShared).map(({ whole }) => whole));
  const rules: PartyRules = {
    prices: [
      ...(payers === undefined ? [] : [[payers, price] as const]),
      ...prices.map((own) => [own.party, own.price] as const),
    ],
    anyPrice: party === 'any' ? price : undefined,
    each: sumIf(false),
    together: sumIf(true),
  };
  return {
    lines,
    total: add(
      lines.map(({ sum }) => sum),
      price,
    ),
    isAbout: lines.some(({ fee, sum }) => sum && fee.quoted),
    isOpen: lines.some(({ sum }) => !sum),
    rules,
    parties: partiesOf(rules, asked),
  };
}
