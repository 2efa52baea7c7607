import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lionessResting } from '../../figures/animals/lionessResting.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { lionProfile } from '../../figures/placing/lionProfile.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, wash } from '../../land/cutout.ts';
import { graniteTower } from '../../land/graniteTower.ts';
import { kopje } from '../../land/rocks.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The lions of the plain. */
export const serengetiLions: readonly Picture[] = [
  // From the foot of a kopje: a lioness on its crown, the first sun on the granite.
  picture(
    'places/serengeti-3',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [460, 480, 740, 420], camera: 'below' }),
    wash(0, 800, [
      [0, '#3d4a98'],
      [0.4, '#9a86b8'],
      [0.75, '#f0b0a0'],
      [1, '#ffe2a6'],
    ]),
    cut(
      '#ffd8b8',
      '-10,250,1 120,226 260,224 340,240,1 200,252 80,262;700,130,1 860,104 1060,110 1210,124,1 1210,140,1 1040,134 860,130;60,470,1 180,456 280,468,1 180,476',
      0.6,
    ),
    cut('#9a7aa8', '-10,760,1 300,744 700,756 1210,740,1 1210,820,1 -10,820,1'),
    wash(780, 900, [
      [0, '#ffd98a'],
      [1, '#e8a04a'],
    ]),
    trail([wildebeest()], {
      through: '-40,800 60,794 140,798 220,792 300,796',
      count: 16,
      metre: [11, 9],
      loose: 0.4,
      flat: '#5a2a4e',
      shadow: false,
    }),
    ...graniteTower,
    place(lionessResting(), {
      x: 570,
      y: 326,
      metre: 40,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      flip: true,
      coat: {
        body: '#b8743c',
        shade: '#63305a',
        lit: '#ffe6a0',
        dark: '#2c1436',
        pale: '#e8b878',
        accent: '#ffd98a',
      },
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
