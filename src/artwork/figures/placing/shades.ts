import type { Canvas, Layer } from '../../canvas/canvas.ts';
import type { Figure } from '../../drawing/figure.ts';
import { put, type Place } from './place.ts';

/** How a low light throws shades: pixels across and down the picture for one pixel of height, and their colour. */
export interface Throw {
  across: number;
  down: number;
  fill: string;
  opacity?: number;
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** A slant is a turn, a stretch and a turn: gives the three for a shade that leans `across` and falls `down`. */
function slant({ across, down }: Throw): { first: number; wide: number; high: number; last: number } {
  const [e, f, g] = [(1 - down) / 2, (1 + down) / 2, -across / 2];
  const [outer, inner] = [Math.hypot(e, g), Math.hypot(f, g)];
  const [one, two] = [Math.atan2(g, f), Math.atan2(-g, e)];
  return {
    first: degrees((two - one) / 2),
    wide: outer + inner,
    high: outer - inner,
    last: degrees((two + one) / 2),
  };
}

function throwShade(canvas: Canvas, figure: Figure, where: Place, by: Throw): void {
  const { first, wide, high, last } = slant(by);
  const flat = canvas.collect((inner) => {
    put(inner, figure, { ...where, x: 0, y: 0, flat: by.fill, shadow: false });
  });
  const turned = canvas.collect((inner) => {
    inner.use(flat, { x: 0, y: 0, turn: first });
  });
  const { x, y } = where;
  canvas.use(turned, { x, y, turn: last, scale: wide, squash: high / wide, opacity: by.opacity ?? 0.5 });
}

/** The shade alone that a figure throws over the ground from its feet. */
export const shadeOf =
  (figure: Figure, where: Place, by: Throw): Layer =>
  (canvas) =>
    throwShade(canvas, figure, where, by);

/** A figure and the long shade that it throws. */
export const stands =
  (figure: Figure, where: Place, by: Throw): Layer =>
  (canvas) => {
    throwShade(canvas, figure, where, by);
    put(canvas, figure, { ...where, shadow: false });
  };

/** A figure against the light: one dark shape with a rim of light, which shows `rim` pixels to the side and above. */
export const rimmed =
  (
    figure: Figure,
    where: Place & { flat: string },
    edge: { fill: string; right: number; up: number },
  ): Layer =>
  (canvas) => {
    const { x, y } = where;
    const lit = { ...where, x: x + edge.right, y: y - edge.up, flat: edge.fill, shadow: false };
    put(canvas, figure, lit);
    put(canvas, figure, { ...where, shadow: false });
  };
