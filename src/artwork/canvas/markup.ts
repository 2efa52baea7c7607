/** Attribute names and values; absent values are left out. */
export type Attributes = Record<string, string | number | undefined>;

/** Writes a number with at most three decimals and no idle zero. */
export const short = (value: number) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Writes attributes in their order, drops the absent ones, and shortens `#aabbcc` to `#abc`. */
export function attributes(list: Attributes): string {
  return Object.entries(list)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'number' ? short(value) : escape(value ?? '');
      return ` ${name}="${text.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')}"`;
    })
    .join('');
}
