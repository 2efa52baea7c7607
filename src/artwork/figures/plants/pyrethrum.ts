import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [PETAL, SHADE, HEART, HEART_SHADE, STALK] = ['#fff8e8', '#efd6ac', '#ffc42e', '#e79a1c', '#1d6b4a'];

/** So many times one shape that points up, all around the origin. */
export const around = (row: string, count: number, from = 0): string =>
  Array.from({ length: count }, (_, at) => placed({ turn: from + (at * 360) / count })(row)).join(';');

/** A pyrethrum daisy that faces us, its heart at the origin, on a stalk. */
export const pyrethrum: readonly Layer[] = [
  cut(
    STALK,
    limb('0,0,11 8,300,13 -6,700,15'),
    limb('4,420,5 -50,340,16 -110,300,12 -160,300'),
    limb('4,470,5 60,390,16 120,360,12 170,366'),
  ),
  cut(SHADE, around('-12,-40,1 -20,-110 -28,-170 -14,-190 14,-190 28,-170 20,-110 12,-40,1', 16, 11.25)),
  cut(
    PETAL,
    around('-10,-40,1 -18,-100 -34,-176 -28,-210 -8,-212 0,-202 8,-212 28,-210 34,-176 18,-100 10,-40,1', 16),
  ),
  cut(HEART, disc(0, 0, 68)),
  cut(HEART_SHADE, around('-7,-44 7,-44 7,-56 -7,-56', 12), around('-6,-20 6,-20 6,-32 -6,-32', 7)),
];
