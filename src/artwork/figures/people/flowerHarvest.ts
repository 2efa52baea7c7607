import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
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
  // The basket, its weave, the shade of the heap.
  within(
    '#c98e46',
    '470,640,1 500,780 530,940,1 790,940,1 812,780 836,640,1',
    cut('#94602c', '700,640,1 850,640,1 850,940,1 680,940,1 720,800'),
    inked('#8a5628', 6, '460,720 650,770 850,720', '470,800 650,850 840,800', '480,880 650,926 820,880'),
    inked('#e8bc7c', 6, '470,760 560,786 640,796', '480,840 560,868 640,876'),
  ),
  cut('#6a3f1e', disc(653, 644, 186, 56)),
  ...flowers,
  cut(
    '#dca75e',
    '464,640,1 480,690 560,724 653,730 746,724 826,690 842,640,1 840,662 820,712 746,744 653,752 560,744 486,712 466,662',
  ),
  // The near arm round the basket: a short sleeve, the forearm, the hand spread on the weave.
  cut({ fill: '#3f2022', opacity: 0.4 }, '420,760,1 540,820 660,860 780,860,1 640,890 500,860'),
  cut(TONES.skin, limb('330,610,48 392,744,44 470,806,40 570,826,33 650,824,27')),
  cut(TONES.sun, '440,742,1 500,784 570,796 650,796,1 650,806 570,812 490,806 440,776'),
  cut(TONES.deep, '292,660,1 340,760 400,826 480,852 570,862 650,852,1 560,850 480,832 420,796 380,740'),
  cut(
    TONES.skin,
    '640,798,1 675,793 700,798,1 726,795 764,798 776,806 771,815 734,817,1 768,818 781,826 776,837 734,835,1 763,839 771,846 764,855 726,853,1 746,859 747,868 737,874 692,866 658,853 640,850,1',
    '658,802,1 672,778 695,761 709,765 705,780 692,802,1',
  ),
  cut(TONES.sun, '650,800,1 684,793 726,796 764,799 773,806,1 726,806 684,806'),
  inked(TONES.deep, 3, '702,817 734,817', '702,835 736,835', '699,852 727,853'),
  cut(CLOTH, '250,470,1 310,450 370,510 400,590 428,650,1 410,690 370,716 312,716,1 280,640 250,560'),
  cut(CLOTH_LIT, '330,466,1 376,520 408,590 428,650,1 412,684 396,610 360,530'),
  inked('#ffe0a0', 9, '312,716 372,714 428,650'),
];
