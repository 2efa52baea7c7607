import { afterEach, expect, it, vi } from 'vitest';
import { createSpelling } from './respell.ts';

afterEach(() => vi.restoreAllMocks());

const respell = createSpelling(['Zanzibar and its town', 'Gorilla trekking', 'Destinations'], (term) =>
  ['the', 'gorilla'].includes(term),
);

it.each([
  ['dstntions', 'destinations'],
  ['the znzbar', 'the zanzibar'],
  ['  Treking   Gorilla ', 'trekking Gorilla'],
  ['gorilla', undefined],
  ['the', undefined],
  ['qqqqq', undefined],
  ['?', undefined],
  ['', undefined],
])('“%s” is spelt “%s”', (text, meant) => expect(respell(text)).toBe(meant));

it('reads each title once, however many words are misspelt', () => {
  const letters = 'abcdefghij'.split('');
  const titles = letters.flatMap((a) => letters.map((b) => `word${a}${b}`));
  const spell = createSpelling(titles, () => false);
  const readings = vi.spyOn(String.prototype, 'normalize');
  expect(spell(letters.map((a) => `wrd${a}`).join(' '))).toContain('word');
  expect(readings.mock.calls.length).toBeLessThan(titles.length + 5 * letters.length);
});
