import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';

/** Kibo and, over the saddle, Mawenzi, as they stand from the south, in a picture of 1200 x 900. */
const OUTLINE =
  '-40,504,1 60,474 180,428 280,372 352,318 404,262 440,212 464,188,1 510,176 560,172,1 640,166 720,166,1 770,170 812,180,1 840,204 862,244 900,292 946,322,1 990,334 1026,330,1 1038,318,1 1046,322,1 1056,288,1 1066,294,1 1078,250,1 1088,260,1 1104,222,1 1116,218,1 1126,240,1 1136,236,1 1146,270,1 1158,268,1 1170,308,1 1192,336 1240,360,1 1240,700,1 -40,700,1';
const SNOW =
  '400,130,1 404,262,1 446,254,1 492,304,1 530,262,1 560,272,1 600,360,1 640,372,1 668,300,1 712,272,1 742,310,1 776,304,1 800,252,1 838,262,1 882,240,1 880,214,1 860,130,1';
/** A plane of the crown that the light only grazes. */
const GRAZED = '700,100,1 770,100,1 752,212,1 776,304,1 742,310,1 712,272,1 724,216,1';
const SHADE =
  '-40,100,1 586,100,1 592,168,1 576,206,1 610,262,1 590,330,1 634,430,1 596,510,1 630,700,1 -40,700,1;1104,222,1 1088,260,1 1078,250,1 1066,294,1 1056,288,1 1046,322,1 1026,330,1 1000,360,1 1040,440,1 1010,560,1 1080,480,1 1070,400,1 1100,330,1 1086,290,1;1146,270,1 1130,330,1 1150,420,1 1130,520,1 1180,440,1 1168,360,1';

/** Kibo's flat white crown and broken Mawenzi, lit from the right: rock, its shade, snow, its shade. */
export const kiboWithMawenzi = (rock: string, deep: string, snow: string, ice: string): Layer =>
  within(rock, OUTLINE, cut(deep, SHADE), within(snow, SNOW, cut(ice, SHADE, GRAZED)));
