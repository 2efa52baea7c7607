import type { Sum } from './money.ts';

/** What one adult pays by how many travel, in US dollars. */
export interface PartyRules {
  /** The price of the trip for each, by the size of the party; a size that is not here nobody has named a price for. */
  prices: readonly (readonly [party: number, price: number])[];
  /** The price for each where it is the same for parties of any other size. */
  anyPrice?: number | undefined;
  /** What each pays beside it. */
  each: Sum;
  /** What all pay together, such as the fee for a car. */
  together: Sum;
}

/**
 * What one adult of a party pays in all.
 * @param party how many adults travel together, 1 or more
 * @returns undefined where nobody has named a price for so many
 */
export function sumOfEach({ prices, anyPrice, each, together }: PartyRules, party: number): Sum | undefined {
  const price = prices.find(([size]) => size === party)?.[1] ?? anyPrice;
  if (price === undefined || !(party >= 1)) return undefined;
  const sum = (end: keyof Sum) => price + each[end] + together[end] / party;
  return { from: sum('from'), to: sum('to') };
}

/**
 * What a party pays in all.
 * @returns undefined where nobody has named a price for so many, or for children
 */
export function sumOfParty(
  rules: PartyRules,
  { adults, children }: { adults: number; children: number },
): { each: Sum; all: Sum } | undefined {
  const each = children === 0 ? sumOfEach(rules, adults) : undefined;
  return each && { each, all: { from: each.from * adults, to: each.to * adults } };
}
