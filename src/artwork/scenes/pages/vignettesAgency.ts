import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { grain } from '../../canvas/tiles.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { camera } from '../../figures/objects/instruments.ts';
import { compass } from '../../figures/objects/paper.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { terraces } from '../../land/fields.ts';
import { plain, road } from '../../land/ground.ts';
import { forest, hills, ridge } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { fans, horizonGlow, sunBeyond } from '../../sky/hidden.ts';
import { moon, sky } from '../../sky/skies.ts';
import { dust, mist } from '../../sky/weather.ts';
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
    'vignettes/about',
    light('morning', 'uganda', 'left', 20),
    sky({ horizon: 380 }),
    sunBeyond({ edge: 'left', at: 0.2, reach: 0.6 }),
    hills({ y: 400, rise: 120, depth: 0.82, of: 'leaf' }),
    mist({ y: 440, height: 60 }),
    forest({ y: 500, rise: 80, depth: 0.56, crown: 20 }),
    fans({ x: -60, y: 60, turn: 34, spread: 50, reach: 900, opacity: 0.3 }),
    hills({ y: 610, rise: 60, depth: 0.42, of: 'grass' }),
    plain({ y: 690, of: 'grass', near: 0.2 }),
    road({ from: [900, 610], to: [640, 940], width: 340, swing: 150, of: 'earth' }),
    place(landRover(), { x: 330, y: 800, metre: 124, coat: { body: '#2f6b48', shade: '#1c4632' } }),
    place(hiker(), { x: 800, y: 800, metre: 150, flip: true, coat: CLOTHES.blue }),
    place(hiker('resting'), { x: 1000, y: 770, metre: 132, flip: true, coat: CLOTHES.yellow }),
    grain({ y: 760, to: 900, opacity: 0.2 }),
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
  picture(
    'vignettes/carhire',
    light('morning', 'uganda', 'right', 24),
    sky({ horizon: 330 }),
    sunBeyond({ edge: 'right', at: 0.2, reach: 0.6 }),
    hills({ y: 360, rise: 120, depth: 0.84, of: 'leaf' }),
    mist({ y: 390, height: 50 }),
    terraces({ crest: '0,480 500,420 1200,500', depth: 0.54 }),
    herd([banana()], { x: 600, y: 600, width: 1100, height: 30, count: 9, metre: [26, 36], shadow: false }),
    hills({ y: 640, rise: 20, depth: 0.4, of: 'leaf', plain: true }),
    plain({ y: '-40,640 500,690 1240,650', of: 'earth', far: 0.42, near: 0.3, tufts: 4 }),
    dust({ x: 140, y: 790, width: 560, height: 150, strength: 0.75 }),
    place(toyotaVan(), {
      x: 620,
      y: 780,
      metre: 134,
      depth: 0.36,
      coat: { body: '#fbf3e2', shade: '#d2c2a8' },
    }),
    dust({ x: 400, y: 800, width: 260, height: 56, strength: 0.5 }),
    hills({ y: '-40,800 400,850 900,850 1240,810', rise: 14, depth: 0.1, of: 'leaf' }),
    place(banana(), { x: 60, y: 900, metre: 150, depth: 0.05, shadow: false }),
    place(banana(), { x: 1170, y: 920, metre: 130, depth: 0.05, shadow: false, flip: true }),
  ),
];
