import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { roundEnded } from '../../drawing/roundEnded.ts';

const [INK, FAR, WING, SHEEN, EDGE] = ['#0b0e26', '#3f55c4', '#151a46', '#3a4aa8', '#d7defc'];

/** A leg of thigh, shin and foot, each row tapering; round joints hold them together. */
const leg = (...rows: string[]): string[] => rows.map((row) => roundEnded(row, 0));

/** Wing cases, neck shield and the toothed shovel of the head, level and facing right. */
const WINGS = '-178,26,1 -188,-14 -170,-66 -108,-102 -34,-104 26,-84,1 30,34,1 -50,52 -140,46';
const SHIELD = '38,-84,1 84,-90 128,-66 146,-26 142,20,1 110,40 42,36,1';
const SHOVEL =
  '148,-34,1 180,-46 210,-36,1 210,-26,1 228,-24,1 224,-12,1 242,-4,1 232,6,1 244,18,1 228,22,1 226,34,1 186,36 146,28,1';

const body: readonly Layer[] = [
  // The belly between the legs.
  cut(
    INK,
    '-150,30,1 -100,56 0,60 110,44 160,24,1 162,-30,1 130,-30,1 100,-50,1 56,-84,1 20,-80,1 -20,-40,1 -150,0,1',
  ),
  within(
    WING,
    WINGS,
    cut(SHEEN, '-190,-10,1 -160,-56 -104,-82 -34,-82 30,-62,1 30,-120,1 -190,-120,1'),
    inked(INK, 4, '30,-34 -60,-48 -186,-10', '30,-2 -60,-6 -190,14'),
    inked(EDGE, 10, '-186,-12 -168,-66 -108,-102 -34,-104 26,-84'),
  ),
  within(
    WING,
    SHIELD,
    cut(SHEEN, '30,-100,1 84,-94 132,-66 150,-30,1 126,-50 84,-68 30,-60,1'),
    inked(EDGE, 10, '38,-84 84,-90 128,-66 146,-26'),
  ),
  within(INK, SHOVEL, inked(EDGE, 9, '148,-34 180,-46 210,-36')),
  cut(EDGE, disc(176, -12, 8, 7)),
];

/** A shin with the teeth by which it digs, from its knee down along x. */
const digger =
  '-8,-12,1 30,-16 56,-18,1 58,-32,1 72,-19,1 82,-20,1 86,-34,1 98,-18,1 106,-18,1 114,-28,1 126,-4,1 114,8 90,14 40,14 -8,12,1';

/** Its far legs, paler: one over the top of the ball, one against its side, and one on the ground. */
export const dungBeetleFar: readonly Layer[] = [
  cut(
    FAR,
    ...leg(
      '806,560,18 750,476,16 690,412,11',
      '690,412,11 650,412,9 604,440,7',
      '604,440,6 574,424,4 540,418,2',
    ),
  ),
  cut(
    FAR,
    ...leg(
      '990,716,18 1050,728,16 1096,760,12',
      '1096,760,12 1112,812,11 1118,862,7',
      '1118,862,5 1136,862,4 1150,870,1',
    ),
  ),
];

/** A dung beetle head down on the ground at y 868, its hind legs on a ball of 240 pixels around 470,640. */
export const dungBeetle: readonly Layer[] = [
  moved({ x: 900, y: 622, turn: 42 }, ...body),
  // The near side: the hind leg hooks round the ball, the middle one stands by it.
  cut(
    INK,
    ...leg(
      '826,622,24 778,566,20 734,512,13',
      '734,512,13 706,550,12 690,602,10',
      '691,596,10 682,634,7 654,662,2',
    ),
    ...leg(
      '884,664,22 832,704,18 786,736,13',
      '786,736,13 790,790,12 806,862,9',
      '806,860,7 786,860,5 768,870,1',
    ),
    ...leg('940,706,24 944,740,20 958,766,15'),
  ),
  moved({ x: 958, y: 764, turn: 64 }, cut(INK, digger, disc(0, 0, 15))),
  cut(EDGE, limb('822,604,0 782,556,4 744,512,0; 872,660,0 828,692,4 790,724,0')),
];
