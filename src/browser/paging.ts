/** One page of a list: its number from 1, how many there are (at least one), and the positions from `from` up to `to`. */
export interface Page {
  page: number;
  pages: number;
  from: number;
  to: number;
}

/**
 * Cuts a list into pages. Needs nothing from outside itself, because it is also sent inside the head of a page.
 * @param items how many items the list has
 * @param size how many stand on a page
 * @param wanted the page asked for; one that does not exist becomes the nearest that does
 */
export function pageOf(items: number, size: number, wanted: number): Page {
  const pages = Math.max(1, Math.ceil(items / size));
  const page = Math.min(pages, Math.max(1, Math.trunc(wanted) || 1));
  return { page, pages, from: (page - 1) * size, to: Math.min(items, page * size) };
}

/**
 * The page numbers to offer: all of them, or a window around the current page when they would not fit in a row.
 * @param span how many numbers fit
 */
export function numbersAround({ page, pages }: Pick<Page, 'page' | 'pages'>, span: number): number[] {
  const length = Math.min(span, pages);
  const first = Math.min(Math.max(1, page - Math.floor(length / 2)), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
