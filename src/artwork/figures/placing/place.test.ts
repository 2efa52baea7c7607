import { describe, expect, it } from 'vitest';
import { scene } from '../../canvas/scene.ts';
import { light } from '../../light/light.ts';
import { lion } from '../animals/lion.ts';
import { herd } from './crowd.ts';
import { place, type Place } from './place.ts';

const night = light('night', 'kenya');
const lamp = light('golden', 'kenya');
const painted = (where: Partial<Place>) =>
  scene(
    { seed: 'place', light: night },
    place(lion(), { x: 600, y: 800, metre: 200, shadow: false, ...where }),
  );

describe('a figure in a scene', () => {
  it('takes its colours from the scene', () => {
    const { body } = night.tones({ body: '#d0964c' }, 0.25);
    expect(painted({ coat: { body: '#d0964c' }, depth: 0.25 })).toContain(body);
  });

  it('takes them from a lamp that it stands by', () => {
    const coat = { body: '#d0964c' };
    const { body } = lamp.tones(coat, 0.25);
    expect(painted({ coat, depth: 0.25 })).not.toContain(body);
    expect(painted({ coat, depth: 0.25, by: lamp })).toContain(body);
  });

  it('takes them from there as a flat shape, too', () => {
    const flat = { coat: { body: '#d0964c' }, depth: 0.25, flat: true };
    const { body } = lamp.tones(flat.coat, flat.depth);
    expect(painted({ ...flat, by: lamp })).toContain(lamp.shade(body, 0.45 * 0.75));
    expect(painted({ ...flat, by: lamp })).not.toBe(painted(flat));
  });

  it('casts the shadow of its own shape away from the light, before it is drawn itself', () => {
    const places = [...painted({ cast: 20, rim: false }).matchAll(/translate\((\d+ \d+)\)/g)].map(
      ([, at]) => at,
    );
    expect(places).toEqual(['620 820', '600 800']);
  });

  it('is one flat shape when that is asked for, and when it is tiny', () => {
    for (const where of [{ flat: true }, { metre: 12 }]) {
      expect(new Set(painted(where).match(/fill="#[0-9a-f]+"/g)).size).toBe(1);
    }
    expect(new Set(painted({}).match(/fill="#[0-9a-f]+"/g)).size).toBeGreaterThan(3);
  });
});

/** How far to the right each leaning shape's tip lies for one pixel of its height. */
const leans = (svg: string) =>
  [...svg.matchAll(/matrix\((\S+) 0 (\S+) /g)].map(
    ([, wide, across]) => -Number(across) / Math.abs(Number(wide)),
  );
const under = (
  hour: Parameters<typeof light>[0],
  own: Partial<Place> = {},
  from: 'left' | 'right' = 'left',
) =>
  scene(
    { seed: 'shadow', light: light(hour, 'kenya', from) },
    place(lion(), { x: 600, y: 500, metre: 100, ...own }),
  );

describe('the shadow of a figure', () => {
  it('lies on the side turned from the light, long at dawn and short at noon', () => {
    const [dawn = 0] = leans(under('dawn'));
    const [noon = 0] = leans(under('noon'));
    expect(dawn).toBeGreaterThan(2);
    expect(noon).toBeLessThan(0.5);
    expect(leans(under('dawn', {}, 'right'))).toEqual([-dawn]);
  });

  it('is none in mist, for what flies, and where it is not wanted', () => {
    expect(leans(under('mist'))).toEqual([]);
    expect(leans(under('dawn', { turn: 12 }))).toEqual([]);
    expect(leans(under('dawn', { shadow: false }))).toEqual([]);
  });

  it('is an image upside down on water', () => {
    const svg = under('dawn', { shadow: 'water', rim: false });
    expect(leans(svg)).toEqual([]);
    expect(svg).toContain('scale(1 -.72)');
  });

  it('never falls on a neighbour: all of a herd are painted before the first body', () => {
    const own = { x: 600, y: 400, width: 800, height: 200, count: 4, metre: [60, 90] as const, rim: false };
    const svg = scene({ seed: 'herd', light: light('dawn', 'kenya') }, herd([lion()], own));
    expect(svg.lastIndexOf('matrix(')).toBeLessThan(svg.indexOf('translate('));
    expect(leans(svg)).toHaveLength(4);
  });
});

describe('the rim of a figure', () => {
  const rims = (svg: string) => [...svg.matchAll(/translate\((\d+) \d+\)/g)].map(([, x]) => Number(x));

  it('lies towards the source, and is none at noon', () => {
    expect(rims(under('sunset'))[0]).toBeLessThan(600);
    expect(rims(under('sunset', {}, 'right'))[0]).toBeGreaterThan(600);
    expect(rims(under('noon'))).toEqual([600]);
    expect(rims(under('sunset', { rim: false }))).toEqual([600]);
  });
});
