import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [FUR, BACK, FUR_SHADE, PALE, EAR, FOLD] = [
  '#bf8a5e',
  '#7d4f36',
  '#9a653f',
  '#f7dfb8',
  '#eda689',
  '#cf8164',
];
const [NOSE, BAND, SAUCER, WELL, CUP, CREMA, COFFEE] = [
  '#2b130d',
  '#2f8f96',
  '#fbf0dc',
  '#d9bd92',
  '#ffffff',
  '#c8702c',
  '#2b130d',
];
const [ROCK, SNOW] = ['#85502e', '#fff6e2'];
const [TWIG, FINGER, TIP, LEAF, LEAF_LIT, CHERRY, CHERRY_SHADE] = [
  '#5a3524',
  '#bf8a5e',
  '#e6b78f',
  '#1f7a4d',
  '#4fa764',
  '#e2382e',
  '#b3242f',
];

/** Coffee in a cup, and Kibo mirrored in it; the middle of the cup at the origin. */
const mirror = within(
  COFFEE,
  disc(0, 0, 88),
  cut(ROCK, '-110,70,1 -66,36 -38,-14 -24,-30,1 22,-32,1 40,-14 68,36 110,66,1 110,120,1 -110,120,1'),
  cut(
    SNOW,
    '-24,-30,1 22,-32,1 38,-14 60,26,1 44,10,1 30,34,1 18,8,1 4,40,1 -10,10,1 -26,28,1 -38,8,1 -60,26,1 -38,-14',
  ),
);

/** A bushbaby whose wide eyes are two cups of coffee seen from above. */
export const bushbabyAwake: readonly Layer[] = [
  // Shoulders.
  cut(BACK, twin('0,640 150,640 270,720 350,820 380,960,1 0,960,1')),
  // Ears.
  cut(FUR, pair('130,320,1 190,170 280,66 390,10 478,30 530,120 520,250 460,360 350,460,1')),
  cut(EAR, pair('200,310,1 240,190 312,104 396,58 458,76 490,140 480,244 430,330 340,410,1')),
  inked(FOLD, 10, pair('262,226 350,214 476,150; 272,286 370,274 474,214; 300,340 380,330 450,284')),
  // Head.
  within(
    FUR,
    twin('0,220 130,222 260,262 360,350 392,460 370,580 290,664 190,716 110,756 56,780 0,784'),
    cut(FUR_SHADE, twin('0,740 120,700 240,640 340,560 440,480,1 440,900,1 0,900,1')),
  ),
  cut(PALE, twin('0,236 30,250 40,300 24,380 16,500 26,560 70,610 88,664 66,720 36,748 0,752')),
  // Cups on their saucers; the mountain is mirrored in the coffee.
  cut(SAUCER, twoDiscs(186, 450, 178)),
  cut(BAND, twoDiscs(186, 450, 166)),
  cut(SAUCER, twoDiscs(186, 450, 154)),
  cut(WELL, twoDiscs(190, 462, 126)),
  inked(WELL, 40, pair('280,404 352,366')),
  inked(CUP, 40, pair('270,396 346,354')),
  cut(CUP, twoDiscs(186, 448, 124)),
  cut(CREMA, twoDiscs(186, 448, 102)),
  ...[-186, 186].map((x) => moved({ x, y: 448 }, mirror)),
  // Nose and mouth.
  cut(NOSE, twin('0,640 30,638 46,654 36,678 14,696 0,700')),
  inked(NOSE, 7, '0,696 0,720', '-48,714 -22,730 0,720 22,730 48,714'),
];

/** A twig of ripe coffee, and its two hands on it; the middle of the twig at the origin. */
export const coffeeTwigHeld: readonly Layer[] = [
  cut(LEAF, pair('360,10,1 384,-76 440,-140 516,-156 546,-168 578,-188,1 578,-134 580,-70 520,-14 450,12')),
  cut(LEAF_LIT, pair('360,10,1 384,-76 440,-140 506,-150 546,-168 578,-188,1 490,-84')),
  cut(CHERRY, twoDiscs(420, -46, 46)),
  inked(TWIG, 30, '-640,0 640,0'),
  cut(CHERRY, twoDiscs(368, 16, 46), twoDiscs(462, 24, 46)),
  cut(CHERRY_SHADE, twoDiscs(374, 44, 12), twoDiscs(468, 52, 12)),
  // Long fingers with broad tips, the thumbs behind the twig.
  cut(FUR, pair('112,-84 152,-106 208,-112 270,-96 304,-60 296,-26 264,-16 134,-16 104,-40')),
  inked(FINGER, 30, pair('132,-40 122,36; 178,-46 174,50; 226,-46 230,52; 270,-40 282,38')),
  cut(TIP, twoDiscs(122, 36, 19), twoDiscs(174, 50, 20), twoDiscs(230, 52, 20), twoDiscs(282, 38, 19)),
];
