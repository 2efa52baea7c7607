import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [FUR, BACK, FUR_SHADE, PALE, EAR, FOLD] = [
  '#d19c66',
  '#7d4f36',
  '#ab7444',
  '#f7dfb8',
  '#eda689',
  '#cf8164',
];
const [NOSE, CUP, CREMA, COFFEE] = ['#2b130d', '#ffffff', '#c8702c', '#2b130d'];
const [ROCK, SNOW] = ['#85502e', '#fff6e2'];
/** Coffee in a cup, and Kibo mirrored in it; the middle of the cup at the origin. */
const mirror = within(
  COFFEE,
  disc(0, 0, 122),
  cut(ROCK, '-150,90,1 -90,46 -52,-18 -32,-40,1 30,-42,1 54,-18 94,46 150,84,1 150,150,1 -150,150,1'),
  cut(
    SNOW,
    '-32,-40,1 30,-42,1 52,-18 82,32,1 60,12,1 42,46,1 24,10,1 6,54,1 -14,12,1 -36,40,1 -52,10,1 -82,32,1 -52,-18',
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
  // Cups, seen from above; the mountain is mirrored in the coffee.
  inked(CUP, 36, pair('312,352 384,300 426,352 350,430')),
  cut(CUP, twoDiscs(186, 448, 172)),
  cut(CREMA, twoDiscs(186, 448, 140)),
  ...[-186, 186].map((x) => moved({ x, y: 448 }, mirror)),
  // Nose and mouth.
  cut(NOSE, twin('0,640 30,638 46,654 36,678 14,696 0,700')),
  inked(NOSE, 7, '0,696 0,720', '-48,714 -22,730 0,720 22,730 48,714'),
];
