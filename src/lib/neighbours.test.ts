import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const place = (id: string, ...ways: [place: string, hours?: string][]) => ({
  id,
  data: {
    neighbours: ways.map(([name, hours]) => ({
      place: name,
      by: 'road' as const,
      ...(hours ? { hours } : {}),
    })),
  },
});
const hill = place('hill', ['lake', '10 to 13'], ['coast']);
const lake = place('lake');
const plain = place('plain', ['hill', 'about 5'], ['lake', '2']);
const coast = place('coast');
const places = [hill, lake, plain, coast];
const namesOf = (of: typeof hill) =>
  neighboursOf(of, places).map(({ place: { id }, way }) => [id, way.hours ?? 'unknown']);

it('shows a way at both its ends, the shortest first, unknown ones last', () => {
  expect(namesOf(hill)).toEqual([
    ['plain', 'about 5'],
    ['lake', '10 to 13'],
    ['coast', 'unknown'],
  ]);
  expect(namesOf(lake)).toEqual([
    ['plain', '2'],
    ['hill', '10 to 13'],
  ]);
  expect(namesOf(coast)).toEqual([['hill', 'unknown']]);
});
