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

/** The legs that hang on the far side of the bough, to be painted before it. */
export const farLegs: readonly Layer[] = [
  cut(SHADE, limb('300,600,36 296,690,30 286,742,24'), paw(284, 752, -10)),
  cut(SHADE, limb('690,540,44 700,620,32 690,676,25'), paw(688, 684, -8)),
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

/** A lioness who sleeps stretched out on a sloping bough, its upper side from (-60, 668) to (1100, 390); her limbs hang plumb. */
export const lionessOnBough: readonly Layer[] = [
  cut(TAWNY, limb('900,380,36 966,410,26 976,500,16 962,620,12 968,740,10')),
  cut(DARK, '954,730,1 984,728,1 998,780 972,836,1 946,786'),
  // All of her trunk lies on the wood.
  within(
    TAWNY,
    '230,606,1 250,520 340,450 400,404 470,392 540,416 620,412 700,384 780,340 860,322 930,346 968,396 976,434,1 900,453,1 640,513,1 400,567,1',
    cut(SHADE, '300,600,1 430,520 540,500 640,462 740,440 840,440 900,430,1 900,480,1 400,600,1'),
  ),
  // A foreleg over the near side.
  cut(
    TAWNY,
    '366,470 400,410 470,404 510,450 508,540 488,600 472,650 464,688,1 414,688,1 410,650 398,610 376,560',
    paw(439, 706, -6),
  ),
  cut(
    SHADE,
    '510,450,1 480,500 454,570 446,640 442,690 464,746,1 464,688 472,650 488,600 508,540',
    toes(433, 706),
  ),
  // A hind leg, limp: thigh, knee, hock, foot.
  cut(
    TAWNY,
    '752,430 800,340 880,322 946,366 950,450 920,530 880,580 862,612 876,660 874,710 862,750,1 814,750,1 816,700 810,660 780,610 752,540',
    paw(836, 768, -8),
  ),
  cut(
    SHADE,
    '946,360,1 900,440 840,520 816,570 836,630 852,680 838,744 860,808,1 862,750 874,710 876,660 862,612 880,580 920,530 950,450',
    toes(832, 768),
  ),
  moved({ x: 258, y: 498, scale: 1.02, turn: -13 }, ...face),
];
