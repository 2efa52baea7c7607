import type { Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { Pen } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';

/** The upper edge of one row: long smooth swells, and here and there a heap of a few round towers, the middle one highest. */
function crest(source: Random, { line, size, width }: { line: number; size: number; width: number }): Pen {
  let x = -size * source.between(1, 5);
  const pen = new Pen(x, line);
  while (x < width + size) {
    const long = size * source.between(3, 7);
    const swell = size * source.between(0.1, 0.3);
    pen.curve(x + long * 0.3, line - swell, x + long * 0.7, line - swell, x + long, line);
    x += long;
    const towers = source.pick([3, 4, 5, 5]);
    const peak = size * source.between(0.7, 1.3);
    for (let tower = 1; tower <= towers; tower++) {
      const arch = Math.sin((tower / towers) * Math.PI) * source.between(0.8, 1.05);
      const wide = size * source.between(0.55, 1.05) * (0.7 + arch * 0.5);
      x += wide;
      const next = tower === towers ? line : line - peak * arch;
      pen.bulge(wide * 0.6, x, next);
    }
  }
  return pen;
}

/**
 * Clouds from above, from `y` down to the foot of the picture: smooth swells and heaps, row before row, each out of the sun
 * towards its foot. `lit` and `shade` are the colours of the nearest row in the sun and out of it, `far` what the furthest
 * dissolves into.
 */
export function seaOfClouds(options: {
  y: number;
  rows?: number;
  lit: string;
  shade: string;
  far: string;
}): Layer {
  return (canvas) => {
    const { y, rows = 4, lit, shade, far } = options;
    const { width, height } = canvas;
    const source = canvas.random('sea of clouds');
    const away = canvas.light.from === 'left' ? 1 : -1;
    for (let row = 0; row < rows; row++) {
      const near = row / (rows - 1);
      const line = y + (height - y) * (0.06 + 0.68 * near ** 1.2);
      const size = 46 + 120 * near;
      const d = crest(source, { line, size, width })
        .line(width + 900, height + 400)
        .line(-900, height + 400)
        .close().d;
      const fade = (colour: string) => mix(far, colour, 0.35 + 0.65 * near);
      const inner = canvas.collect((own) => own.path(d, {}));
      canvas.body(d, fade(lit), () => {
        canvas.use(inner, { x: away * size * 0.34, y: size * 0.26, fill: fade(mix(lit, shade, 0.45)) });
        canvas.use(inner, { x: away * size * 0.7, y: size * 0.62, fill: fade(mix(lit, shade, 0.85)) });
      });
    }
  };
}
