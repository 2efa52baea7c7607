import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { roundEnded } from '../../drawing/roundEnded.ts';

const [INK, FAR, WING, SHEEN, EDGE] = ['#0b0e26', '#24245a', '#1b2262', '#4257bc', '#d7defc'];

/** A leg of thigh, shin and foot, each row tapering; round joints hold them together. */
const leg = (...rows: string[]): string[] => rows.map((row) => roundEnded(row, 0));

/** One dome from the end of the wing cases over the neck shield to the head, level and facing right. */
const DOME =
  '-158,36,1 -172,-20 -158,-86 -96,-138 -16,-152 64,-140 122,-100 150,-46 150,30,1 100,62 0,78 -100,66';
const SHOVEL =
  '128,-52,1 160,-62 190,-50,1 190,-40,1 208,-36,1 204,-24,1 222,-14,1 210,-4,1 222,10,1 206,16,1 204,30,1 170,42 120,36,1';

const body: readonly Layer[] = [
  within(INK, SHOVEL, inked(EDGE, 9, '128,-52 160,-62 190,-50')),
  within(
    WING,
    DOME,
    cut(SHEEN, '-200,0,1 -150,-66 -84,-104 -10,-116 60,-104 110,-66 160,0,1 160,-200,1 -200,-200,1'),
    // The belly, turned from the sky.
    cut(INK, '-180,24,1 -120,18 -40,8 60,10 110,10 160,-14,1 160,100,1 -180,100,1'),
    // The seam of the wing cases, a groove, and the edge of the neck shield.
    inked(INK, 4, '40,-62 -60,-74 -170,-24', '40,-24 -60,-34 -174,-2'),
    inked(INK, 6, '44,-140 58,-100 48,-40 34,20'),
    inked(EDGE, 13, '-158,36 -172,-20 -158,-86 -96,-138 -16,-152 64,-140 122,-100 150,-46'),
  ),
  cut(EDGE, disc(158, -26, 8, 7)),
];

/** A shin with the teeth by which it digs, from its knee down along x. */
const digger =
  '-8,-12,1 30,-16 56,-18,1 58,-32,1 72,-19,1 82,-20,1 86,-34,1 98,-18,1 106,-18,1 114,-28,1 126,-4,1 114,8 90,14 40,14 -8,12,1';

/** Its far legs, dark as the ground, with a thin rim of light: one on the top of the ball, one on the ground. */
export const dungBeetleFar: readonly Layer[] = [
  cut(
    FAR,
    ...leg(
      '826,570,26 768,490,22 700,420,13',
      '700,420,13 656,414,11 604,440,8',
      '604,440,7 574,424,5 540,418,2',
    ),
    ...leg(
      '990,716,20 1050,728,18 1096,760,13',
      '1096,760,13 1112,812,12 1118,862,8',
      '1118,862,6 1136,862,5 1150,870,1',
    ),
  ),
  cut(
    EDGE,
    limb('610,430,0 656,402,2 702,408,3 760,456,2 826,530,0'),
    limb('1040,712,0 1088,740,2 1112,766,2 1124,812,2 1126,850,0'),
  ),
];

/** A dung beetle head down on the ground at y 868, its hind legs on a ball of 240 pixels around 470,640. */
export const dungBeetle: readonly Layer[] = [
  moved({ x: 906, y: 632, turn: 38 }, ...body),
  // The near side: the hind leg hooks round the ball, the middle one stands by it.
  cut(
    INK,
    ...leg(
      '836,644,36 776,578,32 730,508,17',
      '730,508,17 698,552,15 688,602,12',
      '689,596,12 680,636,8 654,662,2',
    ),
    ...leg(
      '896,690,30 838,716,25 786,742,16',
      '786,742,16 792,792,14 806,862,11',
      '806,859,8 786,860,6 768,870,1',
    ),
    ...leg('964,724,26 968,752,22 972,772,16'),
  ),
  moved({ x: 972, y: 768, turn: 66 }, cut(INK, digger, disc(0, 0, 16))),
  cut(EDGE, limb('824,596,0 780,546,4 742,502,0; 872,672,0 832,694,4 792,722,0')),
];
