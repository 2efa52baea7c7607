import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { shadeOf } from '../../figures/placing/shades.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { safariCarBehind } from '../../figures/vehicles/safariCarBehind.ts';
import { cut, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import type { Coat } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { dust } from '../../sky/weather.ts';

const HERO = { body: '#5f4762', shade: '#372442', lit: '#ffdc96', dark: '#1f0f2a', pale: '#fff0cc' };

/** One of the herd, its long shade on the ground. */
const runner = (
  pose: 'running' | 'walking',
  x: number,
  y: number,
  metre: number,
  coat: Coat,
): readonly Layer[] => [
  shadeOf(wildebeest(pose), { x, y, metre }, { across: 0.7, down: 0.14, fill: '#8a4a3c', opacity: 0.65 }),
  place(wildebeest(pose), { x, y: y - 2, metre, depth: 0.25, by: CLEAR, shadow: false, coat }),
];

/** The promise of the trip to the Serengeti. */
export const serengetiSafari: readonly Picture[] = [
  // The herd runs past on both sides of the car.
  picture(
    'packages/serengetimigrationsafari-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [260, 560, 420, 130], camera: 'profile' }),
    wash(0, 360, [
      [0, '#6a64a6'],
      [0.5, '#eaa892'],
      [1, '#fff0bc'],
    ]),
    cloudBands({ y: 60, height: 130, count: 4 }),
    cut('#b184a4', '-10,340,1 200,316 520,336 860,310 1210,330,1 1210,400,1 -10,400,1'),
    wash(366, 900, [
      [0, '#ffe9b0'],
      [0.4, '#fbcf72'],
      [1, '#dc9238'],
    ]),
    place(acacia({ variant: 3 }), { x: 170, y: 392, metre: 17, flat: '#84526e', shadow: false }),
    place(acacia({ variant: 1 }), { x: 640, y: 380, metre: 8, flat: '#9a6a80', shadow: false }),
    trail([wildebeest(), wildebeest('running')], {
      through: '1240,410 800,404 400,410 -40,404',
      count: 46,
      metre: [17, 13],
      loose: 0.7,
      flat: '#a06c78',
      shadow: false,
    }),
    trail([wildebeest('running'), wildebeest()], {
      through: '1240,460 860,450 420,462 -60,456',
      count: 17,
      metre: [36, 31],
      loose: 0.7,
      flat: '#744464',
      shadow: false,
    }),
    dust({ x: 420, y: 520, width: 1000, height: 120, of: '#ffe2a8', strength: 0.8 }),
    shadeOf(
      safariCarBehind(),
      { x: 960, y: 596, metre: 106 },
      { across: 1.1, down: 0.22, fill: '#8a4a44', opacity: 0.7 },
    ),
    place(safariCarBehind(), {
      x: 960,
      y: 600,
      metre: 106,
      shadow: false,
      depth: 0.25,
      by: CLEAR,
      coat: {
        body: '#5a6a3e',
        shade: '#33402e',
        lit: '#ffe29a',
        dark: '#2c1830',
        pale: '#b49468',
        accent: '#e0573a',
      },
    }),
    dust({ x: 120, y: 770, width: 560, height: 170, of: '#ffe0a0', strength: 0.85 }),
    cut('#d08834', '-10,800,1 300,770 800,790 1210,760,1 1210,910,1 -10,910,1', 0.6),
    ...runner('running', 450, 820, 236, HERO),
    dust({ x: 60, y: 850, width: 500, height: 120, of: '#ffd890', strength: 0.8 }),
    grain({ y: 780, to: 900, colour: '#8a4a2c' }),
  ),
];
