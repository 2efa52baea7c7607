import { PAGE_FILES } from '../routes.ts';
import type { Page } from '../schemas/pages.ts';
import type { Entry } from '../search/searchFile.ts';
import { beginningOf, join, plainText } from './searchTexts.ts';
import { pageNames, routes, site } from './site.ts';
import { ui } from './ui.ts';

/** Something to find, with its parts: those are found by themselves and lead to their place in it. */
export interface Found {
  whole: Entry;
  parts?: readonly Entry[];
}

/** How long the line under a title is at most, in characters; shorter for what there is a lot of. */
export const SUMMARY = 110;
export const BRIEF = 84;

/** The words of a piece of Markdown, without marks. */
export const plain = (markdown: string | undefined) => plainText(markdown ?? '', site.product);

/** The pages that are no entries of their own, and those of their sections that have an anchor. */
const SOUGHT = {
  home: { title: pageNames.home },
  about: { title: pageNames.about },
  destinations: { title: pageNames.destinations, anchors: ['map', 'seasons'] },
  packages: { title: pageNames.packages, anchors: ['compare'] },
  cars: { title: pageNames.cars },
  blog: { title: pageNames.blog },
  beforeYouTravel: { title: pageNames.beforeYouTravel },
  wildlife: { title: ui.wildlife.page, anchors: ['migration'] },
  terms: { title: pageNames.terms },
} satisfies Partial<Record<keyof typeof PAGE_FILES, { title: string; anchors?: readonly string[] }>>;

/** These pages by their file in content/pages/, each with its address. */
const PAGES: Readonly<Record<string, { url: string; title: string; anchors?: readonly string[] }>> =
  Object.fromEntries(
    (Object.keys(SOUGHT) as (keyof typeof SOUGHT)[]).map((route) => [
      PAGE_FILES[route],
      { url: routes[route], ...SOUGHT[route] },
    ]),
  );

/** The names of these pages, in the order of the site. */
export const PAGE_NAMES = Object.keys(PAGES);

/**
 * A page of content/pages/ with its sections; undefined for one that nobody looks for.
 * @param more what else stands on it
 */
export function pageFound(
  { id, data, body }: { id: string; data: Page; body?: string | undefined },
  more: { words?: string; parts?: readonly Entry[] } = {},
): Found | undefined {
  const page = PAGES[id];
  if (!page) return undefined;
  const sections = Object.entries(data.sections).map(([anchor, { heading, lead }]) => ({
    ...{ anchor, heading, lead: plain(lead) },
  }));
  const own = sections.filter(({ anchor }) => page.anchors?.includes(anchor));
  const keywords = join(data.heading, data.title, ...data.keywords);
  return {
    whole: {
      ...{ kind: 'page', url: page.url, title: page.title, keywords },
      summary: beginningOf(data.seodescription, SUMMARY),
      text: join(
        plain(data.lead),
        ...sections.flatMap(({ heading, lead }) => [heading, lead]),
        plain(body),
        more.words,
      ),
    },
    parts: [
      ...own.map(({ anchor, heading, lead }): Entry => ({
        ...{ kind: 'page', url: `${page.url}#${anchor}`, title: heading, keywords: '', text: lead },
        summary: beginningOf(lead, BRIEF),
      })),
      ...(more.parts ?? []),
    ],
  };
}
