import {
  type CatalogueItem,
  type Choices,
  type Filters,
  matching,
  readFilters,
  writeFilters,
} from '../browser/filters.ts';
import { pageOf, type Page } from '../browser/paging.ts';
import { narrowingKey, pageWithin, partPath, type Part } from '../browser/parts.ts';
import { pushSearch, useSearch } from './useSearch.ts';
import { usePageSize } from './usePageSize.ts';

interface Listed {
  /** What is let through, and the page that is seen, which can be another than the address says. */
  filters: Filters;
  /** How many entries are let through, on this page and on others. */
  count: number;
  page: Page;
  /** Which entries of this page are shown, by their positions from 0. */
  shown: readonly number[];
  /**
   * Shows something else: on this page, or on the page that holds it.
   * @param anchor the id of the list, to which another page is opened
   */
  change: (next: Filters, anchor?: string) => void;
}

/** What of a list that stands on one page the address asks for. */
function listedOf(items: readonly CatalogueItem[], choices: Choices, search: string, size: number): Listed {
  const filters = readFilters(search, choices);
  const found = matching(items, filters);
  const page = pageOf(found.length, size, filters.page);
  return {
    filters: { ...filters, page: page.page },
    count: found.length,
    page,
    shown: found.slice(page.from, page.to),
    change: (next) => {
      const count = matching(items, next).length;
      pushSearch(writeFilters(search, { ...next, page: pageOf(count, size, next.page).page }));
    },
  };
}

/** The same of a part of a long list. Only what nothing matches stands in its address: all else has pages. */
function listedIn(part: Part, choices: Choices, search: string, size: number): Listed {
  const asked = readFilters(search, choices);
  const isEmpty = asked.country !== null || asked.max !== null;
  const { country, max } = isEmpty ? asked : part;
  const count = isEmpty ? 0 : (part.counts[narrowingKey(part)] ?? 0);
  const page = pageOf(count, size, count && pageWithin(part, count, size, asked.page));
  const own = partPath(part.list, part, part.from, part.most);
  return {
    filters: { country, max, page: page.page },
    count,
    page,
    shown: Array.from({ length: page.to - page.from }, (_, at) => page.from - part.from + at),
    change: (next, anchor) => {
      const found = part.counts[narrowingKey(next)] ?? 0;
      if (!found) return pushSearch(writeFilters(search, { ...next, page: 1 }));
      const there = pageOf(found, size, next.page);
      const path = partPath(part.list, next, there.from, part.most);
      const query = writeFilters(search, { country: null, max: null, page: there.page });
      if (path === own) return pushSearch(query);
      location.assign(path + query + (anchor ? `#${anchor}` : ''));
    },
  };
}

/**
 * What of a list is shown, by what the address says and as wide as the window is.
 * @param items what each entry can be narrowed by; of a part of a long list nothing
 */
export function useListed(items: readonly CatalogueItem[], choices: Choices, part: Part | undefined): Listed {
  const search = useSearch();
  const size = usePageSize();
  return part ? listedIn(part, choices, search, size) : listedOf(items, choices, search, size);
}
