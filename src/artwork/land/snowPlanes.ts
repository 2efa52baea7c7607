import type { Layer } from '../canvas/canvas.ts';
import { cut, wash, within } from '../canvas/cut.ts';
import { mix } from '../light/colour.ts';
import type { ReliefColours } from './relief.ts';

/** A snow mountain cut into planes, in pixels around the middle of its foot; lit from the left. */
export interface Planes {
  /** Its outline, the left foot first, the right foot last. */
  outline: string;
  /** The side in the light; the side in full shade, and what else lies in shade; planes that the light grazes, and planes that look straight at it. */
  lit: string;
  shade: string;
  grazed: string;
  bright: string;
  /** The snow field, reaching over the crest. */
  snow: string;
}

/**
 * A mountain as a poster prints it, lit from the left: few great planes with hard edges, and the same edges again, white
 * and blue, where snow lies on them. Its foot, `foot` pixels high, dissolves into mist.
 */
export const snowPlanes =
  (
    { outline, lit, shade, grazed, bright, snow }: Planes,
    { rock, deep, glint, snow: white, ice, mist }: ReliefColours,
    foot = 120,
  ): Layer =>
  (canvas) => {
    const planes = (light: string, dark: string, brightest: string): Layer[] => [
      cut(light, lit),
      cut(dark, shade),
      cut(brightest, bright),
      cut(mix(dark, light, 0.42), grazed),
    ];
    // Nothing lies under the planes, so that no darker edge shines through at the sky.
    within(
      'none',
      outline,
      ...planes(rock, deep, glint),
      within(ice, snow, ...planes(white, ice, white)),
      wash(
        [
          [0, mist, 0],
          [0.8, mist, 0.94],
          [1, mist, 1],
        ],
        { x: -1600, y: -foot, width: 3200, height: foot + 6 },
      ),
    )(canvas);
  };
