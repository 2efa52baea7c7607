import type { Layer } from '../canvas/canvas.ts';

/** Rock in light, in shade and where the light strikes a spur; snow, ice in shade; and what the foot dissolves into. */
export interface ReliefColours {
  rock: string;
  deep: string;
  glint: string;
  snow: string;
  ice: string;
  mist: string;
}

/** A mountain in its place, the middle of its foot at (x, y): mirrored where the light comes from the right. */
export const standing =
  (where: { x: number; y: number; scale?: number }, mountain: Layer): Layer =>
  (canvas) =>
    canvas.use(canvas.collect(mountain), { ...where, flip: canvas.light.from === 'right' });
