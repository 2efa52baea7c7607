import { cut, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { limbs, lines, wash } from '../../land/cutout.ts';
import { kilimanjaroSouth } from '../../land/kilimanjaro.ts';
import { light } from '../../light/light.ts';

const PANE =
  '600,50,1 900,50 1060,60 1110,130 1130,300 1130,450,1 1130,620 1110,770 1060,840 900,850 600,850,1 300,850 140,840 90,770 70,620 70,450,1 70,300 90,130 140,60 300,50';

const FRAME =
  '600,8,1 910,8 1090,20 1150,110 1172,290 1172,450,1 1172,630 1150,790 1090,880 910,892 600,892,1 290,892 110,880 50,790 28,630 28,450,1 28,290 50,110 110,20 290,8';
const RIM = `${PANE} 600,50,1`;

/** Trees on the plain from above: a position and half a width each. */
const TREES = [
  [430, 650, 14],
  [470, 704, 18],
  [360, 740, 22],
  [960, 600, 9],
  [1020, 618, 12],
  [1000, 684, 16],
  [1086, 720, 19],
  [930, 800, 25],
  [560, 540, 5],
  [900, 566, 6],
] as const;

/** Their crowns, moved by a share of their size. */
const crowns = (right: number, down: number): string =>
  TREES.map(([x, y, r]) => disc(x + right * r, y + down * r, r, r * 0.55)).join('');

const AT_DAWN = {
  rock: '#7d69a6',
  deep: '#4c3f84',
  glint: '#e4a89c',
  snow: '#fff6e6',
  ice: '#b4acdc',
  mist: '#ffe2b4',
};

/** The header of the eight places of Tanzania. */
export const articlesTanzaniaHeader: readonly Picture[] = [
  // The way round: out of the small aeroplane's window, past the tip of its wing.
  picture(
    'articles/tanzania8places',
    light('dawn', 'tanzania', 'left'),
    // The cabin's wall round the window, and its frame.
    wash(0, 900, [
      [0, '#3a1d44'],
      [1, '#1f0f2c'],
    ]),
    cut('#5c3452', FRAME),
    within(
      '#ffe2a6',
      PANE,
      wash(0, 500, [
        [0, '#2f3c94'],
        [0.6, '#d08ca4'],
        [1, '#ffe2a6'],
      ]),
      ...kilimanjaroSouth({ x: 520, y: 500, scale: 0.72 }, AT_DAWN),
      // A belt of cloud, flat below, and what it throws on the plain.
      wash(486, 900, [
        [0, '#ffe0a0'],
        [0.35, '#eeb04e'],
        [1, '#b4622c'],
      ]),
      cut(
        '#fff0d4',
        '40,500,1 40,470,1 90,440 160,436 200,462,1 240,424 350,418 400,458,1 440,436 510,434 550,464,1 590,430 700,426 750,464,1 800,444 880,444 920,470,1 960,440 1050,436 1100,466,1 1160,470,1 1160,500,1',
      ),
      cut(
        '#e8b8a4',
        '40,506,1 40,490,1 140,476 260,484 300,496,1 400,474 520,474 570,494,1 680,478 800,480 840,496,1 960,480 1160,484,1 1160,506,1',
      ),
      cut(
        '#cf8f3e',
        '60,552,1 240,540 420,552 240,568;700,540,1 900,530 1130,544 900,556;60,700,1 200,670 380,700 200,740',
      ),
      limbs(
        '#2c7c86',
        '760,506,2 800,520,5 640,540,9 520,566,14 640,610,22 840,650,32 860,720,46 720,790,66 640,900,96',
      ),
      limbs('#b4e2d2', '560,574,2 680,606,6 780,626,3;850,716,3 760,770,9 690,850,4', 0.8),
      // Crowns of trees from above, each with its shade.
      cut('#8a4a34', crowns(0.9, 0.4)),
      cut('#5f7a3c', crowns(0, 0)),
      // The wing over the window, seen from below, and its strut.
      limbs('#7a3f5c', '1190,408,11 960,180,7'),
      limbs('#f4d9b8', '1182,412,4 954,182,2'),
      cut('#fff3dc', '1180,60,1 520,118,1 486,132,1 500,150,1 1180,128,1'),
      cut('#b7748a', '1180,128,1 500,150,1 560,168,1 900,196,1 1180,206,1'),
      cut('#e8503a', '600,111,1 520,118,1 486,132,1 500,150,1 600,146,1'),
      cut('#962f46', '600,146,1 500,150,1 560,168,1 612,172,1'),
      lines('#d8a49c', 3, '760,142 780,186;960,136 980,198'),
    ),
    lines('#f0a878', 7, RIM),
    // Somebody at the window, dark against the light.
    cut(
      '#2a1236',
      '-20,920,1 -20,760,1 60,716 130,690 150,640,1 96,600 70,520 84,430 150,376 230,368 300,400 330,450 334,500,1 346,530 362,556,1 340,568,1 344,582,1 354,590 346,602,1 352,612 342,622,1 342,642 326,656 296,658 262,648,1 262,690,1 330,716 380,790 400,920,1',
    ),
    cut(
      '#140820',
      '70,520,1 84,430 150,376 230,368 300,400 330,450,1 280,440 230,470 220,540 180,560 190,640 150,700 80,700 40,640 90,600',
    ),
    lines(
      '#f0a878',
      5,
      '306,408 330,450 334,500;335,502 346,530 362,556;340,568,1 344,582,1 354,590 346,602,1 352,612 342,622,1 342,642 326,656 290,658;266,692 330,716 380,790 398,900',
    ),
  ),
];
