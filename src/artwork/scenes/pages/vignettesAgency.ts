import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { camera } from '../../figures/objects/instruments.ts';
import { compass } from '../../figures/objects/paper.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { forest, hills, ridge } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { horizonGlow, sunBeyond } from '../../sky/hidden.ts';
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
    'vignettes/who-we-are',
    light('dawn', 'uganda', 'behind-right'),
    sky({ horizon: 420, bands: 7 }),
    horizonGlow({ y: 420, height: 170 }),
    sunBeyond({ edge: 'right', at: 0.4, reach: 0.6 }),
    ridge({ y: 420, rise: 90, depth: 0.88, of: 'leaf' }),
    lake({ y: 436, to: 640, depth: 0.5 }),
    ripples({ y: 450, to: 620, x: 820, width: 380, count: 34, colour: '#ffe3b0' }),
    forest({ y: '-40,470 300,560 620,640 900,640 1240,540', rise: 40, depth: 0.42, crown: 18 }),
    hills({ y: '0,720 600,700 1200,760', rise: 14, depth: 0.26, of: 'grass' }),
    place(landRover(), {
      x: 190,
      y: 780,
      metre: 96,
      depth: 0.3,
      coat: { body: '#3f6b4a', shade: '#2a4a36' },
    }),
    place(guide('pointing'), { x: 640, y: 830, metre: 216, depth: 0.3 }),
    place(hiker('resting'), { x: 440, y: 820, metre: 196, depth: 0.32, coat: CLOTHES.plum }),
    place(guide('seated'), { x: 830, y: 850, metre: 200, depth: 0.3 }),
    place(guide('binoculars'), { x: 1050, y: 836, metre: 206, depth: 0.3, coat: CLOTHES.coral }),
  ),
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
