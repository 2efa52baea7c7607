import { expect, it } from 'vitest';
import { BEST, effortsFor, QUICK, type Text } from './effort.ts';

const MB = 1_000_000;
const texts = (count: number, bytes: number, isKept = false): Text[] =>
  Array.from({ length: count }, () => ({ bytes, isKept }));

/** How many bytes of a site get the best. */
function bestOf(pages: Text[], others: Text[] = []): number {
  const efforts = effortsFor<Text>();
  const ofPages = pages.flatMap(efforts.add);
  efforts.pagesEnd();
  const all = [...ofPages, ...others.flatMap(efforts.add), ...efforts.end()];
  expect(new Set(all.map(([item]) => item)).size).toBe(pages.length + others.length);
  return all.filter(([, effort]) => effort === BEST).reduce((sum, [{ bytes }]) => sum + bytes, 0);
}

it('gives all of a small site the best', () =>
  expect(bestOf(texts(100, MB / 10), texts(90, MB / 10))).toBe(19 * MB));

it('gives so much of a large site the best as one build has time for, its other files a share', () => {
  expect(bestOf(texts(500, MB / 10))).toBe(2 * MB);
  expect(bestOf(texts(500, MB / 10), texts(90, MB / 10))).toBe(4 * MB);
});

it('gives more of a large site the best in each later build', () => {
  const [kept, others] = [texts(200, MB / 10, true), texts(300, MB / 10)];
  expect(bestOf([...kept, ...others])).toBe(22 * MB);
});

it('lets no more wait than a small site holds', () => {
  const efforts = effortsFor<Text>();
  const decided = texts(300, MB / 10).map((text) => efforts.add(text));
  expect(decided.slice(20, 200).flat()).toEqual([]);
  expect(decided[200]).toHaveLength(181);
  expect(decided[299]?.map(([, effort]) => effort)).toEqual([QUICK]);
});
