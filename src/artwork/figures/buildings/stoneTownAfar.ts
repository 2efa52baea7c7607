import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const [WALL, SHADE, DARK, ROOF] = ['#fff4dc', '#c4d3cd', '#2f6577', '#d9674a'];
const row = (from: number, to: number, step: number, y: number, w: number, h: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => box(from + at * step, y, w, h));

/**
 * Stone Town's sea front from the water, 640 pixels wide, its foot at y = 0: the palace, the House of Wonders with its
 * galleries and clock tower, the Old Fort, the spires of St Joseph behind, houses towards the point.
 */
export const stoneTownAfar: readonly Layer[] = [
  // What stands behind the front: a minaret, the twin spires, houses.
  cut(
    SHADE,
    box(40, -62, 560, 62),
    box(118, -116, 14, 60),
    '116,-116,1 125,-138,1 134,-116,1',
    box(470, -86, 90, 40),
  ),
  cut(SHADE, box(444, -118, 22, 60), box(490, -118, 22, 60)),
  cut(ROOF, '440,-118,1 455,-186,1 470,-118,1', '486,-118,1 501,-186,1 516,-118,1'),
  cut(WALL, '466,-84,1 478,-106,1 490,-84,1'),
  // The palace.
  cut(WALL, box(10, -66, 150, 66), ...row(10, 152, 13, -74, 7, 10)),
  cut(DARK, ...row(20, 148, 18, -54, 9, 18), ...row(20, 148, 18, -26, 9, 26)),
  // The House of Wonders.
  cut(WALL, box(176, -104, 190, 104), box(168, -110, 206, 10)),
  cut(DARK, box(182, -96, 178, 24), box(182, -64, 178, 24), box(182, -32, 178, 32)),
  cut(WALL, ...row(196, 346, 15, -100, 5, 100)),
  cut(WALL, box(250, -176, 42, 76), '246,-176,1 250,-190,1 292,-190,1 296,-176,1', box(258, -206, 26, 18)),
  cut(SHADE, box(278, -176, 14, 66)),
  cut(ROOF, '254,-206,1 271,-222,1 288,-206,1'),
  cut(DARK, disc(271, -154, 12), box(265, -134, 12, 20), box(270, -242, 3, 24)),
  cut(WALL, disc(271, -154, 8)),
  // The Old Fort.
  cut('#d8b078', box(386, -40, 176, 40), ...row(386, 556, 12, -46, 6, 8)),
  cut(
    '#b58a5c',
    box(404, -58, 34, 58),
    box(540, -56, 32, 56),
    ...row(404, 432, 10, -64, 6, 8),
    ...row(540, 566, 10, -62, 6, 8),
  ),
  // Houses towards the point.
  cut(WALL, box(572, -70, 44, 70), box(616, -48, 60, 48)),
  cut(
    DARK,
    ...row(580, 606, 12, -58, 6, 14),
    ...row(580, 606, 12, -34, 6, 14),
    ...row(624, 664, 12, -36, 6, 14),
  ),
];
