import type { Layer } from '../canvas/canvas.ts';
import { outline } from '../drawing/brush.ts';
import type { Knot } from '../drawing/points.ts';

/**
 * A wall of broken rock within an outline (points in pixels, 1 a corner): upright planes in light and in
 * shade. `area` is left, top, width, height of what the planes fill.
 */
export function crag(
  shape: string,
  area: readonly [number, number, number, number],
  { rock, lit, shade, count = 12 }: { rock: string; lit: string; shade: string; count?: number },
): Layer {
  return (canvas) => {
    const chance = canvas.random('crag');
    const [left, top, width, height] = area;
    const plane = (): string => {
      const [x, y] = [left + chance.next() * width, top + chance.next() * height * 0.7];
      const [wide, tall] = [
        chance.between(0.3, 1) * (width / count) * 1.5,
        chance.between(0.18, 0.5) * height,
      ];
      const knots: Knot[] = [
        [x, y, 1],
        [x + wide * 0.7, y + tall * 0.12, 1],
        [x + wide * 0.6, y + tall * 0.5, 1],
        [x + wide, y + tall * 0.62, 1],
        [x + wide * 0.5, y + tall, 1],
        [x + wide * 0.1, y + tall * 0.7, 1],
        [x + wide * 0.16, y + tall * 0.4, 1],
      ];
      return outline(knots);
    };
    const many = (draw: () => string, times: number) => Array.from({ length: times }, draw).join('');
    canvas.body(outline(shape), rock, () => {
      canvas.path(many(plane, count), { fill: shade });
      canvas.path(many(plane, count), { fill: lit });
      canvas.path(many(plane, Math.round(count / 2)), { fill: shade });
    });
  };
}
