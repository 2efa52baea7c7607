import { expect, it } from 'vitest';
import { greysOf, middleOf, standsOut } from './measure.ts';

const picture = (box: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><rect width="1200" height="900" fill="${ground}"/><rect x="400" y="300" width="400" height="300" fill="${box}"/></svg>`;

it('a dark subject stands out from light ground, and not from ground like itself', async () => {
  const box = [400, 300, 400, 300] as const;
  expect(standsOut(await greysOf(picture('#222222', '#dddddd')), box)).toBeGreaterThan(0.7);
  expect(standsOut(await greysOf(picture('#808080', '#8c8c8c')), box)).toBeLessThan(0.1);
});

it('tells how much of a picture is neither dark nor light', async () => {
  expect(middleOf(await greysOf(picture('#808080', '#8c8c8c')))).toBe(1);
  expect(middleOf(await greysOf(picture('#101010', '#f0f0f0')))).toBeLessThan(0.1);
});
