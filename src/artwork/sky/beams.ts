import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

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
