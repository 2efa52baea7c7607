import { CALM } from '../src/artwork/canvas/poster.ts';

/**
 * Which of a poster's two scenes a window gets, and the part of it that its title stands in.
 * @param width of the window in px
 * @param height of the window in px
 * @returns the scene's shape, and its calm part in shares of the scene (CALM)
 */
export function calmIn(width: number, height: number) {
  const shape = width >= 700 || width >= height * (4 / 3) ? 'wide' : 'tall';
  return { shape, calm: CALM[shape] } as const;
}
