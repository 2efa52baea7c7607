import { type Choices, readFilters } from '../browser/filters.ts';
import { pageOf } from '../browser/paging.ts';
import { narrowingKey, pageWithin, partPath, type Part } from '../browser/parts.ts';
import { type HeadScript, headScript } from './headScript.ts';
import { type ListPlan, listPlan, planCode } from './listPlan.ts';

interface Plan extends ListPlan {
  part: Part;
}
interface Rules {
  readFilters: typeof readFilters;
  pageOf: typeof pageOf;
  narrowingKey: typeof narrowingKey;
  partPath: typeof partPath;
  pageWithin: typeof pageWithin;
}

/**
 * Runs in the head of a page with a part of a long list: leads to the part that the address asks for, or hides what
 * its page leaves out until the list's island lives or is given up. Needs nothing from outside itself.
 */
function partBeforePaint({ part, choices, narrow, sizes }: Plan, rules: Rules): void {
  const { country, max, page } = rules.readFilters(location.search, choices);
  const isNarrowed = country !== null || max !== null;
  if (!isNarrowed && page === 1) return;
  const asked = isNarrowed ? { country, max } : part;
  const count = part.counts[rules.narrowingKey(asked)] ?? 0;
  const isSmall = matchMedia(`(max-width:${narrow}px)`).matches;
  const found = rules.pageOf(count, isSmall ? sizes.narrow : sizes.wide, page);
  const path = (of: typeof asked, position: number) => rules.partPath(part.list, of, position, part.most);
  const target = path(asked, found.from);
  if (count > 0 && target !== path(part, part.from)) {
    location.replace(target + (found.page > 1 ? `?page=${found.page}` : '') + location.hash);
    return;
  }
  const list = 'astro-island:not([data-revealed])>[data-list]:not([data-hydrated])';
  const hide = (size: number) => {
    if (!count) return `${list} .listed>li{display:none}`;
    const from = (rules.pageWithin(part, count, size, found.page) - 1) * size - part.from;
    return `${list} .listed>li:not(:nth-child(n+${from + 1}):nth-child(-n+${from + size})){display:none}`;
  };
  const sheet = new CSSStyleSheet();
  const small = `(max-width:${narrow}px)`;
  sheet.replaceSync(
    `@media not all and ${small}{${hide(sizes.wide)}}@media ${small}{${hide(sizes.narrow)}}` +
      (count ? '' : `${list} [data-none]{display:block}`),
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.dataset['listed'] = '';
}

/**
 * The script for the head of a page with a part of a long list.
 * @returns its code, and the hash that the content security policy must name
 */
export function prePaintParts(part: Part, choices: Choices): HeadScript {
  const plan: Plan = { part, ...listPlan(choices) };
  const rules = `{readFilters:${readFilters},pageOf:${pageOf},narrowingKey:${narrowingKey},partPath:${partPath},pageWithin:${pageWithin}}`;
  const code = `(${partBeforePaint})(${planCode(plan)},${rules})`;
  return headScript(code);
}
