import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { wildebeestFromBehind } from '../../figures/placing/wildebeestFromBehind.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';

/** The endless plain. */
export const serengeti: readonly Picture[] = [
  // Between the horns of the last of the herd: the file ahead of it, out to the horizon.
  picture(
    'places/serengeti-1',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [400, 620, 420, 280], camera: 'back' }),
    wash(
      [
        [0, '#3f5aa6'],
        [0.5, '#8a9cc4'],
        [1, '#ffe2ac'],
      ],
      { height: 420 },
    ),
    cumulus({ x: 700, y: 396, width: 620, height: 230, depth: 0.5 }),
    cut('#a988b0', '-10,396,1 240,380 480,392 800,384 1210,394,1 1210,440,1 -10,440,1'),
    wash(['#ffe6a0', '#f9c454', '#e8982c', '#c4682c'], { y: 408, height: 500 }),
    cut(
      { fill: '#d98f2c', opacity: 0.5 },
      '-10,520,1 300,500 640,530 300,550 -10,556,1',
      '1210,620,1 900,600 700,630 950,660 1210,670,1',
    ),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 416,
      width: 1160,
      height: 14,
      count: 9,
      metre: [4, 7],
      flat: '#8a5a7a',
      shadow: false,
    }),
    kopje({ x: 1070, y: 470, width: 260, height: 110, depth: 0.36, of: '#8a5a78' }),
    place(acacia(), { x: 130, y: 500, metre: 26, flat: '#5a2f5c', shadow: false }),
    trail([wildebeest(), wildebeest('running'), wildebeest()], {
      through: '420,760 620,650 770,590 760,548 620,520 500,496 480,474 560,452 650,438 690,428 660,418',
      count: 46,
      metre: [46, 3],
      loose: 0.5,
      flat: '#4a2252',
      shadow: false,
    }),
    floor({ fill: '#b4562a', opacity: 0.5 }, '0,800 400,780 800,790 1200,770'),
    wildebeestFromBehind,
  ),
];
