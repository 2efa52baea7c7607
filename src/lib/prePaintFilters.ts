import { type Choices, type CatalogueItem, matching, readFilters } from '../browser/filters.ts';
import { pageOf } from '../browser/paging.ts';
import { type HeadScript, headScript } from './headScript.ts';
import { type ListPlan, listPlan, planCode } from './listPlan.ts';

interface Plan extends ListPlan {
  items: readonly CatalogueItem[];
}
interface Rules {
  readFilters: typeof readFilters;
  matching: typeof matching;
  pageOf: typeof pageOf;
}

/**
 * Runs in the head of a page with a list, before the list is there: hides what the address's filters and page leave
 * out, in a style sheet of its own, until the list's island lives or is given up. An address without them needs
 * nothing: the page's own styles show its first page. Needs nothing from outside itself.
 */
function filterBeforePaint({ items, choices, narrow, sizes }: Plan, rules: Rules): void {
  const filters = rules.readFilters(location.search, choices);
  if (filters.country === null && filters.max === null && filters.page === 1) return;
  const found = rules.matching(items, filters);
  const list = 'astro-island:not([data-revealed])>[data-list]:not([data-hydrated])';
  const hide = (size: number) => {
    const { from, to } = rules.pageOf(found.length, size, filters.page);
    const shown = found.slice(from, to).map((position) => `:nth-child(${position + 1})`);
    return `${list} .listed>li${shown.length ? `:not(${shown.join()})` : ''}{display:none}`;
  };
  const sheet = new CSSStyleSheet();
  const small = `(max-width:${narrow}px)`;
  sheet.replaceSync(
    `@media not all and ${small}{${hide(sizes.wide)}}@media ${small}{${hide(sizes.narrow)}}` +
      (found.length ? '' : `${list} [data-none]{display:block}`),
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.dataset['listed'] = '';
}

/**
 * The script for the head of a page with a list.
 * @param items what each item of the list can be narrowed by, in its order
 * @returns its code, and the hash that the content security policy must name
 */
export function prePaintFilters(items: readonly CatalogueItem[], choices: Choices): HeadScript {
  const plan: Plan = { items, ...listPlan(choices) };
  const code = `(${filterBeforePaint})(${planCode(plan)},{readFilters:${readFilters},matching:${matching},pageOf:${pageOf}})`;
  return headScript(code);
}
