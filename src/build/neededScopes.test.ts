import { expect, it } from 'vitest';
import { withNeededScopes } from './neededScopes.ts';

const page = (css: string, body: string) => `<head><style>${css}</style></head><body>${body}</body>`;

it('leaves a scope where a rule may be about the element: by its tag, its classes, or whatever it is', () => {
  const kept = page(
    'p[data-0]{} .a.b[data-1]:hover{} [data-2] > *{} @media print{li[data-3]:not(.x){}} a:is(.y[data-4],b){}',
    '<p data-0 title="a > b"></p><i class="b c a" data-1></i><u data-2></u><li data-3></li><b class="y" data-4></b>',
  );
  expect(withNeededScopes(kept)).toBe(kept);
});

it('takes it off every other element', () => {
  const css = 'p.a[data-0]{} li[data-1][hidden]{}';
  expect(
    withNeededScopes(
      page(css, '<p data-0 id="x"></p><i class="a" data-0></i><ul data-1><li data-1></li></ul>'),
    ),
  ).toBe(page(css, '<p id="x"></p><i class="a"></i><ul><li data-1></li></ul>'));
});

it('touches neither scripts nor the values of attributes', () => {
  const kept = page(
    'p[data-0]{}',
    '<script>let a = "<i data-0>";</script><i title="b data-0 c" alt=\'<i data-0 \'></i>',
  );
  expect(withNeededScopes(kept)).toBe(kept);
});
