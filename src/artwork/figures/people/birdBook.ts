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

/** A reader wholly behind an open book of the birds of Kakamega, hat and shoulders only, in a picture of 1200 x 900: the spine at x = 812. */
export const birdBook: readonly Layer[] = [
  cut(COAT, '470,940,1 490,800 540,700 640,640 760,620,1 900,620,1 1040,640 1140,690 1190,800 1210,940,1'),
  cut(FOLD, '900,620,1 1040,640 1140,690 1190,800 1210,940,1 1090,940,1'),
  cut(CREASE, '740,400,1 900,400,1 900,560,1 740,560,1'),
  within(
    '#d9c688',
    '626,436,1 664,404 736,384,1 780,398 870,398 916,382,1 990,400 1024,426,1 960,456 820,466 690,456',
    cut(
      '#b99f62',
      '860,370,1 900,410 1040,440,1 1040,370,1',
      '640,440 730,430 920,430 1010,430 960,480,1 690,480,1',
    ),
  ),
  within(
    '#f0e4b8',
    '730,402,1 738,330 752,284 790,270 822,288 860,270 892,286 906,330 920,396,1 870,410 780,410',
    cut('#cdb67c', '880,260,1 860,310 880,350 874,420,1 940,420,1 940,260,1'),
    cut('#cdb67c', limb('822,284,0 818,306,5 828,336,0')),
    cut('#7a5a34', '700,346,1 780,372 870,372 940,346,1 940,420,1 700,420,1'),
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
