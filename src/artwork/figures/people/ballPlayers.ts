import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [WHITE, SHADE, INK] = ['#fff8e8', '#bcd8d6', '#21120f'];

/** A child's head in profile to the right, about (0, 0) at its ear; `lips` belong to its outline. */
const face = (skin: string, dark: string, lips: string, eye: readonly [number, number]): readonly Layer[] => [
  cut(
    skin,
    `-40,-60,1 40,-66,1 54,-40 52,-18 46,-8 50,0 60,8 68,16 66,26 54,26,1 ${lips} 50,56 57,64 48,78 32,75,1 14,70 10,84 14,140,1 -56,140,1 -46,60 -60,20 -60,-30 -40,-60,1`,
  ),
  cut(dark, '32,75,1 16,68 2,46,1 -8,58 4,90 13,110,1 10,76 20,74 32,75,1'),
  cut(WHITE, '20,-6,1 30,-18 44,-14,1 46,-6 40,2 20,-6,1'),
  cut(INK, disc(eye[0], eye[1], 6, 7)),
  inked(INK, 5, '20,-30 32,-40 46,-32'),
];
const OPEN = '63,30 64,34,1 48,36,1 47,46,1 56,46 60,50 54,54,1';
const SHUT = '64,31 62,37,1 50,38,1 61,41 56,50,1';
const ear = (skin: string, dark: string): readonly Layer[] => [
  cut(skin, '-12,10,1 -18,-14 0,-22 8,-8 4,10 -2,18 -12,10,1'),
  inked(dark, 3, '-6,-8 2,-10 0,4'),
];

/** Two boys of Stone Town, cropped by the foot of the picture: one looks up, the other along. */
export const ballPlayers: readonly Layer[] = [
  // In a kanzu and a kofia, behind.
  moved(
    { x: 150, y: 590, turn: -22, scale: 1.24 },
    ...face('#5a2f20', '#3a1c16', OPEN, [38, -11]),
    cut(INK, '16,-40,1 12,-20,1 2,-24,1 -10,-8 -20,20,1 -40,38 -50,34,1 -62,10 -64,-40,1'),
    ...ear('#5a2f20', '#3a1c16'),
    within(
      WHITE,
      '-70,-32,1 -66,-92 -56,-100 -40,-102,1 26,-98,1 44,-94 48,-84 54,-42,1 0,-34 -70,-32,1',
      cut('#e2574c', '-80,-52,1 60,-62,1 60,-50,1 -80,-40,1'),
      cut('#0f7f8c', disc(-44, -76, 9), disc(-14, -78, 9), disc(16, -78, 9), disc(42, -78, 9)),
      cut(SHADE, '-80,-110,1 -50,-110,1 -46,-30,1 -80,-30,1'),
    ),
  ),
  cut(WHITE, '-20,930,1 -10,800 20,748 112,708,1 130,730 170,742 206,720,1 240,740 284,780 300,930,1'),
  cut(SHADE, '-20,930,1 -10,800 20,748 112,708,1 124,724,1 92,800 84,860 92,930,1'),
  // In a football shirt.
  moved(
    { x: 390, y: 706, turn: -6, scale: 1.24 },
    ...face('#8f5634', '#5f3222', SHUT, [41, -8]),
    cut(
      INK,
      '50,-50,1 34,-54 22,-46,1 16,-22,1 4,-26,1 -8,-10 -18,20,1 -34,40 -48,42,1 -66,10 -68,-30 -50,-66 -6,-84 38,-78 50,-50,1',
    ),
    ...ear('#8f5634', '#5f3222'),
  ),
  cut('#1f7a55', '220,930,1 232,866 262,828 318,814,1 350,840 390,850 428,822,1 460,838 486,870 494,930,1'),
  cut('#145540', '220,930,1 232,866 262,828 318,814,1 328,824,1 300,860 292,900 296,930,1'),
  cut('#f6bd3a', '310,816,1 326,806,1 350,834 392,840 420,816,1 432,824,1 400,858 346,856 310,816,1'),
];
