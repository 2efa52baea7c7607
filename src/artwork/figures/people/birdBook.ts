import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { points } from '../../drawing/points.ts';
import { turacoHead } from '../animals/turacoLeaning.ts';

const [COVER, BACK, CREAM, SKIN, COAT, FOLD] = [
  '#e4522e',
  '#b53a20',
  '#fbf3d4',
  '#c98d6c',
  '#3f6b4c',
  '#2c4f3a',
];

/** The cover's letters in a box 4 wide and 6 high. */
const LETTERS: Readonly<Record<string, string>> = {
  K: '0,0,1 0,6,1;4,0,1 0.4,3,1;0.4,3,1 4,6,1',
  A: '0,6,1 0,1,1 1,0,1 3,0,1 4,1,1 4,6,1;0,3.6,1 4,3.6,1',
  M: '0,6,1 0,0,1;0,0.3,1 2,3,1 4,0.3,1;4,0,1 4,6,1',
  E: '4,0,1 0,0,1 0,6,1 4,6,1;0,3,1 3,3,1',
  G: '4,1,1 3,0,1 1,0,1 0,1,1 0,5,1 1,6,1 4,6,1 4,3.2,1 2.4,3.2,1',
};

/** A row of the cover's letters from its left top corner, every unit 10 pixels wide and 9 high. */
const title = (text: string, left: number, top: number) =>
  [...text].flatMap((letter, at) =>
    LETTERS[letter]!.split(';').map((stroke) =>
      points(stroke)
        .map(([x, y]) => `${left + at * 60 + x * 10},${top + y * 9},1`)
        .join(' '),
    ),
  );

/** A reader wholly behind an open book of the birds of Kakamega, hat and shoulders only, in a picture of 1200 x 900: the spine at x = 812. */
export const birdBook: readonly Layer[] = [
  cut(COAT, '470,940,1 490,800 540,700 640,640 760,620,1 900,620,1 1040,640 1140,690 1190,800 1210,940,1'),
  cut(FOLD, '900,620,1 1040,640 1140,690 1190,800 1210,940,1 1090,940,1'),
  cut('#8a5a40', '740,400,1 900,400,1 900,560,1 740,560,1'),
  cut('#f0e4b8', '732,398,1 740,330 756,286 790,272 820,284 860,270 890,286 904,330 916,398,1'),
  cut('#7a5a34', '730,406,1 734,360,1 780,374 870,374 914,358,1 918,406,1'),
  cut(
    '#d9c688',
    '630,432,1 660,410 730,390,1 780,404 870,404 918,388,1 990,408 1020,430,1 960,456 820,466 690,456',
  ),
  // The leaves of the book, then its boards.
  cut(CREAM, '540,452,1 680,440 800,462,1 826,462,1 950,438 1098,450,1 1098,500,1 540,500,1'),
  cut(BACK, '528,462,1 800,480,1 800,900,1 528,880,1'),
  cut('#8f2b18', '800,480,1 826,480,1 826,900,1 800,900,1'),
  cut(COVER, '826,480,1 1112,460,1 1112,880,1 826,900,1'),
  inked(CREAM, 14, ...title('KAKA', 860, 502), ...title('MEGA', 860, 586)),
  cut(CREAM, '850,670,1 1090,662,1 1090,856,1 850,866,1'),
  moved({ x: 1240, y: 640, scale: 0.47, flip: true }, ...turacoHead),
  // Sleeves, and fingers round the boards.
  cut(COAT, '400,940,1 420,860 452,790 486,736,1 530,770,1 530,940,1'),
  cut(FOLD, '1220,940,1 1204,870 1184,806 1150,756,1 1110,786,1 1110,940,1'),
  cut(
    SKIN,
    '478,748,1 484,706 500,680 524,668 566,662 580,670 574,686,1 590,690 592,706 580,714,1 590,720 588,738 574,742,1 578,752 570,768 546,768 530,790,1 506,780',
    '1156,772,1 1154,730 1140,702 1116,688 1076,684 1062,692 1066,706,1 1052,710 1050,726 1060,734,1 1052,740 1054,758 1066,762,1 1062,774 1070,788 1094,788 1106,808,1 1130,800',
  ),
  inked(
    '#8a5a40',
    4,
    '574,686 548,686 526,692',
    '580,714 552,714 526,718',
    '574,742 550,742 528,744',
    '1066,706 1090,706 1112,712',
    '1060,734 1088,734 1112,738',
    '1066,762 1090,762 1110,764',
  ),
];
