/** What a list can be narrowed by; articles have neither. Prices in US dollars. */
export interface CatalogueItem {
  country?: string;
  price?: number;
}

/** What the address asks for. `null`: no such limit. */
export interface Filters {
  country: string | null;
  /** The highest price, inclusive. */
  max: number | null;
  page: number;
}

/** The values that the buttons offer; anything else in the address is as good as nothing. */
export interface Choices {
  countries: readonly string[];
  caps: readonly number[];
}

/**
 * Reads the filters of an address. Needs nothing from outside itself, because it is also sent inside the head of a page.
 * @param search the address's query, such as `?country=uganda&max=700&page=2`
 */
export function readFilters(search: string, choices: Choices): Filters {
  const query = new URLSearchParams(search);
  // Whoever types an address begins a country with a capital.
  const country = query.get('country')?.toLowerCase();
  const max = query.get('max');
  const page = query.get('page');
  return {
    country: choices.countries.find((name) => name === country) ?? null,
    max: choices.caps.find((cap) => String(cap) === max) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
  };
}

/**
 * Writes the filters into an address, leaving what else stands there.
 * @param search the query as it was
 * @returns the query with its question mark, or '' when nothing is left of it
 */
export function writeFilters(search: string, { country, max, page }: Filters): string {
  const query = new URLSearchParams(search);
  const values = { country, max, page: page > 1 ? page : null };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/**
 * Finds what matches. Needs nothing from outside itself, because it is also sent inside the head of a page.
 * @returns the positions in the list, from 0
 */
export function matching(
  items: readonly CatalogueItem[],
  { country, max }: Pick<Filters, 'country' | 'max'>,
): number[] {
  return items.flatMap((item, position) =>
    (country === null || item.country === country) && (max === null || (item.price ?? Infinity) <= max)
      ? [position]
      : [],
  );
}

/** A press on a cap sets it and goes to page 1; on the active one, it takes it away. */
export const withCap = (filters: Filters, cap: number): Filters => ({
  ...filters,
  max: filters.max === cap ? null : cap,
  page: 1,
});

/** A press on a country keeps the page; whoever shows it cuts it to the last that exists. */
export const withCountry = (filters: Filters, country: string | null): Filters => ({ ...filters, country });
