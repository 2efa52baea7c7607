import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { camera } from '../../figures/objects/instruments.ts';
import { compass } from '../../figures/objects/paper.ts';
import { place } from '../../figures/placing/place.ts';
import { hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { horizonGlow } from '../../sky/hidden.ts';
import { moon, sky } from '../../sky/skies.ts';
import { lake, ripples } from '../../water/water.ts';

/** A lamp that stands left of the picture. */
const LAMP = light('golden', 'uganda', 'left');

/** A plank's edge along the foot of the picture. */
const plank: Layer = (canvas) => {
  canvas.rect(0, 730, 1200, 170, { fill: '#4b2c22' });
  canvas.rect(0, 730, 1200, 12, { fill: '#a06a44' });
};

/** The agency at large. */
export const vignettesAgency: readonly Picture[] = [
  picture(
    'vignettes/blog',
    light('dusk', 'uganda', 'left'),
    sky({ horizon: 430 }),
    moon({ x: 250, y: 180, r: 36, phase: 0.3 }),
    horizonGlow({ y: 430, height: 140, strength: 0.5 }),
    hills({ y: 440, rise: 60, depth: 0.6, of: 'leaf' }),
    lake({ y: 456, to: 740 }),
    ripples({ y: 520, to: 720, count: 24 }),
    place(canoe(), { x: 330, y: 560, metre: 56, depth: 0.1 }),
    plank,
    place(compass(), { x: 170, y: 872, metre: 230, depth: 0.4, shadow: false, by: LAMP }),
    place(camera(), { x: 720, y: 868, metre: 330, depth: 0.34, shadow: false, by: LAMP }),
    lamplight({ x: 120, y: 640, r: 620, strength: 0.22 }),
  ),
];
