import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** The pool of a fall around (x, y), darker towards us, and the rings that run out over it. */
export function pool(options: {
  x: number;
  y: number;
  width: number;
  height: number;
  of?: string;
  foam?: string;
}): Layer {
  return (canvas) => {
    const { light } = canvas;
    const { x, y, width, height, of = light.of('water', 0.3), foam = light.of('foam', 0.5) } = options;
    const source = canvas.random('pool');
    const fill = canvas.gradient('down', [
      [0, light.lit(of, 0.45)],
      [0.4, of],
      [1, light.shade(of, 0.5)],
    ]);
    canvas.ellipse(x, y, width / 2, height / 2, { fill });
    let rings = '';
    for (let ring = 0; ring < 5; ring++) {
      const half = width * (0.12 + ring * 0.065);
      const low = y - height * (0.28 - ring * 0.15);
      for (const sign of [-1, 1] as const) {
        const start = x + sign * half * source.between(0.05, 0.3);
        const end = x + sign * half;
        rings += new Pen(start, low + 5)
          .quad((start + end) / 2 + sign * half * 0.3, low + 6, end, low - height * 0.06)
          .quad((start + end) / 2 + sign * half * 0.3, low, start, low + 1)
          .close().d;
      }
    }
    canvas.path(rings, { fill: foam, opacity: 0.75 });
  };
}
