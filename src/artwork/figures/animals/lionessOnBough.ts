import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [TAWNY, SHADE, CREAM, DARK] = ['#eab155', '#a8652f', '#fff0d0', '#3a2226'];

/** A limp paw under a wrist, its toes down. */
const paw = (x: number, y: number, lean = 0): string =>
  `${x - 25},${y - 30},1 ${x - 38 + lean},${y + 20} ${x - 28 + lean},${y + 62} ${x + lean},${y + 70} ${x + 28 + lean},${y + 62} ${x + 36 + lean},${y + 20} ${x + 25},${y - 30},1`;
const toes = (x: number, y: number): string =>
  limb(
    `${x - 10},${y + 34},1 ${x - 10},${y + 50},4 ${x - 7},${y + 66},2;${x + 12},${y + 34},1 ${x + 12},${y + 50},4 ${x + 10},${y + 66},2`,
  );

/** The legs on the far side of the bough, to be painted before it. */
export const farLegs: readonly Layer[] = [
  cut(
    SHADE,
    limb('560,520,40 566,620,32 556,700,26;720,520,44 712,620,30 722,690,25'),
    paw(556, 700, -4),
    paw(722, 690, 4),
  ),
];

/** A lioness's face, asleep; its middle is the origin. */
const face: readonly Layer[] = [
  cut(
    TAWNY,
    '-60,-84,1 -84,-118 -120,-112 -124,-76 -100,-40,1',
    '60,-84,1 84,-118 120,-112 124,-76 100,-40,1',
  ),
  cut(DARK, '-76,-76,1 -88,-98 -108,-94 -108,-70 -94,-52,1', '76,-76,1 88,-98 108,-94 108,-70 94,-52,1'),
  within(
    TAWNY,
    '0,-106 64,-100 104,-62 108,0 84,54 54,100 0,114 -54,100 -84,54 -108,0 -104,-62 -64,-100',
    cut(SHADE, '34,-120,1 130,-120,1 130,130,1 40,130,1 60,60 30,20 24,-30'),
    cut(CREAM, '-64,52 -30,34 0,40 30,34 64,52 60,92 30,120 -30,120 -60,92'),
  ),
  cut(
    DARK,
    '-34,22,1 0,16 34,22,1 22,46 0,58 -22,46',
    limb('0,52,3 0,74,4 -16,86,4 -36,82,1;0,70,3 14,86,4 36,82,1'),
  ),
  cut(DARK, limb('-76,-22,2 -58,-8,5 -30,-6,2;76,-22,2 58,-8,5 30,-6,2')),
];

/** A lioness who sleeps along a bough, two of her legs and her tail hanging down before it. */
export const lionessOnBough: readonly Layer[] = [
  cut(TAWNY, limb('860,470,40 950,500,30 958,600,16 946,690,13 968,790,10')),
  cut(DARK, '952,780,1 984,776,1 1000,830 974,880,1 948,836'),
  within(
    TAWNY,
    '330,430 400,390 470,370 540,390 620,410 700,404 780,372 860,376 930,420 960,490 930,540 840,560 600,548 460,560 380,560 320,520',
    cut(SHADE, '300,560,1 440,490 560,500 640,480 700,520 760,600,1 300,600,1'),
  ),
  // The legs that hang down before the bough.
  cut(TAWNY, limb('500,440,70 486,540,50 500,640,34 492,740,25'), paw(492, 740, 2)),
  cut(
    SHADE,
    '430,450,1 424,540 452,640 468,716,1 454,760 462,800 470,802,1 482,740 474,640 460,540',
    toes(496, 740),
  ),
  cut(
    TAWNY,
    '760,400 850,370 930,410 944,500 900,570 850,600 842,680 850,760,1 800,764,1 796,680 780,610 730,560 720,470',
    paw(825, 770, 4),
  ),
  cut(
    SHADE,
    '770,430,1 744,500 772,570 812,600 820,680 818,764,1 800,764,1 796,680 780,610 730,560 720,470',
    toes(830, 770),
  ),
  moved({ x: 322, y: 432, scale: 1.02, turn: -7 }, ...face),
];
