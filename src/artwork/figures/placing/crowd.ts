import type { Canvas, Layer } from '../../canvas/canvas.ts';
import type { Figure } from '../../drawing/figure.ts';
import { putBody, putShadow, type Look, type Place } from './place.ts';

type Some = readonly Figure[];

/** Puts all shadows first: none falls on a neighbour that was painted before it. */
function putAll(canvas: Canvas, all: readonly { figure: Figure; where: Place }[]): void {
  for (const { figure, where } of all) putShadow(canvas, figure, where);
  for (const { figure, where } of all) putBody(canvas, figure, where);
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
