import { expect, it } from 'vitest';
import { withSteadyIds } from './steadyIds.ts';

const island = (number: number, id = `_r${number}R_2_`) =>
  `<astro-island uid="r9" prefix="r${number}"><label for="${id}">r${number}</label><input id="${id}"></astro-island>`;

it('gives the same page whichever island was rendered first', () => {
  const page = island(0) + island(1);
  expect(withSteadyIds(page)).toBe(page);
  expect(withSteadyIds(island(7) + island(3)).replace(/>r\d</g, '><')).toBe(page.replace(/>r\d</g, '><'));
});

it('keeps apart what stood apart, and leaves words alone', () => {
  const page = withSteadyIds(`<i id="_r1R_"></i>${island(0)}${island(2)}`);
  expect(page.match(/(?<=id="_)r\d/g)).toEqual(['r0', 'r1', 'r2']);
  expect(page).toContain('>r2</label>');
  expect(page).toContain('uid="r9"');
});
