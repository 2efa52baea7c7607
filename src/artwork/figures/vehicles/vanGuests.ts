import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';

const [INK, CREAM, STRAW, CORAL, CORAL_SHADE] = ['#17262e', '#fff0c8', '#f0cf8a', '#d9542f', '#a93b22'];
const [BROWN, BROWN_SHADE, TAN, TAN_SHADE] = ['#8a5236', '#653726', '#d8986a', '#b06f48'];

/** A face in profile to the right, its chin at 30,54, over a neck: the skin, and that in a hat's shadow. */
const face = (skin: string, shade: string): Layer[] => [
  cut(skin, '-4,40,1 24,40,1 26,66 38,80,1 -18,80,1 -4,64'),
  cut(skin, '-20,0,1 36,0,1 38,14,1 48,28,1 40,32,1 42,38,1 38,42 38,52 26,56 8,52 -6,40,1 -18,24'),
  cut(shade, '-20,0,1 36,0,1 38,10,1 10,12 -20,14,1', '-4,42,1 8,52 24,56,1 24,64 4,62,1'),
];

/** A brimmed hat with a band, over a face. */
const hat = (felt: string, band: string): Layer[] => [
  cut(felt, panel('-26,2 -22,-30,14 28,-34,16 36,2')),
  cut(band, '-25,-10,1 34,-12,1 36,2,1 -26,2,1'),
  cut(felt, '-52,6,1 -30,-4 10,-6 40,-4 62,4,1 40,12 0,12 -30,14'),
];

/** A man who looks through field glasses, his elbow on the roof; his brow at 0,0. */
export const guestWithGlasses: readonly Layer[] = [
  ...face(BROWN, BROWN_SHADE),
  cut(INK, '-20,2,1 -4,2,1 -2,20 -8,40,1 -18,28'),
  cut(BROWN_SHADE, '2,18,1 -4,22 0,34,1 6,28'),
  cut(CORAL, '-60,110,1 -56,82 -32,66 -8,60,1 24,64,1 46,76 54,110,1'),
  cut(INK, panel('40,8,3 54,6,3 84,2,4 86,22,4 54,22,3 40,20,3')),
  // The far hand under the glasses, then the near arm: sleeve, forearm, hand.
  cut(BROWN_SHADE, limb('50,104,9 66,70,8 72,34,7'), disc(72, 26, 9, 11)),
  cut(CORAL_SHADE, limb('-34,70,8 -22,84,16 0,104,15 24,100,12')),
  cut(
    BROWN,
    limb('18,102,10 42,76,9 55,36,8'),
    disc(57, 26, 10, 12),
    limb('52,30,4 52,14,4 60,2,3;60,22,4 70,12,4 74,2,3'),
  ),
  ...hat(CREAM, CORAL),
];

/** A woman who points ahead, her other hand on the roof's edge; her brow at 0,0. */
export const guestPointing: readonly Layer[] = [
  cut(INK, '-22,0,1 -2,0,1 -4,30 -14,62 -34,84,1 -44,60 -30,36'),
  ...face(TAN, TAN_SHADE),
  cut(INK, '-20,2,1 0,2,1 -2,16 -10,26,1 -18,20', disc(30, 20, 3, 4), '24,12,1 36,10,1 37,13,1 25,15,1'),
  inked(TAN_SHADE, 3, '40,42 34,44 30,41'),
  cut(CREAM, '-56,110,1 -52,84 -30,68 -8,60,1 24,64,1 44,74 52,110,1'),
  // The far arm points; the near one rests.
  cut(CREAM, limb('26,80,13 52,78,11 72,72,10')),
  cut(
    TAN,
    limb('70,72,8 96,64,7 112,58,7'),
    limb('108,60,7 118,56,6 124,58,4;114,54,4 130,48,3 144,44,2;112,54,4 116,46,4 124,44,2'),
  ),
  cut('#e2cc98', limb('-34,70,8 -36,84,14 -24,96,12')),
  cut(TAN, limb('-26,90,9 0,84,8 20,84,6'), disc(24, 85, 8, 7)),
  ...hat(STRAW, '#2c7a4d'),
];
