import type { Fee, TravelPackage } from '../schemas.ts';

/** One line of what a trip comes to. Amounts in US dollars, `to` the highest where it is not one amount. */
export interface PriceLine {
  fee: Fee;
  quantity: number;
  /** Of all of them together; undefined while no source gives it, or once its time is over. */
  sum: { from: number; to: number } | undefined;
}

export interface WholePrice {
  lines: PriceLine[];
  /** The trip and every line that has a sum. */
  total: { from: number; to: number };
  /** Whether an amount is not an authority's own, so that the total is one of many near it. */
  isAbout: boolean;
  /** Whether a line has no sum, so that more comes on top. */
  isOpen: boolean;
}

/**
 * What a trip comes to for one person: its price, and what everybody pays beside it.
 * @param feeOf gives a fee by its file's name; throws for none
 * @param today yyyy-mm-dd: a fee that was valid until an earlier day does not count, unless operators still quote it
 */
export function wholePrice(
  { price, fees }: Pick<TravelPackage, 'price' | 'fees'>,
  feeOf: (name: string) => Fee,
  today: string,
): WholePrice {
  const lines = fees.map(({ fee: name, quantity }): PriceLine => {
    const fee = feeOf(name);
    const { amount, amountTo = amount, validUntil = today, quoted } = fee;
    const isKnown = amount !== undefined && amountTo !== undefined && (quoted || validUntil >= today);
    return { fee, quantity, sum: isKnown ? { from: amount * quantity, to: amountTo * quantity } : undefined };
  });
  const sumOf = (end: 'from' | 'to') => lines.reduce((sum, line) => sum + (line.sum?.[end] ?? 0), price);
  return {
    lines,
    total: { from: sumOf('from'), to: sumOf('to') },
    isAbout: lines.some(({ fee, sum }) => sum && fee.quoted),
    isOpen: lines.some(({ sum }) => !sum),
  };
}
