import type { Layer } from '../canvas/canvas.ts';
import { cut, wash, within } from '../canvas/cut.ts';
import { box } from '../drawing/brush.ts';
import { mix } from '../light/colour.ts';
import type { ReliefColours } from './relief.ts';

/** A snow mountain cut into planes, in pixels around the middle of its foot; lit from the left. */
export interface Planes {
  /** Its outline, the left foot first, the right foot last. */
  outline: string;
  /** Planes that lie in full shade, planes that the light grazes, and planes that look straight at it. */
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
    { outline, shade, grazed, bright, snow }: Planes,
    { rock, deep, glint, snow: white, ice, mist }: ReliefColours,
    foot = 120,
  ): Layer =>
  (canvas) => {
    // The ground colour lies inside the edge, so that no line of it shows along planes in shade.
    const planes = (ground: string, dark: string, middle: string, light: string): Layer[] => [
      cut(ground, box(-1600, -480, 3200, 500)),
      cut(light, bright),
      cut(dark, shade),
      cut(middle, grazed),
    ];
    within(
      'none',
      outline,
      ...planes(rock, deep, mix(deep, rock, 0.42), glint),
      within('none', snow, ...planes(white, ice, mix(ice, white, 0.42), white)),
      wash(
        [
          [0, mist, 0],
          [0.8, mist, 0.94],
          [1, mist, 1],
        ],
        { x: -1300, y: -foot, width: 2600, height: foot + 4 },
      ),
    )(canvas);
  };
