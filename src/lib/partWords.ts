import { fill } from '../browser/fill.ts';
import type { Choices } from '../browser/filters.ts';
import { narrowingKey, partPath, type Narrowing, type Part } from '../browser/parts.ts';
import { ui } from './ui.ts';

const words = ui.lists;
const countOf = (part: Part, narrowing: Narrowing = part) => part.counts[narrowingKey(narrowing)] ?? 0;

/** The pages before and after a part of a list; undefined where there is none. */
export function besides(part: Part) {
  const link = (label: string, from: number) =>
    from < 0 || from >= countOf(part)
      ? undefined
      : { label, href: partPath(part.list, part, from, part.most) };
  return {
    previous: link(words.previous, part.from - part.most),
    next: link(words.next, part.from + part.most),
  };
}

/** What a list can be narrowed by, one at a time, each with how many entries it has; none that has nothing. */
export function narrowingLinks(part: Part, { countries, caps }: Choices) {
  if (!countries.length && !caps.length) return [];
  const { regions } = ui.cards;
  const named = [
    { name: ui.controls.filters.all, narrowing: { country: null, max: null } },
    ...Object.entries(regions)
      .filter(([country]) => countries.includes(country))
      .map(([country, name]) => ({ name, narrowing: { country, max: null } })),
    ...caps.map((max) => ({
      name: fill(ui.controls.filters.cap, { amount: max }),
      narrowing: { country: null, max },
    })),
  ];
  return named
    .map(({ name, narrowing }) => ({ name, narrowing, count: countOf(part, narrowing) }))
    .filter(({ count }) => count > 0)
    .map(({ name, narrowing, count }) => ({
      label: fill(words.count, { name, count }),
      href: partPath(part.list, narrowing, 0, part.most),
    }));
}

interface Text {
  title: string;
  seodescription: string;
  keywords: string[];
  heading: string;
  lead?: string | undefined;
}

/**
 * How a page of a list is called: the first one as its file says, each other one by what stands on it, so that no two
 * bear the same name. Narrowed lists are not for search engines: all that they hold stands in the whole list.
 * @param part undefined for a list that is one page
 */
export function partText(page: Text, part: Part | undefined) {
  const { title, seodescription, keywords, heading, lead } = page;
  const isNarrowed = part !== undefined && (part.country !== null || part.max !== null);
  const isFirst = !part || (part.from === 0 && !isNarrowed);
  if (isFirst)
    return { metadata: { title, seodescription, keywords }, heading, lead, isIndexed: true, isFirst };
  const names = [
    ...(part.country === null ? [] : [ui.cards.regions[part.country as keyof typeof ui.cards.regions]]),
    ...(part.max === null ? [] : [fill(ui.controls.filters.cap, { amount: part.max })]),
  ].join(', ');
  const number = part.from / part.most + 1;
  const named = (text: string) => {
    const narrowed = isNarrowed ? fill(words.narrowed, { title: text, names }) : text;
    return number > 1 ? fill(words.numbered, { title: narrowed, number }) : narrowed;
  };
  const count = countOf(part);
  const range = fill(words.range, {
    first: part.from + 1,
    last: Math.min(count, part.from + part.most),
    count,
  });
  const about = fill(words.about, { title: named(title), range });
  return {
    metadata: { title: named(title), seodescription: about, keywords },
    heading: named(heading),
    lead: range,
    isIndexed: !isNarrowed,
    isFirst,
  };
}
