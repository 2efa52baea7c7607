import type { Layer } from '../canvas/canvas.ts';
import { stipple } from '../canvas/tiles.ts';
import { limb } from '../drawing/brush.ts';
import { points, type Knot } from '../drawing/points.ts';

/**
 * Dust or smoke that is thrown along a way (`x,y,r`, where it starts first, r half its breadth there), as strokes of a broad
 * brush: strands that end unevenly, deep, middle and lit tone one over the other towards the light, and fine spots around.
 */
export function plume(options: {
  way: string;
  colours: readonly [deep: string, middle: string, lit: string];
}): Layer {
  return (canvas) => {
    const { way, colours } = options;
    const source = canvas.random('plume');
    const knots = points(way);
    const strand = (off: number, wide: number, until: number): string => {
      const phase = source.between(0, 6);
      const row = knots.slice(0, Math.max(3, Math.round(knots.length * until)));
      return limb(
        row.map(([x, y, r], at): Knot => {
          const [fromX, fromY] = knots[Math.max(0, at - 1)] ?? [x, y];
          const [toX, toY] = knots[at + 1] ?? [x, y];
          const [dx, dy] = [toX - fromX, toY - fromY];
          const reach = (off * r) / (Math.hypot(dx, dy) || 1);
          const half =
            at === row.length - 1 && until < 1 ? 0 : r * wide * (1 + 0.26 * Math.sin(at * 2.1 + phase));
          return [Math.round(x - dy * reach), Math.round(y + dx * reach), Math.round(half)];
        }),
      );
    };
    const brush = (strands: readonly (readonly [off: number, wide: number, until: number])[]) =>
      strands.map(([off, wide, until]) => strand(off, wide, until)).join('');
    const [deep, middle, lit] = colours;
    const edge = brush([
      [0, 1.3, 1],
      [0.5, 0.8, 1],
    ]);
    canvas.path(edge, { fill: stipple(canvas, middle, 4), opacity: 0.8 });
    canvas.path(
      brush([
        [-0.5, 0.5, 1],
        [0, 0.62, 1],
        [0.5, 0.5, 1],
        [-0.86, 0.22, 0.7],
        [0.9, 0.2, 0.8],
      ]),
      { fill: deep },
    );
    // The way runs away from its start, so its right hand is the upper side where it runs to the left.
    canvas.path(
      brush([
        [0.1, 0.5, 0.96],
        [0.5, 0.4, 0.9],
        [-0.3, 0.16, 0.8],
      ]),
      { fill: middle },
    );
    canvas.path(
      brush([
        [0.42, 0.32, 0.84],
        [0.02, 0.12, 0.7],
      ]),
      { fill: lit },
    );
  };
}
