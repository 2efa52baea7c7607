import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { turacoHead } from '../animals/turacoLeaning.ts';

const [COVER, BACK, CREAM, SKIN, CREASE, NAIL, COAT, FOLD] = [
  '#e4522e',
  '#b53a20',
  '#fbf3d4',
  '#c98d6c',
  '#8a5a40',
  '#e7bb9c',
  '#3f6b4c',
  '#2c4f3a',
];

/** The cover's letters, hand-drawn, in a box 4 wide and 6 high. */
const LETTERS: Readonly<Record<string, string>> = {
  K: '0,0,1 0,6,1;3.8,0,1 0.2,3.4,1;1.4,2.4,1 4,6,1',
  A: '0,6,1 1.8,0,1 2.2,0,1 4,6,1;0.7,4,1 3.3,4,1',
  M: '-0.1,6,1 0.3,0,1 2,3.8,1 3.7,0,1 4.1,6,1',
  E: '3.6,0,1 0.3,0,1 0.3,6,1 3.8,6,1;0.3,2.8,1 3,2.8,1',
  G: '4,1.5,1 3.8,0 2,0 0.2,0 0,2 0,3,1 0,6 2,6 4,6 4,3.4,1 2.4,3.4,1',
};

/** The cover's title in one line from its left top corner, along the slope of the cover's edge. */
const title = (text: string, left: number, top: number) =>
  [...text].flatMap((letter, at) =>
    LETTERS[letter]!.split(';').map((stroke) =>
      points(stroke)
        .map(([x, y, corner]) => {
          const along = at * 31 + x * 4.6;
          return `${left + along},${top + y * 15 - along * 0.07}${corner ? ',1' : ''}`;
        })
        .join(' '),
    ),
  );

/** Four fingers round a board, index first: from the knuckle over the joint to the tip. */
const [LEFT_FINGERS, RIGHT_FINGERS] = [
  [
    '512,688 556,664 596,676',
    '510,712 560,696 612,704',
    '512,738 560,728 606,732',
    '520,764 556,758 586,758',
  ],
  [
    '1124,700 1084,676 1044,690',
    '1128,724 1078,710 1028,720',
    '1126,750 1078,742 1032,748',
    '1118,776 1084,772 1052,774',
  ],
];

/** A finger from its knuckle to its rounded tip, thinner and thinner, with the shade it throws. */
function finger(row: string): Layer[] {
  const knots = points(row).map(([x, y], at): Knot => [x, y, at === 2 ? 11 : 15]);
  const shape = [limb(knots), ...[knots.at(-1)!, knots[0]!].map(([x, y, half = 0]) => disc(x, y, half))];
  return [moved({ x: 0, y: 4 }, cut(CREASE, ...shape)), cut(SKIN, ...shape)];
}

/** A reader behind an open book of the birds of Kakamega, but for hat and eyes, in a picture of 1200 x 900: the spine at x = 812. */
export const birdBook: readonly Layer[] = [
  cut(COAT, '470,940,1 490,800 540,700 640,640 760,620,1 900,620,1 1040,640 1140,690 1190,800 1210,940,1'),
  cut(FOLD, '900,620,1 1040,640 1140,690 1190,800 1210,940,1 1090,940,1'),
  // The head as far as the eyes: they look up at the bird over the page.
  cut(CREASE, disc(774, 446, 15, 24), disc(924, 446, 15, 24)),
  within(
    SKIN,
    '780,380,1 776,440 784,520,1 914,520,1 922,440 918,380,1',
    cut(
      CREASE,
      '770,380,1 930,380,1 930,412,1 890,420 850,416 800,418 770,426,1',
      '890,380,1 930,380,1 930,520,1 900,520,1 908,450',
    ),
  ),
  cut(
    CREAM,
    '796,458,1 804,440 828,438 838,458,1 830,470 804,470',
    '862,458,1 870,438 894,440 902,458,1 894,470 870,470',
  ),
  cut('#1f1a22', disc(811, 449, 10), disc(876, 449, 10)),
  cut(CREAM, disc(807, 445, 3), disc(872, 445, 3)),
  inked('#4a2c22', 6, '792,434 812,424 838,434', '862,434 888,424 906,434'),
  // The hat: the hollow of its brim, the brim, the crown with its band.
  cut('#8a6a3c', '716,420,1 780,394 920,394 984,414,1 920,424 780,422'),
  within(
    '#d9c688',
    '694,428,1 716,388 780,366,1 820,374 880,374 918,364,1 980,384 1006,420,1 960,410 900,406 848,406 790,408 740,416',
    cut('#b99f62', '880,360,1 930,392 1010,424,1 1010,360,1'),
  ),
  moved(
    { x: 142, y: 46, scale: 0.86 },
    within(
      '#f0e4b8',
      '730,380,1 738,320 752,274 790,260 822,278 860,260 892,276 906,320 920,376,1 870,396 780,396',
      cut('#cdb67c', '880,250,1 860,300 880,340 874,410,1 940,410,1 940,250,1'),
      cut('#cdb67c', limb('822,274,0 818,296,5 828,326,0')),
      cut('#7a5a34', '700,338,1 780,364 870,364 940,338,1 940,420,1 700,420,1'),
    ),
  ),
  // The leaves of the book, then its boards.
  cut(CREAM, '540,452,1 680,440 800,462,1 826,462,1 950,438 1098,450,1 1098,500,1 540,500,1'),
  cut(BACK, '528,462,1 800,480,1 800,900,1 528,880,1'),
  cut('#8f2b18', '800,480,1 826,480,1 826,900,1 800,900,1'),
  cut(COVER, '826,480,1 1112,460,1 1112,880,1 826,900,1'),
  inked(CREAM, 9, ...title('KAKAMEGA', 852, 506)),
  within(
    CREAM,
    '850,622,1 1090,606,1 1090,852,1 850,866,1',
    moved(
      { x: 1240, y: 600, scale: 0.52, flip: true },
      cut('#2f9cc0', '520,300,1 440,340 400,440 330,540,1 330,620,1 620,620,1 600,470 560,370,1'),
      ...turacoHead,
    ),
  ),
  // Sleeves, and fingers round the boards.
  cut(COAT, '400,940,1 420,860 452,790 486,736,1 530,770,1 530,940,1'),
  cut(FOLD, '1220,940,1 1204,870 1184,806 1150,756,1 1110,786,1 1110,940,1'),
  cut(
    SKIN,
    '474,748,1 484,706 496,684 520,672,1 546,690 548,740 530,778,1 508,796',
    '1160,768,1 1154,722 1140,700 1116,684,1 1094,702 1092,750 1108,788,1 1130,804',
  ),
  ...[...LEFT_FINGERS!, ...RIGHT_FINGERS!].flatMap(finger),
  cut(
    NAIL,
    disc(598, 674, 7, 5),
    disc(613, 702, 7, 5),
    disc(607, 731, 7, 5),
    disc(587, 757, 6, 5),
    disc(1042, 689, 7, 5),
    disc(1027, 719, 7, 5),
    disc(1031, 747, 7, 5),
    disc(1051, 773, 6, 5),
  ),
  // Their cuffs.
  cut('#56855c', '470,742,1 490,760 530,790,1 528,816,1 490,800 456,768,1'),
  cut(COAT, '1166,760,1 1140,786 1112,800,1 1112,826,1 1150,808 1182,784,1'),
];
