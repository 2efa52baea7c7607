import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lion } from '../../figures/animals/lion.ts';
import { lionPortrait } from '../../figures/animals/lionPortrait.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, glow, limbs, wash } from '../../land/cutout.ts';
import { grass } from '../../land/grass.ts';
import { kopje } from '../../land/rocks.ts';
import { CLEAR, VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';

/** The lions of the plain. */
export const serengetiLions: readonly Picture[] = [
  // From beside a lioness on her rock.
  picture(
    'places/serengeti-3',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [40, 600, 520, 300], camera: 'close' }),
    wash(0, 470, [
      [0, '#5f6aa8'],
      [0.55, '#d998a0'],
      [1, '#ffdf9c'],
    ]),
    cloudBands({ y: 120, height: 200, count: 5 }),
    cut('#9a7aa8', '-10,440,1 300,420 700,436 1210,416,1 1210,500,1 -10,500,1'),
    wash(462, 900, [
      [0, '#ffd98a'],
      [0.4, '#eeb04a'],
      [1, '#c97f3a'],
    ]),
    herd([acacia({ variant: 3 })], {
      x: 700,
      y: 474,
      width: 1000,
      height: 40,
      count: 7,
      metre: [5, 10],
      flat: '#7a4a72',
      shadow: false,
    }),
    trail([wildebeest()], {
      through: '1230,690 1000,650 760,600 620,560 760,520 1000,490',
      count: 70,
      metre: [26, 5],
      loose: 0.9,
      flat: '#5a2a4e',
      shadow: false,
    }),
    cut(VIOLET, '-10,640,1 40,606 200,600 680,606 770,636 800,740 860,910,1 -10,910,1'),
    cut(
      '#63305a',
      '-10,700,1 80,680 180,760 240,910,1 -10,910,1;430,640,1 570,650 660,760 690,910,1 520,910,1 500,760',
    ),
    limbs('#f0a45e', '-10,638,2 40,608,4 200,602,3;600,606,2 690,609,4 766,640,4 798,740,2'),
    place(lion('lying', 'female'), {
      x: 330,
      y: 612,
      metre: 300,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: { body: '#b8743c', shade: '#6a3348', lit: '#ffe08e', dark: '#2c1436', pale: '#e8b878' },
    }),
  ),
  picture(
    'places/serengeti-4',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [120, 40, 960, 840], camera: 'front' }),
    wash(0, 330, [
      [0, '#f2b24e'],
      [1, '#ffe6a6'],
    ]),
    cut('#d59a6a', '-10,310,1 260,290 600,316 1210,300,1 1210,380,1 -10,380,1'),
    kopje({ x: 1010, y: 350, width: 330, height: 170, depth: 0.55, of: '#9a6a86' }),
    place(acacia(), { x: 200, y: 350, metre: 30, flat: '#7a4664', shadow: false }),
    wash(336, 900, [
      [0, '#f6c860'],
      [1, '#c98430'],
    ]),
    glow(600, 420, 620, '#ffe9a8', 0.8),
    place(lionPortrait(), {
      x: 600,
      y: 900,
      metre: 204,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: {
        body: '#d88f3e',
        shade: '#8a452c',
        lit: '#f4c878',
        dark: '#3a1430',
        pale: '#ffe6b4',
        accent: '#f2b63a',
      },
    }),
    grass({ y: 905, height: 150, of: '#f2c45a', depth: 0.34, filled: false, seeds: false }),
    grass({ y: 930, height: 120, of: '#a8642c', depth: 0.2, filled: false, seeds: false }),
  ),
];
