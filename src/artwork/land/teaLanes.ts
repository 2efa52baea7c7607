import type { Layer } from '../canvas/canvas.ts';
import { disc } from '../drawing/brush.ts';

/**
 * Round clipped tea bushes in rows that run up a slope from the viewer to (x, y), red lanes between: `rows` at the foot of
 * the picture, `spread` pixels apart there, the middle lane under x. `of` is the plucked leaf as a hex colour.
 */
export function teaLanes(options: {
  x: number;
  y: number;
  rows: number;
  spread: number;
  of: string;
  earth: string;
  swell?: number;
}): Layer {
  return (canvas) => {
    const { x, y, rows, spread, of, earth, swell = 0 } = options;
    const { light, width, height } = canvas;
    const source = canvas.random('tea lanes');
    const rise = (at: number) => swell * Math.sin((Math.PI * at) / width);
    canvas.rect(0, y, width, height - y, {
      fill: canvas.gradient('down', [
        [0, light.shade(of, 0.6)],
        [0.25, light.shade(earth, 0.3)],
        [1, earth],
      ]),
    });
    for (let size = 0.1; size < 1.5; size *= 1.085) {
      let [foot, top, bloom] = ['', '', ''];
      const level = y + (height - y) * (size - 0.08);
      for (let row = 0; row < rows; row++) {
        const at = x + (row - (rows - 1) / 2) * spread * size;
        const half = spread * size * 0.4;
        if (at < -half || at > width + half) continue;
        const line = level - rise(at) * (1 - size) + source.between(-3, 3);
        foot += disc(at, line, half, half * 0.6);
        top += disc(at, line - half * 0.2, half * 0.94, half * 0.38);
        for (const side of [-0.6, -0.1, 0.5])
          bloom += disc(
            at + half * (side + source.between(-0.2, 0.2)),
            line - half * source.between(0.15, 0.4),
            half * 0.14,
            half * 0.06,
          );
      }
      canvas.path(foot, { fill: light.shade(of, 0.62) });
      canvas.path(top, { fill: light.shade(of, 0.12) });
      canvas.path(bloom, { fill: light.lit(of, 0.35) });
    }
  };
}
