import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, ring } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { lifted, striking } from './silverbackHands.ts';

/** Fur, fur in the light; bare skin of face and hands, in the light, in shade; the chest and the rings on it; eyes. */
const [INK, FUR, SKIN, LIT, SHADE, CHEST, STRUCK, EYE] = [
  '#0c1a20',
  '#1f3d42',
  '#3d555c',
  '#6d8886',
  '#263c43',
  '#58736f',
  '#8ba58f',
  '#f0a23c',
];

/** Where he strikes, before it is placed. */
export const BLOW = [572, 610] as const;

/** His face and the crest over it, as he hoots: the lips are pushed forward. */
const head: readonly Layer[] = [
  cut(INK, twin('0,-196 40,-190 82,-156 110,-100 132,-36 146,40 150,110 124,176 60,200 0,200')),
  cut(
    FUR,
    '-4,-195 -40,-190 -82,-156 -110,-100 -128,-40,1 -112,-70 -84,-96 -54,-110,1 -66,-116 -64,-130,1 -40,-124 -22,-116,1 -30,-136 -24,-150,1 -6,-140 8,-150 20,-180,1',
  ),
  cut(SKIN, pair('132,-2,1 148,-8 154,14 144,34 132,32,1')),
  cut(SKIN, twin('0,-58 34,-70 78,-68 108,-48 110,-16 94,8 86,28 100,58 104,104 88,146 46,168 0,172')),
  // The brow, a bar in the light, and the deep eyes under it.
  cut(LIT, twin('0,-46 34,-62 80,-60 108,-38 100,-24,1 74,-34 40,-34 0,-22')),
  cut(INK, pair('16,-6,1 36,-30 74,-30 98,-18,1 94,2 76,14 44,14 22,6')),
  cut(EYE, pair('34,-6,1 40,-14,1 76,-14,1 80,-6,1 66,4 48,4')),
  cut(INK, disc(57, -7, 9), disc(-57, -7, 9)),
  // The nose: its wings, its great nostrils.
  cut(LIT, twin('0,-6 14,6 24,28 54,38 64,60 50,80 20,82 0,78')),
  cut(INK, pair('10,64,1 14,48 36,42 50,56 44,70 28,66')),
  // The lips, round about the call.
  cut(LIT, twin('0,98 28,100 48,120 42,140 22,148 0,148')),
  cut(SHADE, twin('0,154 24,150 48,130,1 44,156 20,168 0,168')),
  cut(INK, twin('0,118 14,118 24,128 16,138 0,139')),
  inked(SHADE, 6, '-86,96 -70,112 -60,134', '86,96 70,112 60,134'),
];

/** The arm that strikes, from the neck over the elbow to the hair on its wrist. */
const strikingArm: readonly Layer[] = [
  within(
    INK,
    '520,400,1 440,352 320,362 244,440 206,560 150,680 108,790 140,862 210,858 330,820 420,772 452,744,1 500,736,1 474,722 462,712,1 516,694,1 484,684 470,674,1 512,650,1 474,650 462,644,1 484,612,1 450,606 424,590,1 350,606 300,640 274,676,1 330,620 400,560 470,500,1',
    cut(
      FUR,
      '500,380,1 440,352 320,362 244,440 206,560 150,680 100,800,1 150,770 186,700,1 196,716 194,740,1 236,650 262,560,1 276,576 276,600,1 310,510 380,430 440,410,1',
    ),
    cut(FUR, '274,676,1 300,640 350,606 440,586,1 430,630 350,666 290,716 240,780,1 250,730'),
  ),
];

/** The arm that is drawn back, from the neck over the elbow to the wrist. */
const liftedArm: readonly Layer[] = [
  within(
    INK,
    '700,380,1 780,320 900,326 984,412 1020,520 1006,624,1 1030,580 1036,530 1030,476,1 1134,476,1 1144,560 1140,690 1080,800 1030,866 960,866 890,806 846,700 800,560,1',
    cut(
      FUR,
      '720,372,1 780,320 900,326 984,412 1020,520 1006,624,1 1000,560 976,520,1 972,536 976,556,1 940,480 914,446,1 906,458 908,470,1 850,410 780,400,1',
    ),
  ),
];

/** A silverback seen from below, who hoots and drums on his chest with cupped hands: the right one has struck, the left one is drawn back. */
export const silverbackBeatingChest: readonly Layer[] = [
  // Trunk and thighs.
  cut(INK, '400,480,1 500,400,1 760,350,1 820,480,1 850,600 830,780 870,930,1 340,930,1 384,780 366,600'),
  within(
    CHEST,
    '392,530 460,450 600,430 740,440 816,520 842,640 806,770 700,826 600,836 490,826 410,770 370,650',
    cut(STRUCK, ring(...BLOW, 166, 118), ring(...BLOW, 290, 206)),
    // The side turned from the light, the chin's shade.
    cut(SHADE, '790,420,1 806,560 796,680 740,770 640,840,1 880,860,1 880,420,1'),
    cut(SHADE, '430,420,1 780,420,1 764,490 700,534 610,550 520,534 460,500'),
  ),
  // The crook of the arm.
  cut(INK, '320,650,1 400,500,1 424,590,1 380,640,1'),
  moved({ x: 454, y: 640, scale: 1.12, turn: -10 }, ...striking),
  ...strikingArm,
  ...liftedArm,
  moved({ x: 1078, y: 486, scale: 1.1, turn: -4 }, ...lifted),
  // Hair over its wrist.
  cut(
    INK,
    '1032,600,1 1034,520 1030,440,1 1046,456 1054,478,1 1072,412,1 1080,452 1082,486,1 1104,432,1 1110,450 1110,480,1 1134,440,1 1136,480 1142,540 1143,600,1',
  ),
  cut(FUR, '1009,618,1 1030,584 1035,540 1032,470,1 1062,560 1060,650 980,790,1 1000,716'),
  moved({ x: 612, y: 276, scale: 0.94, turn: -4 }, ...head),
];
