import { expect, it } from 'vitest';
import { fill, fillCount } from './fill.ts';

it('fills every slot by its name, and leaves what has no value', () => {
  expect(fill('{a} of {b}, {a}', { a: 1, b: 'two' })).toBe('1 of two, 1');
  expect(fill('{a} and {b}', { a: '{b}' })).toBe('{b} and {b}');
  expect(fill('$& {a}', { a: '$&' })).toBe('$& $&');
});

it('chooses the text by the number, and sets its thousands off', () => {
  const texts = { one: 'one page', other: '{count} pages' };
  expect([0, 1, 2, 5000].map((count) => fillCount(texts, count))).toEqual([
    '0 pages',
    'one page',
    '2 pages',
    '5,000 pages',
  ]);
});
