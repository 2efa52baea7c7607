import { expect, it } from 'vitest';
import type { StoredReport } from './vitals.ts';
import { percentile, rowsOf, tableOf } from './vitalsRows.ts';

const report = (route: string, LCP: number, more: Partial<StoredReport['vitals']> = {}): StoredReport => ({
  ...{ day: '2026-11-22', route, width: 'phone', connection: '4g' },
  vitals: { LCP, ...more },
});

it('takes percentiles by the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
  expect([50, 75, 95].map((share) => percentile(hundred, share))).toEqual([50, 75, 95]);
  expect(percentile([7], 95)).toBe(7);
});

it('tells routes apart, the most visited first', () => {
  const rows = rowsOf([report('/b', 300), report('/a', 100), report('/a', 200, { CLS: 0.1 })], 'route');
  expect(rows).toEqual([
    { name: '/a', visits: 2, percentiles: { LCP: [100, 200, 200], CLS: [0.1, 0.1, 0.1] } },
    { name: '/b', visits: 1, percentiles: { LCP: [300, 300, 300] } },
  ]);
  expect(rowsOf([report('/a', 1), report('/b', 2)], 'width')).toHaveLength(1);
});

it('prints a line a route, with a dash for what nobody measured', () => {
  const [title, head, line] = tableOf(
    rowsOf([report('/a', 1234.4, { CLS: 0.0123 })], 'route'),
    'route',
  ).split('\n');
  expect(title).toBe('p50 / p75 / p95');
  expect(head).toMatch(/^route +visits +LCP ms +INP ms +CLS +FCP ms +TTFB ms$/);
  expect(line).toMatch(/^\/a +1 +1234 \/ 1234 \/ 1234 +- +0\.012 \/ 0\.012 \/ 0\.012 +- +-$/);
});
