import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [MOSS, DEEP, BLADE, MUD, LIT] = ['#2f7049', '#215a3d', '#5a9a52', '#0f3229', '#8ab85c'];
const [DAWN, GLINT, SNOW, SHADE, ROCK, MIST] = [
  '#f9b877',
  '#ffd3a0',
  '#fffaf0',
  '#a3c6dc',
  '#1d4763',
  '#f6ecd4',
];
const [FAR, MID, NEAR] = ['#6fa3b8', '#33748d', '#1d4763'];

/** The sole of a rubber boot, the right one, about its middle: 310 pixels wide, 820 high. */
const SOLE =
  '-40,-410 40,-412 112,-372 154,-290 154,-190 128,-70 100,20 98,86,1 50,104 -10,106 -88,88,1 -88,10 -118,-90 -148,-200 -142,-310 -104,-386;-98,146,1 -10,166 50,164 106,142,1 116,250 112,340 74,396 10,410 -60,400 -102,340 -106,250';
/** The left one. */
const MIRRORED = SOLE.split(';')
  .map((row) =>
    points(row)
      .map(([x, y, corner]) => `${-x},${y},${corner}`)
      .join(' '),
  )
  .join(';');
/** Both prints, moved a little, as one path. */
const prints = (x = 0, y = 0): string =>
  [placed({ x: 392 + x, y: 450 + y, turn: -4 })(MIRRORED), placed({ x: 808 + x, y: 450 + y, turn: 4 })(SOLE)]
    .flatMap((rows) => rows.split(';'))
    .map((row) => outline(row))
    .join('');

/** The blades of a tussock of sedge from above, which fall to all sides; the longest is `long` pixels. */
const blades = (long: number, count: number, turn: number): string =>
  Array.from({ length: count }, (_, at) => {
    const way = ((at + ((at * 7) % 5) / 9) / count) * 2 * Math.PI + turn;
    const reach = long * (0.66 + ((at * 11) % 7) / 18);
    const [dx, dy] = [Math.cos(way), Math.sin(way)];
    const bend = (at % 3) * 0.07 - 0.02;
    const knot = (share: number, aside: number, half: number) =>
      `${Math.round((dx * share - dy * aside) * reach)},${Math.round((dy * share + dx * aside) * reach)},${half}`;
    return limb(`${knot(0, 0, 5)} ${knot(0.5, bend, 10)} ${knot(1, bend * 4, 0)}`);
  }).join('');
const sedge: readonly Layer[] = [cut(DEEP, blades(220, 27, 0)), cut(BLADE, blades(196, 22, 1))];

/** The high bog of the Rwenzori, where somebody stood and looked. */
export const rwenzoriBootprints: readonly Picture[] = [
  picture(
    'places/rwenzori-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [300, 60, 180, 480], camera: 'above' }),
    wash([MOSS, MOSS]),
    moved({ x: 40, y: 50 }, ...sedge),
    moved({ x: 1186, y: 210, turn: 130 }, ...sedge),
    moved({ x: -6, y: 640, scale: 0.9, turn: 60 }, ...sedge),
    moved({ x: 1136, y: 850, scale: 1.08, turn: 200 }, ...sedge),
    cut(LIT, prints(9, 12)),
    cut(MUD, prints(-12, -12)),
    within(
      DAWN,
      prints(),
      // Where a breath of wind touches the water.
      cut(
        GLINT,
        '180,128,1 300,122 420,128,1 300,134;330,96,1 440,92 580,96,1 440,101;236,238,1 270,234 310,238,1 270,242;430,212,1 500,207 580,212,1 500,217',
        '700,80,1 780,75 830,80,1 780,86;840,136,1 920,131 1000,136,1 920,142;640,168,1 700,164 770,168,1 700,173;886,216,1 960,211 1010,216,1 960,221',
      ),
      // Alexandra in the left print, Margherita in the right.
      cut(
        SNOW,
        '180,480,1 236,400,1 262,380,1 300,296,1 322,286,1 372,160,1 396,226,1 424,246,1 452,318,1 480,330,1 520,400,1 600,440,1 660,390,1 690,330,1 712,318,1 752,230,1 774,218,1 826,100,1 852,176,1 880,196,1 908,276,1 936,290,1 980,380,1 1020,480,1',
      ),
      cut(
        SHADE,
        '180,480,1 236,400,1 262,380,1 300,296,1 322,286,1 372,160,1 376,236,1 350,290,1 374,350,1 340,410,1 352,480,1',
        '640,480,1 660,390,1 690,330,1 712,318,1 752,230,1 774,218,1 826,100,1 832,190,1 802,250,1 830,320,1 790,390,1 806,480,1',
      ),
      cut(
        ROCK,
        '372,160,1 362,240,1 328,300,1 338,360,1 296,420,1 310,480,1 240,480,1 270,410,1 262,380,1 300,296,1 322,286,1',
        '424,246,1 420,310,1 444,360,1 424,420,1 440,480,1 500,480,1 480,420,1 490,390,1 452,318,1',
        '826,100,1 816,190,1 776,260,1 788,330,1 740,390,1 756,480,1 690,480,1 716,400,1 704,350,1 712,318,1 752,230,1 774,218,1',
        '880,196,1 874,280,1 902,340,1 880,400,1 900,480,1 980,480,1 940,400,1 952,350,1 908,276,1',
        '396,226,1 392,262,1 404,300,1 396,330,1 412,300,1 404,262,1',
        '852,176,1 846,240,1 860,280,1 850,330,1 870,282,1 858,240,1',
      ),
      // Ridge below ridge, each a bar of the tread.
      cut(
        MIST,
        '180,452,1 240,420,1 270,440,1 320,410,1 350,432,1 400,404,1 440,436,1 480,416,1 540,450,1 660,440,1 700,418,1 740,440,1 790,408,1 830,436,1 870,412,1 910,440,1 960,420,1 1040,452,1 1040,900,1 180,900,1',
      ),
      cut(
        FAR,
        '180,520,1 232,470,1 252,486,1 300,440,1 322,470,1 336,462,1 366,492,1 412,446,1 432,470,1 450,462,1 480,500,1 540,520,1 660,500,1 700,452,1 716,466,1 740,444,1 768,484,1 782,474,1 826,436,1 850,474,1 866,466,1 890,494,1 930,450,1 1040,520,1 1040,530,1 180,530,1',
      ),
      cut(
        MID,
        '180,700,1 250,646,1 272,664,1 322,622,1 344,656,1 358,648,1 384,680,1 430,640,1 452,664,1 540,700,1 660,700,1 742,646,1 762,664,1 806,626,1 830,662,1 846,650,1 868,684,1 906,640,1 930,664,1 1040,700,1 1040,708,1 180,708,1',
      ),
      cut(
        NEAR,
        '180,800,1 262,752,1 284,774,1 300,764,1 330,796,1 376,740,1 396,772,1 412,762,1 440,790,1 540,800,1 660,800,1 744,764,1 770,790,1 812,742,1 838,774,1 852,764,1 882,800,1 930,752,1 1040,800,1 1040,900,1 180,900,1',
      ),
    ),
    moved({ x: 596, y: 900, scale: 0.94, turn: 290 }, ...sedge),
  ),
];
