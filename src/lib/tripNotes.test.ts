import { expect, it } from 'vitest';
import { hoursOnTheRoad, longestDay } from './tripNotes.ts';

const roads = 'Tarmac';

it('adds the hours by car of all days, and leaves those on foot out', () => {
  const days = [
    { road: { from: 7, to: 8 }, roads },
    { road: { from: 0.5, to: 0.5 }, foot: { from: 5, to: 7 }, roads },
  ];
  expect(hoursOnTheRoad(days)).toEqual({ from: 7.5, to: 8.5 });
});

it.each([
  ['has no upper end', { road: { from: 2 }, roads }, 9],
  ['is not known', { foot: { from: 3, to: 4 }, roads }, 7],
])('has no upper end when a day %s', (_, day, from) =>
  expect(hoursOnTheRoad([{ road: { from: 7, to: 8 }, roads }, day])).toEqual({ from, to: undefined }),
);

it('finds the day that can last longest, by car and on foot together', () => {
  const days = [
    { road: { from: 9, to: 10 }, roads },
    { road: { from: 1, to: 2 }, foot: { from: 6, to: 9 }, roads },
    { road: { from: 10, to: 11 }, roads },
  ];
  expect(longestDay(days)).toEqual({ day: 2, hours: { from: 7, to: 11 } });
});

it('counts a day without an upper end by its lower one, and says that it may be more', () => {
  const days = [
    { road: { from: 3, to: 4 }, roads },
    { road: { from: 2.5 }, foot: { from: 2 }, roads },
  ];
  expect(longestDay(days)).toEqual({ day: 2, hours: { from: 4.5, to: undefined } });
});

it('names no longest day while of one nothing is known', () =>
  expect(longestDay([{ road: { from: 9, to: 10 }, roads }, { roads }])).toBeUndefined());
