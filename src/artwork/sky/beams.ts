import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';

/**
 * Beams fanning out from a point (usually the sun, or a gap in the cloud): every other sector is lighter.
 * `spread` is the fan's angle in degrees around `turn` (0 right, 90 down), `reach` its length in pixels.
 */
export function rays(options: {
  x: number;
  y: number;
  count?: number;
  turn?: number;
  spread?: number;
  reach?: number;
  opacity?: number;
}): Layer {
  return (canvas) => {
    const { x, y, count = 9, turn = -90, spread = 360, reach = 1500, opacity = 0.16 } = options;
    const source = canvas.random('rays');
    const rim = (degrees: number): Point => {
      const angle = (degrees * Math.PI) / 180;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    };
    const sector = spread / count;
    let d = '';
    for (let ray = 0; ray < count; ray++) {
      const start = turn - spread / 2 + sector * (ray + source.between(0.1, 0.3));
      d += new Pen(x, y).through([rim(start), rim(start + sector * source.between(0.35, 0.6))]).close().d;
    }
    canvas.path(d, { fill: canvas.light.sun, opacity });
  };
}

/** The pool of warm light around a lamp, a fire or a lit window at (x, y), `r` pixels to where it ends; in front of what it falls on. */
export function lamplight(options: {
  x: number;
  y: number;
  r: number;
  strength?: number;
  colour?: string;
}): Layer {
  return (canvas) => {
    const { x, y, r, strength = 0.5, colour = '#ffb454' } = options;
    const fill = canvas.gradient('glow', [
      [0, mix(colour, '#fff3cf', 0.6), strength],
      [0.3, colour, strength * 0.55],
      [1, colour, 0],
    ]);
    canvas.circle(x, y, r, { fill });
  };
}

/** A rainbow in spray, soft on both its sides: a whole ring around (x, y), `r` pixels to its outer rim; what stands before it hides its lower half. */
export function rainbow(options: { x: number; y: number; r: number; strength?: number }): Layer {
  return (canvas) => {
    const { x, y, r, strength = 0.36 } = options;
    const fill = canvas.gradient('glow', [
      [0.78, '#8a6ac0', 0],
      [0.84, '#6a8ad8', strength * 0.8],
      [0.88, '#7cd09a', strength * 0.9],
      [0.92, '#f6ea8a', strength],
      [0.96, '#f4844a', strength * 0.9],
      [1, '#e8503a', 0],
    ]);
    canvas.circle(x, y, r, { fill });
  };
}
