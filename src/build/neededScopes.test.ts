import { expect, it } from 'vitest';
import { withNeededScopes } from './neededScopes.ts';

const page = (css: string, body: string) => `<head><style>${css}</style></head><body>${body}</body>`;

it('leaves a scope where a rule may be about the element: by its tag, its classes, or whatever it is', () => {
  const kept = page(
    'p[data-astro-cid-abc0]{} .a.b[data-astro-cid-abc1]:hover{} [data-astro-cid-abc2] > *{} @media print{li[data-astro-cid-abc3]:not(.x){}} a:is(.y[data-astro-cid-abc4],b){}',
    '<p data-astro-cid-abc0 title="a > b"></p><i class="b c a" data-astro-cid-abc1></i><u data-astro-cid-abc2></u><li data-astro-cid-abc3></li><b class="y" data-astro-cid-abc4></b>',
  );
  expect(withNeededScopes(kept)).toBe(kept);
});

it('takes it off every other element', () => {
  const css = 'p.a[data-astro-cid-abc0]{} li[data-astro-cid-abc1][hidden]{}';
  expect(
    withNeededScopes(
      page(
        css,
        '<p data-astro-cid-abc0 id="x"></p><i class="a" data-astro-cid-abc0></i><ul data-astro-cid-abc1><li data-astro-cid-abc1></li></ul>',
      ),
    ),
  ).toBe(page(css, '<p id="x"></p><i class="a"></i><ul><li data-astro-cid-abc1></li></ul>'));
});

it('touches neither scripts nor the values of attributes', () => {
  const kept = page(
    'p[data-astro-cid-abc0]{}',
    '<script>let a = "<i data-astro-cid-abc0>";</script><i title="b data-astro-cid-abc0 c" alt=\'<i data-astro-cid-abc0 \'></i>',
  );
  expect(withNeededScopes(kept)).toBe(kept);
});
