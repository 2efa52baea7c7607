import { describe, expect, it } from 'vitest';
import { createRate } from './rate.ts';

describe('the rate', () => {
  it('lets a burst through, then one for each share of a minute', () => {
    let now = 0;
    const take = createRate(20, () => now);
    const burst = Array.from({ length: 21 }, () => take('203.0.113.1'));
    expect(burst).toEqual([...Array<number>(20).fill(0), 3]);
    now = 2900;
    expect(take('203.0.113.1')).toBe(1);
    now = 3100;
    expect(take('203.0.113.1')).toBe(0);
    expect(take('203.0.113.1')).toBe(3);
  });

  it('never saves up more than one minute', () => {
    let now = 0;
    const take = createRate(2, () => now);
    take('a');
    now = 3_600_000;
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 30]);
  });

  it('counts a household with IPv6 once', () => {
    const take = createRate(1, () => 0);
    expect(take('2001:db8:1:2::1')).toBe(0);
    expect(take('2001:db8:1:2:ffff::9')).toBeGreaterThan(0);
    expect(take('2001:db8:1:3::1')).toBe(0);
    expect(take('::ffff:203.0.113.1')).toBe(0);
    expect(take('::ffff:203.0.113.2')).toBe(0);
  });

  it('forgets who was not seen for long, so that its memory stays small', () => {
    const take = createRate(1, () => 0);
    take('first');
    for (let client = 0; client < 10_000; client += 1) take(`client ${client}`);
    expect(take('first')).toBe(0);
    expect(take('client 9999')).toBeGreaterThan(0);
  });
});
