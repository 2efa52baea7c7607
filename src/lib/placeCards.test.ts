import { expect, it } from 'vitest';
import { cardsOf } from './placeCards.ts';

const cards = (trips: number, nearbyTrips: number, articles: number) => {
  const some = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
  const shown = cardsOf({
    trips: some(trips, 'trip'),
    nearbyTrips: some(nearbyTrips, 'near'),
    articles: some(articles, 'article'),
  });
  return [...shown.trips, ...shown.articles];
};

it('shows trips that go there, then trips nearby, then articles, in full rows of three', () => {
  expect(cards(1, 2, 4)).toEqual(['trip 1', 'near 1', 'near 2', 'article 1', 'article 2', 'article 3']);
  expect(cards(0, 1, 2)).toEqual(['near 1', 'article 1', 'article 2']);
  expect(cards(2, 3, 0)).toEqual(['trip 1', 'trip 2', 'near 1']);
});

it('shows three rows, however much there is', () => {
  expect(cards(20, 20, 20)).toHaveLength(9);
  expect(cards(2, 2, 20).at(-1)).toBe('article 5');
});

it('shows all where they fill no row', () => {
  expect(cards(1, 0, 1)).toEqual(['trip 1', 'article 1']);
  expect(cards(0, 0, 0)).toEqual([]);
});
