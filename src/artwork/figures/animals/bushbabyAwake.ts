import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [FUR, BACK, FUR_SHADE, PALE, EAR, FOLD] = [
  '#d19c66',
  '#7d4f36',
  '#ab7444',
  '#f7dfb8',
  '#eda689',
  '#cf8164',
];
const [NOSE, RIM, IRIS, IRIS_SHADE] = ['#2b130d', '#4a2a1c', '#ffb52e', '#ef8b1f'];
const [NIGHT, ROCK, SNOW] = ['#12203f', '#3d4f86', '#fff6e2'];
/** An eye that has seen Kibo: the mountain stands in its pupil under a moon. */
const eye = [
  cut(RIM, disc(0, 0, 176)),
  within(
    IRIS,
    disc(0, 0, 156),
    cut(IRIS_SHADE, '-200,40,1 -120,70 0,84 120,70 200,40,1 200,200,1 -200,200,1'),
  ),
  within(
    NIGHT,
    disc(0, 0, 112),
    cut(ROCK, '-140,104,1 -84,58 -50,-4 -30,-26,1 28,-28,1 52,-4 88,58 140,104,1 140,150,1 -140,150,1'),
    cut(
      SNOW,
      '-30,-26,1 28,-28,1 52,-4 74,36,1 56,20,1 38,54,1 22,20,1 6,62,1 -12,22,1 -32,50,1 -48,20,1 -74,36,1 -50,-4',
    ),
  ),
  cut(SNOW, disc(-56, -66, 22)),
];

/** A bushbaby wide awake: Kibo stands in its pupils. */
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
  ...[-186, 186].map((x) => moved({ x, y: 438 }, ...eye)),
  // Nose and mouth.
  cut(NOSE, twin('0,640 30,638 46,654 36,678 14,696 0,700')),
  inked(NOSE, 7, '0,696 0,720', '-48,714 -22,730 0,720 22,730 48,714'),
];
