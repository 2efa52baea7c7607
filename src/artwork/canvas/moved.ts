import type { Layer } from './canvas.ts';

/** Some layers as one thing, set elsewhere in a picture and in another size: a landmark that two pictures share. */
export const moved =
  (where: { x: number; y: number; scale: number }, ...layers: Layer[]): Layer =>
  (canvas) =>
    canvas.use(canvas.collect(...layers), where);
