import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, TABLE, SAUCER, RIM, BODY, SHADE, FOREST, FOREST_SHADE, SNOW, COOL, BEAN, CREASE, SHADOW] = [
  '#e8703f',
  '#c9532c',
  '#fff3dc',
  '#e9c99a',
  '#4d5fae',
  '#33408a',
  '#2f8a58',
  '#1d6148',
  '#fffaf0',
  '#b6cdee',
  '#6a3420',
  '#2c120d',
  '#a9401f',
];

const CUP = '450,236,1 750,236,1 790,360 850,500 930,630 966,704,1 600,752 234,704,1 270,630 350,500 410,360';
const GLAZE =
  '400,180,1 800,180,1 1000,400,1 920,590,1 900,600 884,590 870,540 852,520 838,530 830,580 812,600 800,580 796,520 788,556 784,630 774,662 752,662 742,630 738,560 726,500 706,500 698,540 692,590 684,606 668,606 660,580 654,520 640,474 622,474 612,520 606,640 598,700 576,700 566,650 560,560 548,500 528,500 520,540 516,590 506,610 490,610 482,580 476,530 462,500 446,500 434,540 426,590 412,606 394,606 384,580 376,540 360,520 344,524 330,560 320,600 300,600,1 200,400,1';

/** A coffee bean around (x, y). */
const bean = (x: number, y: number, turn: number): Layer =>
  moved({ x, y, turn }, cut(BEAN, disc(0, 0, 40, 27)), inked(CREASE, 6, '-38,2 -14,-10 14,10 38,-2'));

/** Coffee country below Kilimanjaro: a cup turned over is the mountain, and its glaze the snow that runs down. */
export const foothillsCup: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-3',
    light('mist', 'tanzania', 'left'),
    plan({ subject: [440, 250, 260, 260], camera: 'front' }),
    wash(GROUND),
    cut(TABLE, '-40,700,1 1240,700,1 1240,920,1 -40,920,1'),
    cut(SHADOW, disc(620, 800, 580, 62)),
    cut(RIM, disc(600, 772, 560, 78)),
    cut(SAUCER, disc(600, 752, 560, 78)),
    cut(RIM, disc(600, 744, 430, 52)),
    inked(SHADE, 46, '800,392 960,360 1080,420 1070,540 880,620'),
    inked(BODY, 22, '800,380 960,350 1080,416 1062,532 880,610'),
    within(
      BODY,
      CUP,
      cut(SHADE, '690,200,1 710,400 760,560 790,800,1 1000,800,1 1000,200,1'),
      cut(FOREST, '200,610,1 420,664 600,676 780,664 1000,610,1 1000,800,1 200,800,1'),
      cut(FOREST_SHADE, '776,664,1 880,650 1000,610,1 1000,800,1 790,800,1'),
      within(SNOW, GLAZE, cut(COOL, '690,160,1 706,400 752,540 780,800,1 1000,800,1 1000,160,1')),
    ),
    cut(SNOW, disc(600, 238, 150, 26)),
    cut(COOL, '478,232,1 492,204,1 708,204,1 722,232,1 660,248 600,252 540,248'),
    cut(SNOW, disc(600, 204, 108, 16)),
    bean(190, 752, 20),
    bean(270, 790, -30),
    bean(1010, 770, 12),
  ),
];
