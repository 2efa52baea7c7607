import { describe, expect, it } from 'vitest';
import { depthOf } from '../figures/placing/place.ts';
import { mix } from './colour.ts';
import { light } from './light.ts';
import { HOURS } from './palette.ts';
import { REGIONS } from './regions.ts';

const hours = Object.keys(HOURS) as (keyof typeof HOURS)[];
const regions = Object.keys(REGIONS) as (keyof typeof REGIONS)[];

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const apart = (one: string, other: string) => {
  const [from, to] = [channels(one), channels(other)];
  return Math.hypot(...from.map((value, at) => value - (to[at] ?? 0)));
};

describe.each(hours)('the light at %s', (hour) => {
  it.each(regions)('fades everything into the haze of %s', (region) => {
    const { of, haze } = light(hour, region);
    const steps = [0.4, 0.6, 0.8, 1].map((depth) => apart(of('leaf', depth), haze));
    expect(steps).toEqual([...steps].sort((one, other) => other - one));
    expect(steps.at(-1)).toBeLessThan(20);
  });

  it('gives colours that can be printed, for every tone of a figure', () => {
    const { tones } = light(hour, 'uganda');
    for (const colour of Object.values(tones({ body: '#7d736d' }, 0.3)))
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('parts the lit side of a figure from its shadow side', () => {
    const { lit, shade } = light(hour, 'kenya').tones({ body: '#8d736d' }, 0.3);
    expect(apart(lit, shade)).toBeGreaterThan(40);
  });
});

describe('a mix of colours', () => {
  it('ends at the two colours and refuses what is none', () => {
    expect(mix('#e0573a', '#1c0d18', 0)).toBe('#e0573a');
    expect(mix('#e0573a', '#1c0d18', 1)).toBe('#1c0d18');
    expect(() => mix('coral', '#1c0d18', 0.5)).toThrow('Not a hex colour');
  });
});

describe('the depth of a figure', () => {
  it('grows as its metre shrinks, and is never a dark frame by itself', () => {
    const depths = [200, 40, 12, 3, 1].map(depthOf);
    expect(depths).toEqual([...depths].sort((one, other) => one - other));
    expect(depths[3]).toBeGreaterThan((depths[1] ?? 1) + 0.3);
    expect(Math.min(...depths)).toBeGreaterThan(0.2);
  });
});

describe('the moon', () => {
  it('takes local colour away: a red coat and a green one become alike', () => {
    const coats = ['#c03020', '#309040'].map((body) => ({ body }));
    const [red, green] = coats.map((coat) => light('night', 'kenya').tones(coat, 0.3).body);
    const [redByDay, greenByDay] = coats.map((coat) => light('noon', 'kenya').tones(coat, 0.3).body);
    expect(apart(red ?? '', green ?? '')).toBeLessThan(apart(redByDay ?? '', greenByDay ?? '') / 3);
  });
});

describe('a source behind', () => {
  it('darkens bodies', () => {
    const body = (from: 'left' | 'behind') =>
      light('golden', 'kenya', from).tones({ body: '#c09060' }, 0.4).body;
    const sum = (hex: string) => channels(hex).reduce((total, value) => total + value, 0);
    expect(sum(body('behind'))).toBeLessThan(sum(body('left')) * 0.75);
  });
});
