import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { placed } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';

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

/**
 * A finger from the knuckle over the joint to its round tip: its flesh, the light on it, and the shade it throws on what
 * lies below, `aside` pixels to the right and nine down.
 */
const finger = (row: string, light: string, aside: number): readonly Layer[] => {
  const [x, y, half] = points(row).at(-1)!;
  const whole = (at: (shape: string) => string, dx: number, dy: number) =>
    limb(at(row)) + disc(x + dx, y + dy, half ?? 0);
  return [
    cut(SHADE, whole(placed({ x: aside, y: 9 }), aside, 9)),
    cut(SKIN, whole(placed({}), 0, 0)),
    cut(LIT, limb(light)),
  ];
};

/** The hand that has struck, cupped on the chest and seen from its back: short fingers to the right, the thumb above, the wrist at (0, 0). */
const striking: readonly Layer[] = [
  cut(SHADE, '-60,70,1 0,84 50,80 80,40,1 60,-60,1 -60,-60,1'),
  ...finger('40,48,24 84,64,25 112,66,22 130,60,20', '56,50,0 84,52,6 108,54,0', 4),
  ...finger('50,16,25 108,26,26 140,23,23 160,15,21', '66,8,0 102,9,8 130,9,0', 4),
  ...finger('50,-18,25 108,-24,26 142,-35,23 162,-44,21', '66,-32,0 102,-39,8 130,-45,0', 4),
  ...finger('36,-50,24 90,-72,25 116,-88,22 132,-98,20', '52,-68,0 82,-84,8 106,-98,0', 4),
  // The back of the hand, the thumb before it.
  cut(SKIN, '-60,-60,1 -10,-74 30,-72 62,-58 78,-34 80,10 74,50 50,74 10,76 -60,64,1'),
  cut(SHADE, '40,-40,1 78,-34 96,-28,1 78,-26', '46,0,1 80,2 98,6,1 80,10', '40,36,1 70,42 84,50,1 66,50'),
  ...finger('-24,-30,30 0,-84,25 20,-108,20 32,-118,18', '-12,-86,0 8,-112,6 30,-128,0', 6),
  cut(LIT, '-14,-50,1 24,-62 54,-52 68,-34,1 40,-46 10,-44'),
];

/** The hand that is drawn back, cupped, its palm to the chest at the left: the thumb towards us, short fingers behind one another, the wrist at (0, 0). */
const lifted: readonly Layer[] = [
  // The hollow of the palm.
  cut(SHADE, '-10,40,1 -40,-20 -62,-64 -50,-110,1 30,-110,1 30,40,1'),
  ...finger('-20,-60,27 -48,-100,24 -84,-112,21 -108,-104,19', '-36,-104,0 -60,-124,6 -90,-128,0', -5),
  ...finger('-14,-80,29 -34,-136,26 -70,-162,23 -104,-156,20', '-36,-152,0 -60,-180,7 -92,-178,0', -6),
  ...finger('0,-96,31 -8,-160,27 -40,-200,24 -80,-202,21', '-18,-184,0 -38,-218,7 -72,-222,0', -7),
  ...finger('22,-90,34 26,-156,29 2,-210,25 -38,-230,22', '28,-190,0 10,-226,8 -32,-248,0', -8),
  // The edge of the hand, its back turned from the light.
  cut(SKIN, '-20,60,1 -28,10 -36,-50 -14,-100 40,-120 60,-80 62,-30 46,10 38,60,1'),
  cut(SHADE, '54,-130,1 62,-80 64,-30 48,10 38,60,1 20,60,1 30,10 44,-50'),
  ...finger('14,-4,30 -28,-46,28 -62,-70,23 -82,-90,20', '-6,-38,0 -36,-74,8 -76,-106,0', -8),
];

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
  cut(LIT, twin('0,96 30,98 52,118 46,140 24,150 0,150')),
  cut(SHADE, twin('0,154 24,150 48,130,1 44,156 20,168 0,168')),
  cut(INK, twin('0,112 22,114 34,128 26,144 0,148')),
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
    cut(STRUCK, ring(...BLOW, 168, 0), ring(...BLOW, 286, 226)),
    // The side turned from the light, the chin's shade.
    cut(SHADE, '790,420,1 806,560 796,680 740,770 640,840,1 880,860,1 880,420,1'),
    cut(SHADE, '430,420,1 780,420,1 764,490 700,534 610,550 520,534 460,500'),
  ),
  moved({ x: 454, y: 640, scale: 1.12, turn: -10 }, ...striking),
  ...strikingArm,
  ...liftedArm,
  moved({ x: 1078, y: 486, scale: 1.1, turn: 10 }, ...lifted),
  // Hair over its wrist.
  cut(
    INK,
    '1032,600,1 1034,520 1030,440,1 1046,456 1054,478,1 1072,412,1 1080,452 1082,486,1 1104,432,1 1110,450 1110,480,1 1134,440,1 1136,480 1142,540 1143,600,1',
  ),
  cut(FUR, '1009,618,1 1030,584 1035,540 1032,470,1 1062,560 1060,650 980,790,1 1000,716'),
  moved({ x: 612, y: 276, scale: 0.94, turn: -4 }, ...head),
];
