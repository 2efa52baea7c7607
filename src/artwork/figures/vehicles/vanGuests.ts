import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';

const [INK, CREAM, STRAW, CORAL, CORAL_SHADE] = ['#17262e', '#fff0c8', '#f0cf8a', '#d9542f', '#a93b22'];
const [BROWN, BROWN_SHADE, TAN, TAN_SHADE] = ['#8a5236', '#653726', '#d8986a', '#b06f48'];

/** A neck and a face in profile to the right, brow at 0,0 and chin at 30,66: the skin, and that in the hat's and jaw's shadow. */
const face = (skin: string, shade: string): Layer[] => [
  cut(
    skin,
    '-8,90,1 -6,66 -20,46 -24,20 -20,-4,1 34,-4,1 37,6 35,14,1 43,25 50,32 44,37,1 40,38,1 46,43 45,47 39,48,1 45,51 43,56 39,57,1 41,64 36,68 28,68 10,62,1 12,74 18,90,1',
  ),
  cut(
    shade,
    '-22,-4,1 34,-4,1 37,6 36,10,1 10,9 -23,15,1',
    '-6,66,1 -10,50 10,62,1 30,68,1 22,74 13,76,1 10,90,1 -4,90,1',
    limb('32,49,0 39,49,1 43,47,0'),
    limb('38,36,0 42,34,1 43,37,0'),
  ),
  // Ear, brow, and an eye that looks ahead.
  cut(shade, '-2,18,1 -8,16 -10,28 -4,40,1 2,34 4,24'),
  cut(INK, limb('25,18,0 31,13,2 38,16,0'), disc(33, 18, 2, 3)),
];

/** A brimmed hat with a band, over a face. */
const hat = (felt: string, band: string): Layer[] => [
  cut(felt, panel('-26,2 -22,-30,14 28,-34,16 36,2')),
  cut(band, '-25,-10,1 34,-12,1 36,2,1 -26,2,1'),
  cut(felt, '-52,6,1 -30,-4 10,-6 40,-4 62,4,1 40,12 0,12 -30,14'),
];

/** A man who looks through field glasses, his elbows on the roof; his brow at 0,0. */
export const guestWithGlasses: readonly Layer[] = [
  ...face(BROWN, BROWN_SHADE),
  cut(INK, '-24,2,1 2,2,1 -3,16,1 -10,18 -13,40,1 -20,44 -26,24'),
  cut(CORAL, '-58,120,1 -56,88 -34,74 -8,68,1 4,78 16,68,1 40,78 54,94 58,120,1'),
  // The far arm and hand, the glasses, then the near ones: fingers over the barrel, the thumb under it.
  cut(BROWN_SHADE, limb('66,104,11 74,74,10 86,36,8'), '78,42,1 80,20 84,2 90,-3,1 97,0 98,12 96,28 92,42,1'),
  cut(INK, panel('34,8,3 58,5,3 106,0,5 108,25,5 58,23,3 34,21,3')),
  cut(CORAL_SHADE, limb('-26,86,12 0,98,14 38,106,14')),
  cut(
    BROWN,
    limb('44,108,13 54,80,11 70,38,8'),
    '62,44,1 60,28 63,8 68,-2,1 78,-5 88,-3 91,6 88,24 82,44,1',
    limb('66,42,4 59,32,4 58,25,3'),
  ),
  cut(BROWN_SHADE, limb('73,-1,1 72,12,1 70,24,0'), limb('82,-1,1 81,12,1 78,24,0')),
  ...hat(CREAM, CORAL),
];

/** A woman who points ahead, her other arm along the roof's edge; her brow at 0,0. */
export const guestPointing: readonly Layer[] = [
  cut(INK, '-24,2,1 -4,2,1 -6,30 -10,60 -20,90,1 -40,92,1 -42,60 -34,28'),
  ...face(TAN, TAN_SHADE),
  cut(INK, '-24,2,1 4,2,1 -2,16,1 -10,18 -13,40,1 -22,48 -26,24'),
  cut(CREAM, '-58,120,1 -54,90 -32,76 -8,70,1 6,80 16,70,1 42,76 54,90 56,120,1'),
  // The far arm points: sleeve, forearm, fist and finger, the thumb above it.
  cut(
    TAN,
    limb('60,82,9 90,74,8 110,64,6'),
    '106,70,1 108,60 116,54 126,54 132,60 130,70 120,76 110,75',
    limb('122,60,5 140,54,4 158,48,2'),
    limb('112,62,4 118,52,4 128,47,2'),
  ),
  cut(TAN_SHADE, limb('120,65,0 126,64,1 132,62,1'), limb('118,70,0 124,70,1 130,67,1')),
  cut(CREAM, limb('30,84,14 54,84,12 76,78,10')),
  // The near one lies along the edge.
  cut('#e2cc98', limb('-36,80,8 -42,98,15 -18,100,11')),
  cut(TAN, limb('-26,96,9 6,90,7 28,88,6'), '24,84,1 34,80 48,82 56,88,1 56,96,1 26,96,1'),
  cut(TAN_SHADE, limb('38,86,0 46,87,1 56,91,1')),
  ...hat(STRAW, '#2c7a4d'),
];
