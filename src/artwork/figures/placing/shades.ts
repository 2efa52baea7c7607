import type { Layer } from '../../canvas/canvas.ts';
import type { Figure } from '../../drawing/figure.ts';
import { silhouette } from './body.ts';
import { put, type Place } from './place.ts';

/** How a low light throws shades: pixels across and down the picture for one pixel of height, and their colour. */
export interface Throw {
  across: number;
  down: number;
  fill: string;
  /** 0..1; 0.5 when left out. */
  opacity?: number;
}

/** The shade alone that a figure throws over the ground from its feet, where a scene's own light is not the one. */
const shadeOf =
  (figure: Figure, { x, y, metre, flip = false }: Place, by: Throw): Layer =>
  (canvas) => {
    const { across, down, fill, opacity = 0.5 } = by;
    const stand = { x, y, scale: metre / 100, flip };
    canvas.use(silhouette(canvas, figure), { ...stand, squash: -down, lean: across, fill, opacity });
  };

/** A figure and the long shade that it throws. */
export const stands =
  (figure: Figure, where: Place, by: Throw): Layer =>
  (canvas) => {
    shadeOf(figure, where, by)(canvas);
    put(canvas, figure, { ...where, shadow: false });
  };
