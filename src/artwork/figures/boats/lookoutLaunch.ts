import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';

const [HULL, SIDE, CANVAS, POST, INK] = ['#fff3d8', '#1e5a50', '#d8482e', '#7a4a2c', '#2b1c22'];
const HEAD = '-22,-8 -18,-30 6,-36 24,-22 22,4 12,16 12,30,1 -8,30,1 -10,20 -22,16 -20,8 -28,4,1';

/** A sitter in profile who looks left, with what is worn. */
const sitter = (x: number, y: number, skin: string, cloth: string, ...worn: readonly Layer[]) =>
  moved({ x, y }, cut(cloth, '-36,110,1 -34,56 -12,28 18,28 40,54 44,110,1'), cut(skin, HEAD), ...worn);

const glasses = cut(INK, '-18,-12,1 -34,-14,1 -34,-18,1 -58,-18,1 -58,6,1 -34,4,1 -34,0,1 -18,0,1');

/** A launch on a river, bound for the left, whose three guests and boatman all look ahead. */
export const lookoutLaunch: readonly Layer[] = [
  inked(POST, 8, '200,330 200,470', '392,326 392,470', '588,320 588,470'),
  sitter(
    264,
    400,
    '#e2a67c',
    '#3f86a8',
    glasses,
    cut('#fff3d8', '-26,-20 -22,-44 8,-50 28,-34 30,-16,1 -50,-18,1'),
    inked('#e2a67c', 15, '4,60 -34,72 -42,4'),
  ),
  sitter(
    358,
    404,
    '#6a3b25',
    '#f2b63c',
    cut(INK, '-24,-14,1 -20,-38 12,-44 34,-20 30,8 20,14,1 14,-8 -2,-18'),
  ),
  sitter(
    462,
    398,
    '#8b5334',
    '#fff3d8',
    glasses,
    cut('#d8482e', '-24,-20,1 -18,-42 10,-46 28,-30 28,-18,1'),
    inked('#8b5334', 15, '4,60 -34,72 -42,4'),
  ),
  sitter(
    574,
    386,
    '#4a281b',
    '#2f6f50',
    cut(INK, '-22,-16,1 -16,-38 10,-42 28,-24 24,2 18,6,1 14,-12'),
    cut('#2f6f50', '20,40,1 60,86 90,92 88,106 48,106 10,80,1'),
  ),
  cut(CANVAS, '160,338,1 176,310 390,300 600,298 626,326,1'),
  cut('#a93223', '160,338,1 626,326,1 624,340,1 162,352,1'),
  cut(HULL, '110,452,1 664,452,1 650,520,1 180,520,1 140,494'),
  cut(SIDE, '128,480,1 658,480,1 650,520,1 180,520,1 144,498'),
];
