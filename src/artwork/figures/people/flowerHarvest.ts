import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { flesh } from './anatomy.ts';
import { profileHead } from './profileHead.ts';

const TONES = { skin: '#6f3e2c', sun: '#c0784a', deep: '#3f2022' };
const [CLOTH, CLOTH_DEEP, CLOTH_LIT] = ['#e2662c', '#9c3526', '#ffa45c'];
const [SCARF, SCARF_DEEP, SCARF_LIT] = ['#2f8f8a', '#1b5a66', '#7fd0b8'];
const at = placed({ x: 360, y: 290, scale: 1 });

/** Flowers heaped in the basket: where each lies, how large, and how much it is tipped. */
const HEAP = [
  [500, 596, 36, 0.6],
  [570, 562, 40, 0.7],
  [650, 546, 42, 0.74],
  [730, 562, 40, 0.7],
  [800, 596, 36, 0.6],
  [530, 630, 42, 0.66],
  [610, 610, 46, 0.76],
  [694, 606, 46, 0.76],
  [770, 632, 42, 0.66],
  [570, 666, 44, 0.6],
  [652, 662, 48, 0.66],
  [734, 668, 44, 0.6],
] as const;

const flowers: readonly Layer[] = HEAP.flatMap(([x, y, r, tip], at) => {
  const petals = Array.from({ length: 11 }, (_, petal) => {
    const turn = (petal / 11) * Math.PI * 2 + at * 0.4;
    const spot = (reach: number, off: number) =>
      `${Math.round(x + Math.cos(turn + off) * r * reach)},${Math.round(y + Math.sin(turn + off) * r * reach * tip)}`;
    return `${x},${y},1 ${spot(0.7, -0.26)} ${spot(1.16, -0.16)} ${spot(1.16, 0.16)} ${spot(0.7, 0.26)}`;
  });
  return [
    cut('#c3b2c4', disc(x + 3, y + 8, r, r * tip)),
    cut('#fffaf0', ...petals),
    cut('#d98a22', disc(x, y, r * 0.34, r * 0.34 * tip)),
    cut('#f8c64c', disc(x - 2, y - 3, r * 0.24, r * 0.22 * tip)),
  ];
});

/** A woman who carries a basket heaped with pyrethrum before her, from the hips up, facing right, in the picture's own pixels. */
export const flowerHarvest: readonly Layer[] = [
  cut(TONES.deep, at('-70,40,1 -60,130 60,140,1 0,100 -14,60 -10,20,1')),
  ...profileHead(at, TONES),
  // The scarf, its knot at the nape.
  cut(
    SCARF_DEEP,
    at('-90,30,1 -150,60 -160,130 -140,190,1 -110,130 -70,70,1; -96,20,1 -150,-10 -176,24 -150,58 -96,46,1'),
  ),
  within(
    SCARF,
    at(
      '80,-34,1 66,-90 20,-128 -44,-134 -110,-110 -132,-44 -116,24 -82,66,1 -48,50 -26,16,1 0,-22 44,-40 80,-34,1',
    ),
    cut(SCARF_DEEP, at('-140,-30,1 -100,-4 -60,10 -20,14,1 -50,80,1 -140,80,1')),
    cut(SCARF_LIT, at('30,-122,1 66,-90 84,-32,1 60,-42 38,-40,1 54,-76')),
    inked(SCARF_DEEP, 6, at('-104,44 -76,-44 30,-64'), at('-112,10 -92,-86 20,-108')),
  ),
  cut('#f8c64c', disc(350, 352, 8, 13)),
  // The dress.
  within(
    CLOTH,
    '284,424,1 240,448 190,520 172,640 190,780 160,940,1 600,940,1 560,800 556,660 520,560 464,478 422,430,1 350,420',
    cut(CLOTH_DEEP, '290,420,1 236,450 160,540 150,940,1 360,940,1 300,780 290,650 330,570 306,490'),
    cut(CLOTH_LIT, '420,430,1 470,490 520,570 540,620,1 500,600 450,530 398,476,1'),
  ),
  inked('#ffe0a0', 9, '284,426 350,470 424,432'),
  // The basket, its weave, its foot in the crook of the arm.
  within(
    '#c98e46',
    '470,640,1 496,760 530,866,1 580,880 650,884 730,880 780,866,1 812,760 836,640,1',
    cut('#94602c', '700,640,1 850,640,1 850,940,1 680,940,1 720,800'),
    inked('#8a5628', 6, '460,720 650,770 850,720', '470,790 650,838 840,790', '500,850 650,880 800,850'),
    inked('#e8bc7c', 6, '470,760 560,786 640,796', '490,826 560,848 640,856'),
  ),
  cut('#6a3f1e', disc(653, 644, 186, 56)),
  ...flowers,
  cut(
    '#dca75e',
    '464,640,1 480,690 560,724 653,730 746,724 826,690 842,640,1 840,662 820,712 746,744 653,752 560,744 486,712 466,662',
  ),
  // The near arm: the elbow down at her side, the forearm forward, the hand under the basket's foot, the thumb up its side.
  inked(TONES.skin, 27, '596,842 622,816 636,786'),
  inked(TONES.sun, 8, '588,838 612,812 626,784'),
  cut(
    TONES.skin,
    flesh('362,600 372,806 604,862', '0,50,50 0.5,48,46 0.9,44,40 1.1,46,40 1.4,40,36 1.8,30,29 2,27,28'),
  ),
  cut(
    TONES.deep,
    '316,690,1 322,780 340,836 400,876 500,896 600,892,1 600,876,1 500,868 430,846 384,806 362,760 356,700,1',
  ),
  cut(TONES.sun, '410,700,1 414,764 450,792 520,808 600,834,1 600,844,1 510,822 440,810 400,780 392,700,1'),
  cut(TONES.skin, '590,832,1 650,846 720,860 790,858 808,866 806,880 780,888 700,894 640,896 590,892,1'),
  cut(TONES.sun, '650,848,1 720,861 790,859 806,868,1 720,872 660,860'),
  inked(TONES.deep, 3, '700,876 790,872'),
  cut(CLOTH, '250,470,1 310,450 370,510 400,590 428,650,1 410,690 370,716 312,716,1 280,640 250,560'),
  cut(CLOTH_LIT, '330,466,1 376,520 408,590 428,650,1 412,684 396,610 360,530'),
  inked('#ffe0a0', 9, '312,716 372,714 428,650'),
];
