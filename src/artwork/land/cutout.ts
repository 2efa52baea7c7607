import type { Layer, Stop } from '../canvas/canvas.ts';
import { outline } from '../drawing/brush.ts';

/** What is not to be opaque says so. */
const veiled = (opacity: number) => (opacity === 1 ? {} : { opacity });

/**
 * A shape cut from one sheet of colour, as on a printed poster: hills, shades, frames, beams. `shapes` are outlines in
 * pixels, `x,y x,y,1 …`, several parted by semicolons, where 1 marks a corner; the colour stays as it is given.
 */
export const cut =
  (fill: string, shapes: string, opacity = 1): Layer =>
  (canvas) =>
    canvas.path(outline(shapes), { fill, ...veiled(opacity) });

/** A wash of colours from y down to `to` over the whole width: `stops` are shares of the way with their colours. */
export const wash =
  (y: number, to: number, stops: readonly Stop[]): Layer =>
  (canvas) =>
    canvas.rect(0, y, canvas.width, to - y, { fill: canvas.gradient('down', stops) });
