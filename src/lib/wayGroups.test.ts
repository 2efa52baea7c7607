import { expect, it } from 'vitest';
import type { Region } from '../schemas/regions.ts';
import { countryGroups, placeGroups } from './wayGroups.ts';
import { WAYS_MOST } from './wayLinks.ts';

const MANY = 50;
const located = (at: number, country: Region = 'uganda') => ({
  id: `place${at}`,
  data: { country, name: `Place ${at}` },
});
const places = Array.from({ length: MANY }, (_, at) => located(at));
const trips = Array.from({ length: MANY }, (_, at) => ({
  id: `trip${at}`,
  data: { country: 'uganda' as const, heading: `Trip ${at}`, duration: '3 Days', price: 100 },
}));

it('leads to the first few places and trips of a country, however many there are', () => {
  const groups = countryGroups('uganda', { places: [located(99, 'kenya'), ...places], trips });
  expect(groups.map(({ links }) => links.length)).toEqual([WAYS_MOST, WAYS_MOST]);
  expect(groups.map(({ links }) => links[0]?.href)).toEqual(['/place0', '/trip0']);
});

it('leads from a place to a few others of its country, and to what the country asks of travellers', () => {
  const ways = { articles: [], questions: [], cars: [] };
  const [place] = places;
  const groups = placeGroups(ways, { articles: [] }, { place: place!, places, region: 'uganda' });
  const links = groups.at(-1)?.links.map(({ href }) => href) ?? [];
  expect(links).toHaveLength(WAYS_MOST + 1);
  expect(links).not.toContain('/place0');
  expect(links.at(-1)).toContain('#uganda');
});
