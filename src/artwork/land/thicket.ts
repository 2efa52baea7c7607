import type { Canvas, Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { stipple } from '../canvas/tiles.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf, type Way } from '../drawing/points.ts';

/** A spray of leaves growing to the right from the origin, `size` pixels long, without a colour. */
function spray(canvas: Canvas, source: Random, size: number): string {
  let d = '';
  for (const turn of [-74, -46, -22, 4, 30, 56, 80]) {
    const angle = ((turn + source.between(-8, 8)) * Math.PI) / 180;
    const long = size * source.between(0.6, 1);
    const half = long * source.between(0.16, 0.26);
    const at = (along: number, off: number): Point => [
      Math.cos(angle) * along - Math.sin(angle) * off,
      Math.sin(angle) * along + Math.cos(angle) * off,
    ];
    d += new Pen(...at(-size * 0.2, 0))
      .curve(...at(long * 0.2, half), ...at(long * 0.7, half), ...at(long, 0))
      .curve(...at(long * 0.66, -half), ...at(long * 0.2, -half), ...at(-size * 0.2, 0))
      .close().d;
  }
  return canvas.thing(`<path d="${d}"/>`);
}

/** Steps along a line of points, about `step` pixels apart, with the direction of the line there in degrees. */
function strewn(points: readonly Point[], step: number, source: Random): { at: Point; turn: number }[] {
  return points.slice(1).flatMap((to, index) => {
    const [fromX, fromY] = points[index] ?? to;
    const [dx, dy] = [to[0] - fromX, to[1] - fromY];
    const count = Math.max(1, Math.round(Math.hypot(dx, dy) / step));
    return Array.from({ length: count }, (_, stop) => {
      const share = (stop + source.next()) / count;
      const at: Point = [fromX + dx * share, fromY + dy * share];
      return { at, turn: (Math.atan2(dy, dx) * 180) / Math.PI };
    });
  });
}

/**
 * A mass of dark leaves that fills the picture from one side as far as an edge: the inside of a forest that looks out
 * into the light, calm enough for a title. `edge` is written from the top down (from left to right for `top`), `leaf` is
 * how long a spray of leaves along it is, in pixels.
 */
export function thicket(options: {
  from: 'left' | 'right' | 'top';
  edge: Way;
  depth?: number;
  leaf?: number;
  of?: string;
}): Layer {
  return (canvas) => {
    const { from, depth = 0.08, leaf = 90, of = 'leaf' } = options;
    const { light, width, height } = canvas;
    const source = canvas.random('thicket');
    const points = pointsOf(options.edge);
    const inwards: Point = { left: [-1, 0] as Point, right: [1, 0] as Point, top: [0, -1] as Point }[from];
    // Leaves grow out of the mass, whichever way its edge is written.
    const outwards = from === 'left' ? -90 : 90;
    const beyond: Point[] = {
      left: [[-60, height + 60] as Point, [-60, -60] as Point],
      right: [[width + 60, height + 60] as Point, [width + 60, -60] as Point],
      top: [[width + 60, -60] as Point, [-60, -60] as Point],
    }[from];
    const sprays = [spray(canvas, source, leaf), spray(canvas, source, leaf * 0.8)];
    for (const [rank, deeper] of [
      [0, 0.16],
      [0.9, 0.08],
      [1.9, 0],
    ] as const) {
      const moved = points.map(([x, y]): Point => [
        x + inwards[0] * leaf * rank,
        y + inwards[1] * leaf * rank,
      ]);
      const fill = light.of(of, depth + deeper);
      const [start = [0, 0], ...way] = moved;
      const mass = new Pen(...start).smooth(way).through(beyond).close().d;
      canvas.path(mass, { fill });
      for (const { at, turn } of strewn(moved, leaf * 0.44, source)) {
        const scale = source.pick([0.7, 0.9, 1.15]);
        const facing = turn + outwards + source.between(-30, 30);
        canvas.use(source.pick(sprays), { x: at[0], y: at[1], turn: facing, scale, fill });
      }
      if (rank > 1) canvas.path(mass, { fill: stipple(canvas, light.of(of, depth + 0.06), 3), opacity: 0.5 });
    }
  };
}
