/**
 * Amounts of fees inside texts: `{fee:uganda-visa}` stands for the amount in content/fees/uganda-visa.json, so that a
 * figure stands in one file.
 */

/** `{fee:uganda-visa}`; blanks around the name do no harm. */
export const FEE_SLOT = /\{fee:\s*([^{}\s]+)\s*\}/g;

/** Fields that stand in search results and in the ears of a screen reader: an amount says nothing of its age there. */
const BRIEF = new Set(['title', 'seodescription', 'keywords', 'alt']);

/** What a fee costs, in US dollars. */
export interface Amounts {
  amount?: number | undefined;
  /** The highest, where it is not one amount. */
  amountTo?: number | undefined;
}

/**
 * Fills the slots of all texts inside a value; whatever is no text stays as it is.
 * @param value a text, or lists and records that hold some
 * @param say gives the words for a fee, and `undefined` where there are none, so that the slot stays; `isBrief` where a
 * text has room for the amount alone
 * @returns a copy
 */
export function fillFees<Value>(
  value: Value,
  say: (name: string, isBrief: boolean) => string | undefined,
  isBrief = false,
): Value {
  const inside = (item: unknown, key?: string) =>
    fillFees(item, say, isBrief || (key !== undefined && BRIEF.has(key)));
  if (typeof value === 'string')
    return value.replace(FEE_SLOT, (slot, name: string) => say(name, isBrief) ?? slot) as Value;
  if (Array.isArray(value)) return value.map((item) => inside(item)) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item, key)])) as Value;
}

/**
 * A value as it was made of another, with the texts of that one that hold a slot: what is filled in to measure a text
 * is not to be kept.
 * @param made what came of `given`
 */
export function keepSlots<Value>(made: Value, given: unknown): Value {
  if (typeof given === 'string') return (given.search(FEE_SLOT) < 0 ? made : given) as Value;
  if (made === null || typeof made !== 'object' || made instanceof Date) return made;
  const source = (given ?? {}) as Record<string, unknown>;
  if (Array.isArray(made))
    return made.map((item: unknown, at) => keepSlots(item, source[String(at)])) as Value;
  return Object.fromEntries(
    Object.entries(made).map(([key, item]) => [key, keepSlots<unknown>(item, source[key])]),
  ) as Value;
}

/** A number of US dollars as English writes it; cents only where there are some. */
const inDollars = (amount: number) =>
  `$${amount.toLocaleString('en', { minimumFractionDigits: amount % 1 ? 2 : 0 })}`;

/**
 * Fills the slots with bare amounts, as wide as pages set them: to measure a text by.
 * @param amountsOf gives a fee by its name; none where there is no such fee
 */
export const fillBare = <Value>(value: Value, amountsOf: (name: string) => Amounts | undefined): Value =>
  fillFees(value, (name) => {
    const { amount, amountTo } = amountsOf(name) ?? {};
    if (typeof amount !== 'number') return undefined;
    // As wide as the words between two amounts.
    return [amount, amountTo]
      .filter((end) => typeof end === 'number')
      .map(inDollars)
      .join('....');
  });
