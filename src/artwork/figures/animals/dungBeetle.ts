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
  '-8,-9,1 30,-14 56,-18,1 54,-32,1 68,-19,1 78,-20,1 78,-34,1 92,-18,1 102,-16,1 106,-28,1 118,-8,1 112,6 90,14 40,12 -8,10,1';

/** Its far legs, paler: two that stand behind the top of the ball, and the foreleg that is raised. */
export const dungBeetleFar: readonly Layer[] = [
  cut(FAR, ...leg('456,350,15 408,376,12', '408,376,12 388,408,9 382,450,6')),
  cut(FAR, ...leg('524,338,15 540,372,12', '540,372,12 552,396,9 556,440,6')),
  cut(INK, ...leg('586,296,18 644,330,15 704,344,12')),
  moved({ x: 704, y: 344, turn: -36 }, cut(INK, digger, disc(0, 0, 13))),
  cut(EDGE, limb('604,283,0 650,316,4 706,331,3; 701,333,3 720,314,4 738,294,0')),
];

/** A dung beetle on top of a ball of 240 pixels around 470,640, its head up, without its far legs. */
export const dungBeetle: readonly Layer[] = [
  moved({ x: 480, y: 305, turn: -18 }, ...body),
  // The near side.
  cut(
    INK,
    ...leg(
      '484,344,20 400,346,19 320,372,12',
      '320,372,12 300,406,13 294,452,8',
      '294,452,6 288,480,5 300,506,4',
      '300,506,4 308,520,3 326,530,1',
    ),
    ...leg(
      '526,334,20 492,362,18 464,392,13',
      '464,392,14 470,432,13 458,480,8',
      '458,480,5 448,508,4 426,526,3',
    ),
    ...leg('574,318,20 590,346,17 604,378,13'),
  ),
  moved(
    { x: 604, y: 378, turn: 62 },
    cut(INK, digger, disc(0, 0, 14)),
    cut(EDGE, limb('-2,-12,0 28,-12,3 52,-15,0')),
  ),
  cut(
    EDGE,
    limb('474,328,0 400,329,4 324,358,0; 514,326,0 488,346,3 460,374,0; 592,308,0 608,334,4 618,370,0'),
  ),
];
