import type { Canvas, Layer } from '../../canvas/canvas.ts';
import type { Figure } from '../../drawing/figure.ts';
import type { Point } from '../../drawing/pen.ts';
import { pointsOf, type Way } from '../../drawing/points.ts';
import { putBody, putShadow, type Look, type Place } from './place.ts';

type Some = readonly Figure[];

/** Puts all shadows first: none falls on a neighbour that was painted before it. */
function putAll(canvas: Canvas, all: readonly { figure: Figure; where: Place }[]): void {
  for (const { figure, where } of all) putShadow(canvas, figure, where);
  for (const { figure, where } of all) putBody(canvas, figure, where);
}

/** Share 0..1 of the way along straight pieces; a trail's bends are read as soft because figures are upright. */
function along(points: readonly Point[], share: number): Point {
  const piece = Math.min(points.length - 2, Math.floor(share * (points.length - 1)));
  const [from = [0, 0], to = [0, 0]] = [points[piece], points[piece + 1]];
  const rest = share * (points.length - 1) - piece;
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest];
}

/**
 * A line of figures that follows some points, near end first, shrinking from metre[0] to metre[1]; they stand
 * closer the smaller they are. `loose` scatters them off the line (in metres).
 */
export function trail(
  figures: Some,
  options: Look & {
    through: Way;
    count: number;
    metre: readonly [number, number];
    loose?: number;
    flip?: boolean;
  },
): Layer {
  return (canvas) => {
    const through = pointsOf(options.through);
    const { count, metre, loose = 0.6, flip = false, ...look } = options;
    const source = canvas.random('trail');
    const ratio = metre[1] / metre[0];
    const spots = Array.from({ length: count }, (_, at) => {
      const step = count === 1 ? 0 : at / (count - 1);
      const share = ratio === 1 ? step : (1 - ratio ** step) / (1 - ratio);
      const [x, y] = along(through, Math.min(0.9999, share));
      const size = metre[0] * ratio ** step;
      return {
        x: x + source.between(-1.4, 1.4) * loose * size,
        y: y + source.between(-0.5, 0.5) * loose * size,
        size,
      };
    });
    const all = spots
      .sort((one, other) => one.y - other.y)
      .map(({ x, y, size }) => {
        const grown = size * source.pick([0.92, 1, 1, 1.06]);
        const where = { ...look, x, y, metre: Math.round(grown * 10) / 10, flip };
        return { figure: source.pick(figures), where };
      });
    putAll(canvas, all);
  };
}

/**
 * Figures scattered over a piece of ground around x, from y (far) to y + height (near), growing from metre[0]
 * to metre[1]; for trees as well as for beasts. `turned` 0..1 is the share that faces left.
 */
export function herd(
  figures: Some,
  options: Look & {
    x: number;
    y: number;
    width: number;
    height: number;
    count: number;
    metre: readonly [number, number];
    turned?: number;
  },
): Layer {
  return (canvas) => {
    const { x, y, width, height, count, metre, turned = 0.4, ...look } = options;
    const source = canvas.random('herd');
    const all = Array.from({ length: count }, (_, at) => {
      const near = (at + source.between(0.1, 0.9)) / count;
      // Even steps of the golden ratio keep neighbours apart without a look at each pair.
      const across = ((at * 0.618 + source.between(0, 0.12)) % 1) - 0.5;
      const size = (metre[0] + (metre[1] - metre[0]) * near) * source.pick([0.85, 1, 1, 1.1]);
      const where = { x: x + across * width, y: y + height * near, metre: Math.round(size * 10) / 10 };
      return { figure: source.pick(figures), where: { ...look, ...where, flip: source.next() < turned } };
    });
    putAll(canvas, all);
  };
}
