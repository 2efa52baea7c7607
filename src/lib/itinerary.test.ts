import { expect, it } from 'vitest';
import { daysInShort, legsByDay, staysOf } from './itinerary.ts';

const leg = (day: number, from: string, to: string) => ({ day, from, to, by: 'road' as const });
const LEGS = [
  leg(1, 'Town', 'Bridge'),
  leg(1, 'Bridge', 'Lodge'),
  leg(2, 'Lodge', 'Lodge'),
  leg(4, 'Lodge', 'Bridge'),
  leg(4, 'Bridge', 'Town'),
];

it('one is at a stop from the leg that arrives to the leg that leaves, and sleeps there when days lie between', () => {
  expect(Object.fromEntries(staysOf(LEGS))).toEqual({
    Town: { days: [1, 4], hasNight: false },
    Bridge: { days: [1, 4], hasNight: false },
    Lodge: { days: [1, 2, 3, 4], hasNight: true },
  });
});

it.each([
  [[2], '2'],
  [[1, 3], '1, 3'],
  [[1, 2, 3], '1–3'],
  [[1, 2, 5, 7, 8], '1–2, 5, 7–8'],
])('the days %j are written %s', (days, text) => {
  expect(daysInShort(days)).toBe(text);
});

it('the list goes day by day', () => {
  expect(legsByDay(LEGS).map(({ day, legs }) => [day, legs.length])).toEqual([
    [1, 2],
    [2, 1],
    [4, 2],
  ]);
});
