import type { Layer } from '../canvas/canvas.ts';
import { mix } from '../light/colour.ts';
import { strata } from './strata.ts';

/**
 * A poster's sky: dark from the top down to `line`, where a title stands, then the glow down to the horizon, in flat
 * bands. `dark` and `glow` are the colours at both ends of each.
 */
export function posterSky(options: {
  dark: readonly [top: string, low: string];
  glow: readonly [high: string, low: string];
  line: number;
  horizon: number;
  bands?: readonly [dark: number, glow: number];
}): Layer {
  return (canvas) => {
    const { dark, glow, line, horizon, bands = [5, 5] } = options;
    const steps = (count: number, [first, last]: readonly [string, string]) =>
      Array.from({ length: count }, (_, band) => mix(first, last, count === 1 ? 0 : band / (count - 1)));
    canvas.rect(0, horizon, canvas.width, canvas.height - horizon, { fill: glow[1] });
    strata(canvas, { y: line, to: horizon, horizon }, steps(bands[1], glow));
    strata(canvas, { y: 0, to: line, horizon }, steps(bands[0], dark));
  };
}
