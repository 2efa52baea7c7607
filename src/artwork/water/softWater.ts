import type { Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/** A torn ribbon of foam from (x, y), `long` pixels long: it rises to two crests of unequal height and runs out in a tail. */
function ribbon(source: Random, [x, y]: Point, long: number, rise: number): string {
  const [first, second] = [source.between(0.35, 1), source.between(0.45, 1)];
  const at = (share: number, high: number): Point => [x + long * share, y - rise * high];
  return new Pen(x, y)
    .smooth([at(0.14, 0.16 * first), at(0.27, first), at(0.36, 0.4), at(0.5, 0.3)])
    .smooth([at(0.6, second), at(0.7, 0.3), at(0.84, 0.12), at(1, 0)])
    .smooth([at(0.78, -0.22), at(0.62, -0.05), at(0.48, -0.34), at(0.3, -0.1), at(0.16, -0.2), at(0, 0)])
    .close().d;
}

/**
 * White water between y and `to`: long torn ribbons of foam that grow towards the viewer and gather in tongues where the
 * current breaks, a dark hollow before each, thin streaks on the smooth water between. `of` and `foam` are its colours where
 * the light's own do not do; `calm` (0 … 1) is the share of smooth water.
 */
export function softWater(options: {
  y: number;
  to: number;
  rows?: number;
  of?: string;
  foam?: string;
  /** How high the swells of the nearest row are, in pixels. */
  size?: number;
  calm?: number;
  /** Waves in front of something: without the sheet of water behind them. */
  front?: boolean;
  /** From where to where it reaches across, in pixels. */
  from?: number;
  until?: number;
}): Layer {
  return (canvas) => {
    const { light, width } = canvas;
    const { y, to, rows = 6, size: largest = 60, calm = 0.2, front = false } = options;
    const { from = -40, until = width + 40 } = options;
    const source = canvas.random('soft water');
    const water = options.of ?? light.of('water', 0.3);
    const foam = options.foam ?? light.of('foam', 0.42);
    if (!front) {
      const fill = canvas.gradient('down', [
        [0, light.lit(water, 0.35)],
        [0.4, water],
        [1, light.shade(water, 0.3)],
      ]);
      canvas.rect(from, y, until - from, to - y, { fill });
    }
    const phase = source.between(0, 6);
    let [hollows, crests, streaks] = ['', '', ''];
    for (let row = 0; row < rows; row++) {
      const near = (row + 0.7) / rows;
      const size = largest * (0.14 + 0.86 * near ** 1.3);
      const line = y + (to - y) * near ** 1.35;
      for (let x = from - size * source.between(0, 6); x < until;) {
        const long = size * source.pick([2.6, 4.2, 6.5, 9]);
        const middle = (x + long / 2) / width;
        const at = line + size * source.between(-0.5, 0.5);
        // The current breaks in tongues that slant across the river.
        const broken = Math.sin(middle * 7 + near * 5 + phase) * 0.5 + 0.5;
        if (broken < 0.15 + calm * 0.6) {
          streaks += new Pen(x, at)
            .quad(x + long * 0.4, at - size * 0.13, x + long, at)
            .quad(x + long * 0.5, at + size * 0.07, x, at)
            .close().d;
          x += long * source.between(1.1, 1.9);
          continue;
        }
        const rise = size * source.between(0.4, 0.62) * (0.5 + broken * 0.6);
        hollows += ribbon(source, [x + size * 0.3, at + size * 0.26], long * 0.9, rise * 0.5);
        crests += ribbon(source, [x, at], long, rise);
        x += long * source.between(0.72, 1.2);
      }
    }
    canvas.path(hollows, { fill: light.shade(water, 0.4), opacity: 0.55 });
    canvas.path(crests, { fill: foam });
    canvas.path(streaks, { fill: foam, opacity: 0.75 });
  };
}
