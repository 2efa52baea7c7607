import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';
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

/**
 * Fans of light and shade from a gap in the clouds (or a sun behind a mountain) at (x, y), paling on their
 * way. `spread` is the fan's angle in degrees around `turn` (90 falls straight down), `reach` its length.
 */
export function fans(options: {
  x: number;
  y: number;
  turn?: number;
  spread?: number;
  reach?: number;
  count?: number;
  opacity?: number;
}): Layer {
  return (canvas) => {
    const { x, y, turn = 90, spread = 90, reach = canvas.height * 0.9, count = 7, opacity = 0.36 } = options;
    const source = canvas.random('fans');
    const sector = spread / count;
    const cuts = Array.from({ length: count }, (_, ray) => {
      const start = turn - spread / 2 + sector * (ray + source.between(0, 0.25));
      return [start, start + sector * source.between(0.3, 0.7)] as const;
    });
    const rim = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    };
    const rays = cuts.map(([from, to]) => new Pen(x, y).through([rim(from), rim(to)]).close().d).join('');
    // Two spots at the corners of a square round the source: the gradient paints around its middle.
    const square = new Pen(x - reach, y - reach)
      .dot()
      .move(x + reach, y + reach)
      .dot().d;
    const fill = canvas.gradient('glow', [
      [0, canvas.light.sun, opacity],
      [0.5, canvas.light.sun, opacity * 0.5],
      [1, canvas.light.glow, 0],
    ]);
    canvas.path(square + rays, { fill });
  };
}
