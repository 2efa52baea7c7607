import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** Fur, fur in the light; bare skin of hands and face, of the chest, in shade, of the palms; eyes. */
const [INK, FUR, SKIN, CHEST, SHADE, PALM, EYE] = [
  '#0c1a20',
  '#1b343a',
  '#40585e',
  '#65807f',
  '#2c454b',
  '#35494f',
  '#f0a23c',
];

/** A finger of the striking hand: knuckle, joint and tip, the last bone bent in to the chest. */
const finger = (knuckle: string, joint: string, end: string): readonly Layer[] => [
  inked(PALM, 24, `${joint} ${end}`),
  inked(SKIN, 30, `${knuckle} ${joint}`),
  inked(CHEST, 5, `${joint} ${joint}`),
];

/** The hand that has struck, cupped, seen from its back: the fingers to the right, the wrist at (0, 0). */
const striking: readonly Layer[] = [
  cut(SHADE, '40,40,1 150,40 196,-10 206,10 190,66 120,96 50,90,1'),
  ...finger('50,50', '104,64', '142,60'),
  ...finger('56,18', '122,26', '166,20'),
  ...finger('56,-14', '130,-12', '178,-18'),
  ...finger('50,-44', '118,-52', '164,-56'),
  inked(SKIN, 32, '10,-48 44,-88 92,-106'),
  cut(SKIN, '-30,-54,1 20,-62 60,-60 72,-40 76,50 60,68 20,68 -30,56,1'),
  inked(INK, 5, '64,-30,1 92,-31', '66,2,1 94,4', '62,36,1 88,42', '36,-58 58,-76 82,-86'),
  // Hair reaches over the back of the hand.
  cut(
    INK,
    '-60,-50,1 0,-58,1 34,-44 44,-30,1 22,-30 10,-24,1 40,-8 52,6,1 24,4 8,6,1 34,22 40,38,1 18,34 2,36,1 14,48 14,60,1 -40,62,1',
  ),
];

/** The hand that is about to strike, cupped, seen from the side of its thumb, the palm to the left: the wrist at (0, 0). */
const lifted: readonly Layer[] = [
  // The other fingers behind the first one, then that, its hollow, the thumb.
  inked(SHADE, 28, '40,-70 64,-150 44,-196 -16,-208'),
  inked(PALM, 30, '38,-70 58,-138 34,-186 -26,-188'),
  cut(SKIN, '-44,24,1 -44,-30 -30,-70 10,-100,1 56,-84,1 58,-40 46,24,1'),
  inked(SKIN, 32, '36,-74 52,-124 24,-172 -32,-166'),
  inked(SKIN, 30, '-20,-30 -52,-66 -64,-106'),
  cut(PALM, '-26,-60,1 0,-86 16,-104 22,-124,1 34,-100 30,-70 4,-44,1'),
  inked(INK, 5, '58,-150 48,-148 38,-138', '52,-104 42,-104 34,-98', '-14,-56 -30,-70 -40,-88'),
  cut(
    INK,
    '-48,34,1 -44,0 -34,-26,1 -26,-8 -16,8,1 -4,-16 14,-44,1 14,-14 18,4,1 28,-26 54,-56,1 46,0 40,40,1',
  ),
];

const head: readonly Layer[] = [
  // Crest, temples, cheeks.
  cut(INK, twin('0,-190 40,-186 78,-156 108,-100 130,-36 142,40 146,110 120,170 60,190 0,190')),
  cut(
    FUR,
    '-8,-188 -40,-184 -78,-156 -108,-100 -126,-40,1 -96,-90 -60,-112 -20,-104,1 -34,-130,1 -8,-120,1 -14,-150,1 10,-138,1',
  ),
  cut(SKIN, pair('130,-2,1 146,-8 152,14 142,34 130,32,1')),
  cut(SKIN, twin('0,-58 34,-70 78,-68 108,-48 110,-16 94,8 86,28 104,58 106,98 86,130 46,148 0,152')),
  // The brow, a bar in the light, and the deep eyes under it.
  cut(CHEST, twin('0,-46 34,-62 80,-60 108,-38 100,-24,1 74,-34 40,-34 0,-22')),
  cut(INK, pair('16,-6,1 36,-30 74,-30 98,-18,1 94,2 76,14 44,14 22,6')),
  cut(EYE, pair('34,-6,1 40,-14,1 76,-14,1 80,-6,1 66,4 48,4')),
  cut(INK, disc(57, -7, 9), disc(-57, -7, 9)),
  // The nose: its wings, its great nostrils.
  cut(CHEST, twin('0,-6 14,6 24,28 54,40 64,64 50,84 20,86 0,82')),
  cut(INK, pair('10,68,1 14,52 36,46 50,60 44,74 28,70')),
  // The long lip, the chin.
  inked(INK, 7, '-82,120 -60,112 -30,112 0,116 30,112 60,112 82,120'),
  cut(CHEST, twin('0,128 30,124 48,126,1 30,140 0,142')),
];

/** A silverback seen from below, who drums on his chest with cupped hands: the right one has struck, the left one is drawn back. */
export const silverbackBeatingChest: readonly Layer[] = [
  // Trunk and thighs.
  cut(FUR, '380,470,1 600,420 820,470,1 850,600 830,780 880,930,1 320,930,1 370,780 350,600'),
  within(
    CHEST,
    '384,560 450,480 600,460 750,480 816,560 830,640 800,730,1 760,740 700,766 600,770 500,766 440,740 400,730,1 370,640',
    inked(SKIN, 8, '600,560 604,620'),
    // The side turned from the light, the chin's shade.
    cut(
      SHADE,
      '760,440,1 780,560 770,650 700,720 620,740,1 860,800,1 860,440,1',
      '440,440,1 760,440,1 744,520 690,588 600,604 510,588 456,520',
    ),
  ),
  // The arm that strikes.
  within(
    INK,
    '520,430,1 440,392 330,400 256,444 214,540 176,640 146,760,1 152,796 190,820,1 210,808 226,810,1 320,790 400,760 452,740,1 430,632,1 380,640 320,664 292,690,1 330,640 366,590 420,540,1',
    cut(
      FUR,
      '480,404,1 400,384 300,400 236,450 190,560 140,700 130,780,1 176,730 204,670,1 208,690 200,716,1 250,640 290,560,1 296,584 290,610,1 340,540 400,470,1',
    ),
    cut(
      FUR,
      '292,690,1 320,664 380,640 440,626,1 446,668,1 390,676 330,706,1 336,714 332,724,1 270,740 200,800,1 240,740',
    ),
  ),
  // The arm that is drawn back.
  within(
    INK,
    '680,430,1 760,392 870,400 940,444 972,530 972,610 962,690,1 1000,650 1026,610 1038,566,1 1140,600,1 1122,680 1070,770 1000,830,1 990,856 960,872,1 956,852 940,846,1 890,840 850,800 830,740,1 812,640 780,540,1',
    cut(
      FUR,
      '720,404,1 800,380 880,396 950,450 974,540 974,640,1 940,600 930,560,1 922,580 924,604,1 880,540 870,490,1 860,510 860,530,1 800,450 760,430,1',
    ),
    cut(
      FUR,
      '962,690,1 1000,650 1026,610 1040,560,1 1084,580,1 1070,640 1040,690,1 1040,706 1046,716,1 1000,770 930,800,1 950,740',
    ),
  ),
  moved({ x: 442, y: 686, scale: 1.04, turn: -16 }, ...striking),
  moved({ x: 1088, y: 586, scale: 1.04, turn: 4 }, ...lifted),
  moved({ x: 600, y: 362, scale: 0.9 }, ...head),
];
