import { expect, it } from 'vitest';
import { inkOn } from './calmInk.ts';

const grey = (value: number, count = 1000) => new Uint8Array(count * 3).fill(value);
const spotted = (ground: number, spots: number, count: number) => {
  const pixels = grey(ground);
  pixels.fill(spots, 0, count * 3);
  return pixels;
};

it.each([
  ['a night sky', grey(20), 'light'],
  ['snow', grey(240), 'dark'],
  ['what is neither dark nor light', grey(124), undefined],
  ['a night sky with a few stars', spotted(20, 255, 4), 'light'],
  ['a night sky with a moon', spotted(20, 255, 40), undefined],
  ['a white wall with a window', spotted(240, 0, 40), undefined],
] as const)('gives %s its ink', (_, pixels, ink) => expect(inkOn(pixels)).toBe(ink));

it('asks for 4.5:1, not less', () => {
  // Cream on #757575 has 4.23:1, on #6f6f6f 4.62:1.
  expect(inkOn(grey(0x75))).toBeUndefined();
  expect(inkOn(grey(0x6f))).toBe('light');
});
