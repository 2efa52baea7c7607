import { picture, type Picture } from '../../canvas/picture.ts';
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
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { forest, hills, ridge } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { cloudBands, cumulus } from '../../sky/clouds.ts';
import { sky, sun } from '../../sky/skies.ts';
import { birds, mist, rain } from '../../sky/weather.ts';
import { splash } from '../../water/splash.ts';
import { lake, ripples, wakes } from '../../water/water.ts';

/** The four cars of the fleet in profile, each where it is at home. */
export const cars: readonly Picture[] = [
  picture(
    'cars/toyota-van',
    light('morning', 'uganda', 'right'),
    sky({ horizon: 560 }),
    sun({ x: 940, y: 420, r: 70 }),
    hills({ y: 560, rise: 110, depth: 0.75 }),
    mist({ y: 570, height: 60 }),
    forest({ y: 640, rise: 90, depth: 0.5, crown: 20 }),
    plain({ y: 690, of: 'earth' }),
    place(fig(), { x: 230, y: 740, metre: 46, depth: 0.3 }),
    place(banana(), { x: 1080, y: 720, metre: 56, depth: 0.35 }),
    place(toyotaVan(), {
      x: 640,
      y: 800,
      metre: 172,
      depth: 0.28,
      coat: { body: '#f4eee0', shade: '#cfc2ae' },
    }),
    grass({ y: 880, height: 44 }),
  ),
  picture(
    'cars/mitsubishi-van',
    light('morning', 'rwanda', 'left'),
    sky({ horizon: 420 }),
    cumulus({ x: 930, y: 380, width: 560, height: 190, dark: true }),
    rain({ x: 930, y: 380, width: 380, to: 520, opacity: 0.4 }),
    ridge({ y: 470, rise: 150, depth: 0.75 }),
    terraces({ crest: '0,560 500,500 1200,580', depth: 0.5 }),
    place(teaRows(), { x: 260, y: 690, metre: 54, depth: 0.35 }),
    place(teaRows({ seed: 3 }), { x: 920, y: 680, metre: 54, depth: 0.35 }),
    plain({ y: 706, of: '#4f4a52', streaks: 6 }),
    place(mitsubishiVan(), {
      x: 600,
      y: 790,
      metre: 170,
      depth: 0.28,
      coat: { body: '#dcc08c', shade: '#a98a5c' },
    }),
    grass({ y: 880, height: 44, of: 'leaf' }),
  ),
  picture(
    'cars/superior-van',
    light('golden', 'tanzania', 'left'),
    sky({ horizon: 590 }),
    sun({ x: 260, y: 450, r: 86, cuts: 3 }),
    cloudBands({ y: 160, height: 160, count: 4 }),
    hills({ y: 590, rise: 40, depth: 0.65 }),
    plain({ y: 600 }),
    herd([acacia(), acacia({ variant: 3 })], {
      x: 700,
      y: 604,
      width: 1000,
      height: 30,
      count: 6,
      metre: [8, 15],
    }),
    place(superiorVan({ guests: true }), {
      x: 620,
      y: 800,
      metre: 164,
      depth: 0.28,
      coat: { body: '#7b7c46', shade: '#565830' },
    }),
    grass({ y: 870, height: 60 }),
  ),
  picture(
    'cars/land-rover',
    light('noon', 'uganda', 'right'),
    sky({ horizon: 380 }),
    birds({ x: 900, y: 170, count: 6 }),
    forest({ y: 420, rise: 190, depth: 0.7, crown: 18 }),
    mist({ y: 450, height: 50 }),
    forest({ y: 560, rise: 150, depth: 0.45, crown: 28 }),
    plain({ y: 640, of: 'grass' }),
    lake({ y: 720, to: 850, depth: 0.3 }),
    place(landRover(), {
      x: 600,
      y: 790,
      metre: 172,
      depth: 0.28,
      shadow: false,
      coat: { body: '#3f6b4a', shade: '#2a4a36' },
    }),
    (canvas) => canvas.rect(0, 772, 1200, 80, { fill: canvas.light.of('water', 0.34), opacity: 0.72 }),
    wakes('380,774,96 800,774,96'),
    splash({ x: 880, y: 786, width: 150, height: 40, lean: 30 }),
    ripples({ y: 776, to: 850, count: 34, size: 1.4 }),
    grass({ y: 880, height: 50, of: 'leaf' }),
  ),
];
