import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import type { Knot } from '../drawing/points.ts';

/** The crowns of a wooded ridge, `size` pixels each and no two alike, as a broad, uneven ring of height `r` around (x, y). */
const crowns = (x: number, y: number, r: number, size: number): Knot[] => {
  const swell = (turn: number) => 1 + 0.022 * Math.sin(turn * 5 + r) + 0.014 * Math.sin(turn * 11 + r * 2);
  const at = (turn: number, far: number, corner: 0 | 1): Knot => [
    Math.round(x + far * 1.16 * swell(turn) * Math.cos(turn)),
    Math.round(y + far * swell(turn) * Math.sin(turn)),
    corner,
  ];
  const knots: Knot[] = [];
  let turn = 0;
  for (let step = 0; turn < Math.PI * 2 - (size * 0.7) / r; step += 1) {
    const wide = (size * (0.7 + 0.6 * Math.abs(Math.sin(step * 2.4 + r)))) / r;
    const high = r + wide * r * 0.52;
    knots.push(at(turn, r, 1), at(turn + wide * 0.14, high, 0), at(turn + wide * 0.86, high, 0));
    turn += wide;
  }
  return knots;
};

/** Wooded ridge behind ridge in broad rings around one point, the furthest first: each a colour, a height, the size of a crown. */
export const ridgeRings = (
  x: number,
  y: number,
  ...rings: readonly (readonly [colour: string, r: number, size: number])[]
): Layer[] => rings.map(([colour, r, size]) => cut(colour, crowns(x, y, r, size)));
