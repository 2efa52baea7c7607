import { describe, expect, it } from 'vitest';
import { noise, random } from './random.ts';

describe('random', () => {
  it('gives the same run of numbers for the same seed', () => {
    const run = (seed: string) => {
      const source = random(seed);
      return Array.from({ length: 20 }, () => source.next());
    };
    expect(run('serengeti')).toEqual(run('serengeti'));
    expect(run('serengeti')).not.toEqual(run('serengetj'));
  });

  it('fills 0 to 1 evenly and never reaches 1', () => {
    const source = random('even');
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 20_000; draw++) {
      const value = source.next();
      expect(value >= 0 && value < 1).toBe(true);
      const tenth = Math.floor(value * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('gives whole numbers with both bounds included', () => {
    const source = random('whole');
    const drawn = new Set(Array.from({ length: 200 }, () => source.whole(3, 5)));
    expect([...drawn].sort()).toEqual([3, 4, 5]);
  });

  it('picks from a list and refuses an empty one', () => {
    const source = random('pick');
    expect(new Set(Array.from({ length: 100 }, () => source.pick(['a', 'b'])))).toEqual(new Set(['a', 'b']));
    expect(() => source.pick([])).toThrow('Nothing to pick from');
  });
});

describe('noise', () => {
  it('is smooth: a small step never jumps', () => {
    const height = noise(random('smooth'));
    for (let at = 0; at < 50; at += 0.01) expect(Math.abs(height(at + 0.01) - height(at))).toBeLessThan(0.12);
  });

  it('rises and falls within about -1 to 1', () => {
    const height = noise(random('range'));
    const values = Array.from({ length: 2000 }, (_, at) => height(at * 0.17));
    expect(Math.max(...values)).toBeGreaterThan(0.5);
    expect(Math.min(...values)).toBeLessThan(-0.5);
    expect(values.every((value) => Math.abs(value) <= 1.3)).toBe(true);
  });
});
