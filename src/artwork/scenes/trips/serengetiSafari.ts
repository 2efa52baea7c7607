import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { shadeOf } from '../../figures/placing/shades.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { safariCarBehind } from '../../figures/vehicles/safariCarBehind.ts';
import { cut, wash } from '../../land/cutout.ts';
import { CLEAR, VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';

/** The promise of the trip to the Serengeti. */
export const serengetiSafari: readonly Picture[] = [
  // From behind the car: the guests stand, the herd is one dark band.
  picture(
    'packages/serengetimigrationsafari-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [590, 426, 360, 400], camera: 'back' }),
    wash(0, 330, [
      [0, '#6d6aa6'],
      [0.5, '#dfa49c'],
      [1, '#ffe3a2'],
    ]),
    cloudBands({ y: 70, height: 150, count: 4 }),
    cut('#a37ba0', '-10,310,1 200,286 520,306 860,280 1210,300,1 1210,360,1 -10,360,1'),
    wash(340, 900, [
      [0, '#ffe09a'],
      [0.35, '#f5c055'],
      [1, '#d98a2e'],
    ]),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 352,
      width: 1160,
      height: 20,
      count: 7,
      metre: [4, 7],
      flat: '#8a5a72',
      shadow: false,
    }),
    trail([wildebeest()], {
      through: '1250,436 800,430 400,442 -50,436',
      count: 30,
      metre: [18, 17],
      loose: 0.5,
      flat: '#9a6470',
      shadow: false,
    }),
    trail([wildebeest()], {
      through: '1250,486 900,480 500,492 -60,484',
      count: 17,
      metre: [32, 30],
      loose: 0.35,
      flat: '#5a2a52',
      shadow: false,
    }),
    trail([wildebeest()], {
      through: '1260,572 900,562 500,580 -60,570',
      count: 10,
      metre: [50, 48],
      loose: 0.3,
      flat: VIOLET,
      rim: '#ffd890',
      shadow: false,
    }),
    cut('#c47a2c', '-10,720,1 300,690 700,700 1210,740,1 1210,910,1 -10,910,1'),
    cut(
      '#8f4f34',
      '560,910,1 640,770 690,704,1 706,704,1 690,790 660,910,1;950,910,1 880,780 826,706,1 842,706,1 930,780 1040,910,1',
    ),
    shadeOf(
      safariCarBehind(),
      { x: 770, y: 800, metre: 178 },
      { across: 1.1, down: 0.26, fill: '#4a1f44', opacity: 0.75 },
    ),
    place(safariCarBehind(), {
      x: 770,
      y: 806,
      metre: 178,
      shadow: false,
      depth: 0.25,
      by: CLEAR,
      coat: {
        body: '#4a4a2c',
        shade: '#3a2434',
        lit: '#ffd98a',
        dark: '#2c1830',
        pale: '#a8845c',
        accent: '#e0573a',
      },
    }),
    cut(VIOLET, '-10,870,1 90,850 240,880 380,910,1 -10,910,1'),
  ),
];
