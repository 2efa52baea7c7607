import { disc, line, outline, type Shape } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';
import { colourAt } from '../light/colour.ts';
import type { Layer, Paint } from './canvas.ts';
import type { Placing } from './placing.ts';

const isPath = (shape: Shape): shape is string => typeof shape === 'string' && /^(?:M|$)/.test(shape);
const joined = (brush: (shape: Shape) => string, shapes: readonly Shape[]) =>
  shapes.map((shape) => (isPath(shape) ? shape : brush(shape))).join('');

/**
 * Flat shapes as if cut out of paper, in the picture's own pixels.
 * @param paint a hex colour, or a fill with its opacity
 * @param shapes outlines written as points (`x,y`, and 1 where there is a corner), or path data of other brushes
 */
export const cut =
  (paint: string | Paint, ...shapes: readonly Shape[]): Layer =>
  (canvas) =>
    canvas.path(joined(outline, shapes), typeof paint === 'string' ? { fill: paint } : paint);

/** Ground in one colour: from a line of points, left to right, down to `to` (the foot of the picture when left out). */
export const floor =
  (paint: string | Paint, row: string, to?: number): Layer =>
  (canvas) => {
    const knots = points(row);
    const foot = to ?? canvas.height + 20;
    const [first, last] = [knots[0]?.[1] ?? foot, knots.at(-1)?.[1] ?? foot];
    const ends = `-40,${foot},1 -40,${first},1 ${row} ${canvas.width + 40},${last},1 ${canvas.width + 40},${foot},1`;
    canvas.path(outline(ends), typeof paint === 'string' ? { fill: paint } : paint);
  };

/** Lines of one width in the picture's own pixels: wires, creases, rails. */
export const inked =
  (stroke: string, width: number, ...shapes: readonly Shape[]): Layer =>
  (canvas) =>
    canvas.path(joined(line, shapes), { stroke, width });

/** A flat shape, and layers that show within it alone: what is seen through a window, the shade on a body. */
export const within =
  (fill: string, shape: Shape, ...layers: readonly Layer[]): Layer =>
  (canvas) =>
    canvas.body(joined(outline, [shape]), fill, ...layers);

/** Layers as one thing, moved, scaled, turned or mirrored: `squash` below 0 lays it down as a shadow towards the viewer. */
export const moved =
  (placing: Placing, ...layers: readonly Layer[]): Layer =>
  (canvas) =>
    canvas.use(canvas.collect(...layers), placing);

/** A disc at each of some points, for `cut`: buds, studs, lamps. */
export const spots = (row: string, rx: number, ry = rx): string[] =>
  points(row).map(([x, y]) => disc(x, y, rx, ry));

/** A box of one colour: the whole picture, or a part of it. */
export const wash =
  (paint: string | Paint, area: { x?: number; y?: number; width?: number; height?: number } = {}): Layer =>
  (canvas) => {
    const { x = 0, y = 0, width = canvas.width, height = canvas.height } = area;
    canvas.rect(x, y, width, height, typeof paint === 'string' ? { fill: paint } : paint);
  };

/**
 * Flat bands with hard, slightly uneven edges: the hours of a sky, the depths of a sea.
 * @param stops their colours from above; plain ones are evenly spaced
 * @param area `bands` are so many, and those by the horizon are the thinnest: the last, or the first of what is `below`
 *   it; with `x` and `width` they fill a box, and the picture from edge to edge without
 */
export const strata =
  (
    stops: readonly (readonly [number, string] | string)[],
    area: {
      x?: number;
      y?: number;
      width?: number;
      height?: number;
      bands?: number;
      below?: boolean;
    } = {},
  ): Layer =>
  (canvas) => {
    const { x, y = 0, width = canvas.width, height = canvas.height - y, bands = 7, below = false } = area;
    const list = stops.map((stop, at) =>
      typeof stop === 'string' ? ([at / (stops.length - 1), stop] as const) : stop,
    );
    const edge = (share: number) => (below ? share ** 1.7 : 1 - (1 - share) ** 1.7);
    for (let band = 0; band < bands; band += 1) {
      const [top, foot] = [edge(band / bands), edge((band + 1) / bands)];
      const swell = band === 0 ? 0 : height * (foot - top) * 0.22 * (band % 2 === 0 ? 1 : -1);
      const row = [0, 0.3, 0.66, 1].map(
        (share, at) =>
          `${Math.round((x ?? 0) + width * share)},${Math.round(y + height * top + swell * [0.4, -1, 0.9, -0.3][at]!)}`,
      );
      const colour = colourAt(list, (top + foot) / 2);
      const base = y + height;
      const [left, ...others] = row;
      if (x === undefined) floor(colour, row.join(' '), base)(canvas);
      else cut(colour, `${left},1 ${others.join(' ')},1 ${x + width},${base},1 ${x},${base},1`)(canvas);
    }
  };
