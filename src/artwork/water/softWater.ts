import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/**
 * White water between y and `to` as soft curves: rounded swells that grow towards the viewer, each a crescent of foam that
 * hangs down in lobes over a darker hollow, and thin streaks between. `of` and `foam` are its colours where the light's own
 * do not do; `calm` (0 … 1) leaves that share of the swells out.
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
    let [hollows, crests, streaks] = ['', '', ''];
    for (let row = 0; row < rows; row++) {
      const near = (row + 0.7) / rows;
      const size = largest * (0.14 + 0.86 * near ** 1.3);
      for (let x = from - size * source.between(0, 3); x < until;) {
        const long = size * source.between(2.4, 5);
        const line = y + (to - y) * near ** 1.35 + size * source.between(-0.45, 0.45);
        const rise = size * source.between(0.35, 0.8);
        const top = x + long * source.between(0.4, 0.65);
        if (source.between(0, 1) < calm) {
          streaks += new Pen(x, line)
            .quad(top, line - size * 0.16, x + long * 0.8, line)
            .quad(top, line + size * 0.05, x, line)
            .close().d;
        } else {
          const over = (pen: Pen, high: number) =>
            pen
              .curve(x + long * 0.2, line, top - long * 0.2, line - high, top, line - high)
              .curve(top + long * 0.14, line - high, x + long * 0.84, line - size * 0.02, x + long, line);
          hollows += over(new Pen(x, line), rise)
            .quad(top, line + size * 0.9, x, line)
            .close().d;
          const crest = over(new Pen(x, line), rise);
          const lobes = source.whole(2, 4);
          for (let lobe = 0; lobe < lobes; lobe++) {
            const [right, left] = [1 - lobe / lobes, 1 - (lobe + 1) / lobes];
            const end = lobe === lobes - 1 ? line : line - rise * 0.3 * Math.sin(Math.PI * left);
            const low = line + size * source.between(0.06, 0.34) * Math.sin(Math.PI * (right + left) * 0.5);
            crest.curve(x + long * (right - 0.03), low, x + long * (left + 0.1), low, x + long * left, end);
          }
          crests += crest.close().d;
        }
        x += long * source.between(0.85, 1.3);
      }
    }
    canvas.path(hollows, { fill: light.shade(water, 0.4), opacity: 0.55 });
    canvas.path(crests, { fill: foam });
    canvas.path(streaks, { fill: foam, opacity: 0.75 });
  };
}
