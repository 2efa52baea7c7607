import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIST_MOST, PAGE_SIZE_NARROW, PAGE_SIZE_WIDE } from '../constants.ts';
import { matching } from '../browser/filters.ts';
import { narrowingKey } from '../browser/parts.ts';
import { isNarrowed } from '../routes.ts';
import { listPages } from './listPages.ts';

const choices = { countries: ['uganda', 'kenya'], caps: [300, 700] };
/** A list whose entries are their own positions: every third in Kenya, each a dollar dearer than the one before. */
const listOf = (length: number, dearest = 1000) => {
  const items = Array.from({ length }, (_, at) => ({
    country: at % 3 ? 'uganda' : 'kenya',
    price: Math.ceil(((at + 1) * dearest) / length),
  }));
  const pages = listPages(
    '/list',
    items.map((_, at) => at),
    { items, choices },
  );
  return { items, pages };
};

describe('the pages of a list', () => {
  it('are one for up to sixty entries, which knows of no other', () => {
    const { pages } = listOf(LIST_MOST);
    expect(pages.map(({ path, entries, part }) => [path, entries.length, part])).toEqual([
      ['/list', LIST_MOST, undefined],
    ]);
  });

  it('are a page for each sixty, and for each country and price that has some', () => {
    const { pages } = listOf(130);
    expect(pages.map(({ path, entries }) => [path, entries.length])).toEqual([
      ['/list', 60],
      ['/list-2', 60],
      ['/list-3', 10],
      ['/list-to300', 39],
      ['/list-to700', 60],
      ['/list-to700-2', 31],
      ['/list-uganda', 60],
      ['/list-uganda-2', 26],
      ['/list-uganda-to300', 26],
      ['/list-uganda-to700', 60],
      ['/list-kenya', 44],
      ['/list-kenya-to300', 13],
      ['/list-kenya-to700', 31],
    ]);
  });

  it('have no page for what nothing matches, and count it as none', () => {
    const { items, pages } = listOf(70);
    const dear = listPages('/list', items, {
      items: items.map((item) => ({ ...item, price: 900 })),
      choices,
    });
    expect(dear.map(({ path }) => path)).toEqual(['/list', '/list-2', '/list-uganda', '/list-kenya']);
    expect(dear[0]!.part!.counts[narrowingKey({ country: 'kenya', max: 300 })]).toBe(0);
    expect(pages.length).toBeGreaterThan(dear.length);
  });

  it('hold each entry that a narrowing lets through once, in its order, and count them right', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: LIST_MOST + 1, max: 400 }),
        fc.integer({ min: 1, max: 3000 }),
        (length, dearest) => {
          const { items, pages } = listOf(length, dearest);
          const paths = pages.map(({ path }) => path);
          expect(new Set(paths).size).toBe(paths.length);
          const lists = Map.groupBy(pages, ({ part }) => narrowingKey(part!));
          for (const [key, parts] of lists) {
            const found = matching(items, parts[0]!.part!);
            expect(parts.flatMap(({ entries }) => entries)).toEqual(found);
            expect(parts.every(({ part }) => part!.counts[key] === found.length)).toBe(true);
            expect(parts.map(({ part }) => part!.from)).toEqual(parts.map((_, at) => at * LIST_MOST));
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('never cut one of the pages that scripts turn', () => {
    expect([LIST_MOST % PAGE_SIZE_WIDE, LIST_MOST % PAGE_SIZE_NARROW]).toEqual([0, 0]);
  });

  it('tell a narrowed list from a further page of the whole one', () => {
    const { pages } = listOf(130);
    expect(pages.filter(({ path }) => !isNarrowed(path, '/list')).map(({ path }) => path)).toEqual([
      '/list',
      '/list-2',
      '/list-3',
    ]);
    expect(isNarrowed('/lists', '/list')).toBe(false);
  });
});
