import { describe, expect, it } from 'vitest';
import { scene } from '../../canvas/scene.ts';
import { light } from '../../light/light.ts';
import { lion } from '../animals/lion.ts';
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
    const places = [...painted({ cast: 20 }).matchAll(/translate\((\d+ \d+)\)/g)].map(([, at]) => at);
    expect(places).toEqual(['620 820', '600 800']);
  });

  it('is one flat shape when that is asked for, and when it is tiny', () => {
    for (const where of [{ flat: true }, { metre: 12 }]) {
      expect(new Set(painted(where).match(/fill="#[0-9a-f]+"/g)).size).toBe(1);
    }
    expect(new Set(painted({}).match(/fill="#[0-9a-f]+"/g)).size).toBeGreaterThan(3);
  });
});
