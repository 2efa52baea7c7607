import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lion } from '../../figures/animals/lion.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { lionProfile } from '../../figures/placing/lionProfile.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, limbs, wash } from '../../land/cutout.ts';
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
      through: '1240,760 1130,690 1010,630 930,580 970,530 1100,498 1220,488',
      count: 56,
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
      x: 400,
      y: 612,
      metre: 262,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: { body: '#b8743c', shade: '#6a3348', lit: '#ffe08e', dark: '#2c1436', pale: '#e8b878' },
    }),
  ),
  // The lion of the plain before the rain: the sun has him, the storm has the sky.
  picture(
    'places/serengeti-4',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [450, 620, 600, 280], camera: 'close' }),
    wash(0, 640, [
      [0, '#40427e'],
      [0.5, '#7d72ac'],
      [0.85, '#d8a8b0'],
      [1, '#ffdca0'],
    ]),
    cut('#8f7aac', '-10,606,1 200,596 400,604 800,590 1210,600,1 1210,680,1 -10,680,1'),
    wash(630, 900, [
      [0, '#ffd883'],
      [0.5, '#f2b44c'],
      [1, '#cf8534'],
    ]),
    kopje({ x: 270, y: 662, width: 210, height: 84, depth: 0.4, of: '#8a5a78' }),
    place(acacia(), { x: 84, y: 656, metre: 20, flat: '#5a2f5c', shadow: false }),
    ...lionProfile,
  ),
];
