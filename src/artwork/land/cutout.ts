import type { Layer, Stop } from '../canvas/canvas.ts';
import { limb, outline } from '../drawing/brush.ts';

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

/** Tapering limbs of one colour, `x,y,half width` from end to end in pixels: ropes, boughs, poles, furrows. */
export const limbs =
  (fill: string, shapes: string, opacity = 1): Layer =>
  (canvas) =>
    canvas.path(limb(shapes), { fill, ...veiled(opacity) });

/** A wash of colours from y down to `to` over the whole width: `stops` are shares of the way with their colours. */
export const wash =
  (y: number, to: number, stops: readonly Stop[]): Layer =>
  (canvas) =>
    canvas.rect(0, y, canvas.width, to - y, { fill: canvas.gradient('down', stops) });

/** A soft round glow, `r` pixels to where it ends. */
export const glow =
  (x: number, y: number, r: number, colour: string, strength = 0.8): Layer =>
  (canvas) =>
    canvas.circle(x, y, r, {
      fill: canvas.gradient('glow', [
        [0, colour, strength],
        [0.45, colour, strength * 0.42],
        [1, colour, 0],
      ]),
    });

/**
 * What some layers throw on the ground or water in front of them, upside down from the line y on: a mirror image, or
 * the long shade of flat figures under a low sun. `squash` is its length for theirs.
 */
export const thrown =
  (y: number, options: { squash?: number; opacity?: number }, ...layers: readonly Layer[]): Layer =>
  (canvas) => {
    const { squash = 0.8, opacity = 0.5 } = options;
    canvas.use(canvas.collect(...layers), { x: 0, y: y * (1 + squash), squash: -squash, opacity });
  };
