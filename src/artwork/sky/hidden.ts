import type { Layer } from '../canvas/canvas.ts';
import { mix } from '../light/colour.ts';

/**
 * The sun out of the picture: its glow from an edge, in three soft steps. `at` is where along that edge, in shares of
 * its length; `reach` how far in, in shares of the picture's width.
 */
export function sunBeyond(options: {
  edge: 'left' | 'right' | 'top' | 'bottom';
  at?: number;
  reach?: number;
  strength?: number;
}): Layer {
  return (canvas) => {
    const { edge, at = 0.5, reach = 0.7, strength = 0.8 } = options;
    const { width, height, light } = canvas;
    const x = edge === 'left' ? -width * 0.04 : edge === 'right' ? width * 1.04 : width * at;
    const y = edge === 'top' ? -height * 0.04 : edge === 'bottom' ? height * 1.04 : height * at;
    const fill = canvas.gradient('glow', [
      [0, light.sun, strength],
      [0.22, mix(light.sun, light.glow, 0.5), strength * 0.7],
      [0.5, light.glow, strength * 0.32],
      [1, light.glow, 0],
    ]);
    canvas.circle(x, y, width * reach, { fill });
  };
}
