import { fill } from '../browser/fill.ts';
import words from '../../content/words/search.json' with { type: 'json' };
import { element } from './element.ts';
import type { Hit } from './engine.ts';
import type { Kind } from './searchFile.ts';
import { markWords } from './words.ts';

/** `options` of a list beside a field, through which arrow keys go; or `links` on a page, under headings. */
export type Look = 'options' | 'links';

interface Group {
  kind: Kind;
  hits: Hit[];
}

/** How many of one kind a short list shows, so that it has room for others. */
const OF_A_KIND = 4;

/**
 * What was found by its kind, the kind of the best first.
 * @param most how many there is room for
 */
export function groupsOf(hits: readonly Hit[], most: number): Group[] {
  const groups = new Map<Kind, Hit[]>();
  let room = most;
  const isShort = hits.length > most;
  for (const hit of hits) {
    const group = groups.get(hit.entry.kind) ?? [];
    if (!room || (isShort && group.length >= OF_A_KIND)) continue;
    group.push(hit);
    groups.set(hit.entry.kind, group);
    room -= 1;
  }
  return [...groups].map(([kind, found]) => ({ kind, hits: found }));
}

const marked = (text: string, found: Hit['found']) =>
  markWords(text, found).map((part) => (part.isFound ? element('mark', {}, part.text) : part.text));

/** What stands on the row of something that was found: its title, the page that it is in, its country, and a line about it. */
function rowOf({ entry, page, found }: Hit, regions: Readonly<Record<string, string>>, look: Look) {
  const country = entry.region && regions[entry.region];
  return [
    element('span', { class: 'search-title' }, ...marked(entry.title, found)),
    ...(page ? [' ', element('span', { class: 'search-of' }, fill(words.of, { title: page.title }))] : []),
    ...(country ? [' ', element('span', { class: 'search-country' }, country)] : []),
    ' ',
    // Who goes through options with arrow keys hears the title of each, and not a paragraph.
    element(
      'span',
      { class: 'search-line', 'aria-hidden': look === 'options' && 'true' },
      ...marked(entry.summary, found),
    ),
  ];
}

/** The groups as a list beside a field shows them. */
export function optionGroups(
  groups: readonly Group[],
  regions: Readonly<Record<string, string>>,
  id: string,
) {
  let at = 0;
  return groups.map(({ kind, hits }) =>
    element(
      'div',
      { role: 'group', 'aria-labelledby': `${id}-${kind}` },
      element('div', { role: 'presentation', id: `${id}-${kind}`, class: 'search-kind' }, words.kinds[kind]),
      ...hits.map((hit) =>
        element(
          'a',
          {
            ...{ role: 'option', id: `${id}-${at++}`, 'aria-selected': 'false', tabindex: -1 },
            ...{ href: hit.entry.url, class: 'search-row', 'data-region': hit.entry.region },
          },
          ...rowOf(hit, regions, 'options'),
        ),
      ),
    ),
  );
}

/** The groups as a page shows them, under a heading for who goes by headings. */
export const linkGroups = (groups: readonly Group[], regions: Readonly<Record<string, string>>) => [
  element('h2', { class: 'visually-hidden' }, words.results),
  ...groups.map(({ kind, hits }) =>
    element(
      'section',
      { class: 'search-group' },
      element('h3', { class: 'search-kind' }, words.kinds[kind]),
      element(
        'ul',
        { role: 'list' },
        ...hits.map((hit) =>
          element(
            'li',
            {},
            element(
              'a',
              { href: hit.entry.url, class: 'search-row', 'data-region': hit.entry.region },
              ...rowOf(hit, regions, 'links'),
            ),
          ),
        ),
      ),
    ),
  ),
];
