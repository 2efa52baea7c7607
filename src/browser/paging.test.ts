import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersAround, pageOf } from './paging.ts';

const sizes = fc.integer({ min: 1, max: 12 });
const counts = fc.integer({ min: 0, max: 60 });

describe('pageOf', () => {
  it('cuts seven items into pages of six or of three', () => {
    expect(pageOf(7, 6, 1)).toEqual({ page: 1, pages: 2, from: 0, to: 6 });
    expect(pageOf(7, 6, 2)).toEqual({ page: 2, pages: 2, from: 6, to: 7 });
    expect(pageOf(7, 3, 3)).toEqual({ page: 3, pages: 3, from: 6, to: 7 });
  });

  it('turns a page that does not exist into the nearest that does', () => {
    expect(pageOf(7, 6, 99).page).toBe(2);
    expect(pageOf(7, 6, 0).page).toBe(1);
    expect(pageOf(7, 6, -3).page).toBe(1);
    expect(pageOf(7, 6, NaN).page).toBe(1);
  });

  it('gives an empty list one empty page', () => {
    expect(pageOf(0, 6, 4)).toEqual({ page: 1, pages: 1, from: 0, to: 0 });
  });

  it('shows every item on exactly one page, and no page is empty or too long', () => {
    fc.assert(
      fc.property(counts, sizes, (items, size) => {
        const { pages } = pageOf(items, size, 1);
        const seen = Array.from({ length: pages }, (_, index) => pageOf(items, size, index + 1)).flatMap(
          ({ from, to }) => {
            expect(to - from).toBeLessThanOrEqual(size);
            if (items) expect(to).toBeGreaterThan(from);
            return Array.from({ length: to - from }, (_, offset) => from + offset);
          },
        );
        expect(seen).toEqual(Array.from({ length: items }, (_, index) => index));
      }),
    );
  });

  it('never leaves the pages that exist, whatever is asked for', () => {
    fc.assert(
      fc.property(counts, sizes, fc.double(), (items, size, wanted) => {
        const { page, pages } = pageOf(items, size, wanted);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(page).toBeLessThanOrEqual(pages);
      }),
    );
  });
});

describe('numbersAround', () => {
  it('offers all pages where they fit, and the current one in the middle where they do not', () => {
    expect(numbersAround({ page: 1, pages: 3 }, 5)).toEqual([1, 2, 3]);
    expect(numbersAround({ page: 1, pages: 9 }, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(numbersAround({ page: 5, pages: 9 }, 5)).toEqual([3, 4, 5, 6, 7]);
    expect(numbersAround({ page: 9, pages: 9 }, 5)).toEqual([5, 6, 7, 8, 9]);
  });

  it('always holds the current page, and only pages that exist, in a row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), sizes, fc.nat(), (pages, span, seed) => {
        const page = (seed % pages) + 1;
        const numbers = numbersAround({ page, pages }, span);
        expect(numbers).toContain(page);
        expect(numbers).toHaveLength(Math.min(span, pages));
        expect(numbers[0]).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(pages);
        expect(numbers.at(-1)! - numbers[0]!).toBe(numbers.length - 1);
      }),
    );
  });
});
