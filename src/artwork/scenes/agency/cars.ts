import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { guide } from '../../figures/people/guide.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { banana } from '../../figures/plants/banana.ts';
import { fig } from '../../figures/plants/fig.ts';
import { teaRows } from '../../figures/plants/undergrowth.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { mitsubishiVan } from '../../figures/vehicles/mitsubishiVan.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { terraces } from '../../land/fields.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { stormCurtain } from '../../sky/storms.ts';
import { birds, dust, mist } from '../../sky/weather.ts';
import { splash } from '../../water/splash.ts';
import { lake, ripples, wakes } from '../../water/water.ts';

/** The four cars of the fleet in profile, each where it is at home. */
export const cars: readonly Picture[] = [
  picture(
    'cars/toyota-van',
    light('morning', 'uganda', 'right', 24),
    sky({ horizon: 500 }),
    hills({ y: 500, rise: 120, depth: 0.8 }),
    mist({ y: 520, height: 60 }),
    forest({ y: 600, rise: 90, depth: 0.56, crown: 20 }),
    plain({ y: 640, of: 'earth', far: 0.5, near: 0.2 }),
    place(fig(), { x: 1090, y: 680, metre: 30, depth: 0.44 }),
    place(banana(), { x: 120, y: 690, metre: 58, depth: 0.4 }),
    place(banana(), { x: 36, y: 720, metre: 66, depth: 0.3, flip: true }),
    dust({ x: 150, y: 810, width: 520, height: 130, of: 'earth', strength: 0.7 }),
    place(toyotaVan(), {
      x: 560,
      y: 810,
      metre: 164,
      depth: 0.36,
      coat: { body: '#fbf3e2', shade: '#d2c2a8' },
    }),
    dust({ x: 300, y: 830, width: 300, height: 60, of: 'earth', strength: 0.5 }),
    place(guide('pointing'), { x: 1060, y: 822, metre: 150, depth: 0.28, flip: true }),
  ),
  picture(
    'cars/mitsubishi-van',
    light('morning', 'rwanda', 'left', 26),
    sky({ horizon: 470 }),
    stormCurtain({ y: 210, to: 520, from: 640, until: 1340, strength: 0.6 }),
    hills({ y: 470, rise: 170, depth: 0.8, of: 'rock' }),
    mist({ y: 480, height: 50 }),
    terraces({ crest: '0,560 500,490 1200,590', depth: 0.5 }),
    place(teaRows(), { x: 240, y: 690, metre: 54, depth: 0.35, shadow: false }),
    place(teaRows({ seed: 3 }), { x: 940, y: 680, metre: 54, depth: 0.35, shadow: false }),
    plain({ y: 700, of: '#3c3c5c', streaks: 8, tufts: 0, far: 0.4, near: 0.16 }),
    place(mitsubishiVan(), {
      x: 600,
      y: 790,
      metre: 172,
      depth: 0.36,
      shadow: 'water',
      coat: { body: '#e8b24a', shade: '#b07c34', lit: '#f8dc9c' },
    }),
    ripples({ y: 716, to: 890, count: 22, size: 0.8, opacity: 0.35 }),
  ),
  picture(
    'cars/superior-van',
    light('golden', 'tanzania', 'left', 18),
    sky({ horizon: 590 }),
    cumulus({ x: 900, y: 590, width: 620, height: 120, depth: 0.5 }),
    hills({ y: 590, rise: 40, depth: 0.75 }),
    plain({ y: 600, near: 0.24 }),
    herd([acacia(), acacia({ variant: 3 })], {
      x: 620,
      y: 604,
      width: 1100,
      height: 24,
      count: 5,
      metre: [8, 14],
    }),
    herd([elephant(), elephant('calf')], {
      x: 1030,
      y: 660,
      width: 200,
      height: 16,
      count: 4,
      metre: [20, 24],
    }),
    dust({ x: 40, y: 800, width: 460, height: 140, of: 'sand', strength: 0.75 }),
    place(superiorVan({ guests: true }), {
      x: 580,
      y: 790,
      metre: 164,
      depth: 0.2,
      coat: { body: '#7f9440', shade: '#52642e', pale: '#f6eac4', lit: '#f2d48c' },
    }),
    dust({ x: 330, y: 812, width: 300, height: 60, of: 'sand', strength: 0.5 }),
  ),
  picture(
    'cars/land-rover',
    light('noon', 'uganda', 'right'),
    sky({ horizon: 380 }),
    birds({ x: 900, y: 170, count: 6 }),
    forest({ y: 420, rise: 190, depth: 0.76, crown: 18 }),
    mist({ y: 450, height: 60 }),
    forest({ y: 580, rise: 150, depth: 0.5, crown: 30 }),
    plain({ y: 650, of: 'grass', near: 0.3 }),
    lake({ y: 716, depth: 0.3 }),
    place(landRover(), {
      x: 600,
      y: 790,
      metre: 172,
      depth: 0.18,
      shadow: 'water',
      coat: { body: '#2f6b48', shade: '#1c4632' },
    }),
    (canvas) => canvas.rect(0, 772, 1200, 128, { fill: canvas.light.of('water', 0.34), opacity: 0.5 }),
    wakes('380,774,96 850,774,110'),
    splash({ x: 930, y: 792, width: 220, height: 70, lean: 40 }),
    splash({ x: 300, y: 792, width: 160, height: 50, lean: -30 }),
    ripples({ y: 776, to: 890, count: 34, size: 1.3 }),
  ),
];
