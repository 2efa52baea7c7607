/** Long lists, which are cut into pages of their own: their addresses, and what a page knows of the whole list. */
import type { Filters } from './filters.ts';

/** What a list is narrowed by. */
export type Narrowing = Pick<Filters, 'country' | 'max'>;

/** What a page with a part of a long list knows of it. */
export interface Part extends Narrowing {
  /** The path of the whole list's first page. */
  list: string;
  /** How many of the narrowed list stand before the part. */
  from: number;
  /** How many stand in a part at most; a multiple of what scripts show at a time. */
  most: number;
  /** How many the list has for each narrowing, by `narrowingKey`. */
  counts: Readonly<Record<string, number>>;
}

/** The name of a narrowing. Needs nothing from outside itself, because it is also sent inside the head of a page. */
export const narrowingKey = ({ country, max }: Narrowing): string => `${country ?? ''}:${max ?? ''}`;

/**
 * The path of a part of a list. A hyphen is in no entry's address, so that no two can be the same. Needs nothing from
 * outside itself, because it is also sent inside the head of a page.
 * @param list the path of the list's first page
 * @param position of an entry in the narrowed list, from 0
 * @param most how many stand in a part
 * @returns such as `/list`, `/list-2`, `/list-uganda`, `/list-uganda-to700-2`
 */
export function partPath(list: string, { country, max }: Narrowing, position: number, most: number): string {
  const number = Math.floor(position / most) + 1;
  return [list, country, max === null ? null : `to${max}`, number > 1 ? number : null]
    .filter((piece) => piece !== null)
    .join('-');
}

/**
 * The nearest page to the one asked for that a part holds.
 * @param size how many scripts show at a time
 */
export function pageWithin({ from, most }: Part, count: number, size: number, wanted: number): number {
  const first = from / size + 1;
  const last = Math.ceil(Math.min(count, from + most) / size);
  return Math.min(Math.max(wanted, first), last);
}
