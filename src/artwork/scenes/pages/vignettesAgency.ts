import { picture, type Picture } from '../../canvas/picture.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { camera } from '../../figures/objects/instruments.ts';
import { compass } from '../../figures/objects/paper.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { terraces } from '../../land/fields.ts';
import { grass } from '../../land/grass.ts';
import { plain, road } from '../../land/ground.ts';
import { forest, hills, ridge } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { cumulus } from '../../sky/clouds.ts';
import { moon, sky, sun } from '../../sky/skies.ts';
import { lake, ripples } from '../../water/water.ts';

/** A lamp that stands left of the picture. */
const LAMP = light('golden', 'uganda', 'left');

/** The agency at large. */
export const vignettesAgency: readonly Picture[] = [
  picture(
    'vignettes/who-we-are',
    light('dawn', 'uganda', 'right'),
    sky({ horizon: 400 }),
    sun({ x: 930, y: 290, r: 78 }),
    ridge({ y: 410, rise: 90, depth: 0.88, of: 'leaf' }),
    lake({ y: 440, to: 640, depth: 0.5 }),
    ripples({ y: 460, to: 620, x: 760, width: 340, count: 34, colour: '#ffe9b8' }),
    forest({ y: '-40,480 300,580 620,650 900,640 1240,520', rise: 40, depth: 0.5, crown: 16 }),
    hills({ y: '0,740 600,690 1200,730', rise: 14, depth: 0.36, of: 'grass' }),
    place(landRover(), {
      x: 270,
      y: 790,
      metre: 92,
      depth: 0.32,
      coat: { body: '#3f6b4a', shade: '#2a4a36' },
    }),
    place(guide('pointing'), { x: 720, y: 800, metre: 150, depth: 0.32 }),
    place(hiker(), { x: 540, y: 810, metre: 150, depth: 0.32, coat: CLOTHES.plum }),
    place(guide('seated'), { x: 880, y: 834, metre: 156, depth: 0.32 }),
    place(guide('binoculars'), { x: 1050, y: 806, metre: 150, depth: 0.32, coat: CLOTHES.coral }),
    grass({ y: 884, height: 46, of: 'leaf' }),
  ),
  picture(
    'vignettes/about',
    light('morning', 'uganda', 'left'),
    sky({ horizon: 380 }),
    sun({ x: 220, y: 220, r: 60 }),
    hills({ y: 400, rise: 120, depth: 0.8, of: 'leaf' }),
    forest({ y: 480, rise: 70, depth: 0.55, crown: 18 }),
    hills({ y: 600, rise: 60, depth: 0.4, of: 'grass' }),
    plain({ y: 690, of: 'grass' }),
    road({ from: [900, 600], to: [700, 930], width: 330, swing: 150, of: 'earth' }),
    place(landRover(), { x: 400, y: 820, metre: 124, coat: { body: '#3f6b4a', shade: '#2a4a36' } }),
    place(hiker(), {
      x: 830,
      y: 790,
      metre: 124,
      flip: true,
      coat: CLOTHES.blue,
    }),
    place(hiker(), {
      x: 950,
      y: 780,
      metre: 116,
      flip: true,
      coat: CLOTHES.yellow,
    }),
    grass({ y: 886, height: 40, of: 'leaf' }),
  ),
  picture(
    'vignettes/blog',
    light('dusk', 'uganda', 'left'),
    sky({ horizon: 430 }),
    moon({ x: 250, y: 180, r: 42, phase: 0.3 }),
    hills({ y: 440, rise: 60, depth: 0.7, of: 'leaf' }),
    lake({ y: 460, to: 740 }),
    ripples({ y: 520, to: 720, count: 24 }),
    place(canoe(), { x: 820, y: 600, metre: 56, depth: 0.1, shadow: false }),
    (canvas) => {
      canvas.rect(0, 730, 1200, 170, { fill: '#4b2c22' });
      canvas.rect(0, 730, 1200, 16, { fill: '#8a5a3c' });
    },
    place(compass(), { x: 330, y: 868, metre: 170, depth: 0.5, shadow: false, by: LAMP }),
    place(camera(), { x: 740, y: 862, metre: 190, depth: 0.5, shadow: false, by: LAMP }),
    lamplight({ x: 120, y: 700, r: 760, strength: 0.3 }),
  ),
  picture(
    'vignettes/carhire',
    light('morning', 'uganda', 'right'),
    sky({ horizon: 360 }),
    cumulus({ x: 320, y: 330, width: 520, height: 160, dark: true }),
    hills({ y: 390, rise: 110, depth: 0.75, of: 'leaf' }),
    terraces({ crest: '0,520 500,470 1200,540', depth: 0.52 }),
    hills({ y: 610, rise: 40, depth: 0.4, of: 'leaf' }),
    plain({ y: 690, of: 'leaf' }),
    road({ from: [760, 690], to: [420, 940], width: 640, of: 'earth', swing: 30 }),
    place(toyotaVan(), { x: 640, y: 800, metre: 84, coat: { body: '#f4eee0', shade: '#cfc2ae' } }),
    place(banana(), { x: 170, y: 850, metre: 96, depth: 0.16 }),
    place(banana(), { x: 1010, y: 820, metre: 90, depth: 0.16 }),
    grass({ y: 888, height: 40, of: 'leaf' }),
  ),
];
