import { expect, it } from 'vitest';
import { codePointsOf, spell } from './letters.ts';

const LETTERS = codePointsOf([32, 95]);

it('reads the letters of a typeface from the lengths of its gaps and runs', () => {
  expect([...codePointsOf([2, 3, 4, 1])]).toEqual([2, 3, 4, 9]);
});

it('keeps what can be spelled, takes a mark off a letter, and leaves out what has no letter', () => {
  expect(spell('{"a":"3 Days | 2"}', LETTERS)).toBe('{"a":"3 Days | 2"}');
  expect(spell('Škoda ✈️ fast', LETTERS)).toBe('Skoda  fast');
});
