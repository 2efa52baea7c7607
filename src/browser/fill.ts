/** A text about a number of things. */
export interface Counted {
  one: string;
  other: string;
}

/**
 * Fills the slots of a text: `{name}` becomes the value of that name.
 * @param text as an editor wrote it
 * @param values what is filled in; a slot without a value stays as it is
 */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/**
 * Chooses the text for a number of things and fills its slots, of which `{count}` is the number with its thousands set
 * off.
 * @param texts one for a single thing, one for all other numbers
 */
export function fillCount(
  { one, other }: Counted,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(count === 1 ? one : other, { count: count.toLocaleString('en'), ...values });
}
