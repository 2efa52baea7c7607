import { expect, it } from 'vitest';
import { testWords } from '../words/testing/testWords.ts';
import { travelTime, wayName } from './travelTime.ts';

it.each([
  ['8 to 10', 'road', '8 to 10 hours by road'],
  ['about 1', 'flight', 'about 1 hour by air'],
  ['1 to 1.5', 'flight', '1 to 1.5 hours by air'],
  ['under 1', 'road', 'under 1 hour by road'],
  ['over 8', 'train', 'over 8 hours by train'],
  ['0.25 to 0.5', 'flight', '15 to 30 minutes by air'],
  ['under 0.5', 'road', 'under 30 minutes by road'],
  ['0.75 to 1', 'boat', '45 minutes to 1 hour by boat'],
  ['0.75 to 1.5', 'road', '45 minutes to 1.5 hours by road'],
  [undefined, 'road', 'by road: ask us'],
] as const)('%s by %s reads %s', (hours, by, text) => {
  expect(travelTime(hours, by, testWords.places.time)).toBe(text);
});

it('names a way by both its ends, and by where it begins when it leads to the place itself', () => {
  const words = testWords.places.time;
  expect(wayName({ from: 'Kampala', to: 'Kasese' }, words)).toBe('Kampala to Kasese');
  expect(wayName({ from: 'Kigali' }, words)).toBe('From Kigali');
});
