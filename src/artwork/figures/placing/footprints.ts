import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';

/** What the footprints give back, from the viewer to the two. */
const SHINE = ['#7a3264', '#b04a60', '#e8705a', '#ffa468'];

/** Footprints along a bend from the viewer to where somebody stands, smaller with the distance; the light lies in them. */
export function footprints([from, bend]: readonly [Point, Point], to: Point, near: number): Layer[] {
  return Array.from({ length: 14 }, (_, at) => {
    const t = 1 - (1 - at / 14) ** 1.8;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    const size = near * (1 - t * 0.7);
    const x = from[0] * a + bend[0] * b + to[0] * c + (at % 2 === 0 ? -size : size) * 0.8;
    const y = from[1] * a + bend[1] * b + to[1] * c;
    return [
      cut('#180c34', disc(x, y, size, size * 0.42)),
      cut(SHINE[Math.floor(t * 4)]!, disc(x, y + size * 0.12, size * 0.8, size * 0.28)),
    ];
  }).flat();
}
