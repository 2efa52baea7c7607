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
  cut(BROWN_SHADE, limb('60,120,10 72,78,9 78,40,7'), '70,46,1 68,26 74,8 82,4,1 88,6 92,12 90,30 84,46,1'),
  cut(INK, panel('33,9,3 56,6,3 92,2,4 94,24,4 56,23,3 33,22,3')),
  cut(CORAL_SHADE, limb('-32,80,10 -26,104,17 -4,124,16')),
  cut(
    BROWN,
    limb('22,120,12 42,82,10 56,44,7'),
    '46,46,1 48,36 54,28,1 56,12 58,2 64,0,1 69,2 69,2,1 74,0 78,4,1 82,4 86,8 82,14,1 78,30 72,42 64,50,1',
    limb('50,42,4 47,32,4 50,22,3'),
  ),
  cut(BROWN_SHADE, limb('69,4,1 67,16,1 64,26,0'), limb('78,6,1 76,16,1 72,26,0')),
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
