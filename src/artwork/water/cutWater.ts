import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';
import { points } from '../drawing/points.ts';

/** A river cut open at its surface, y: ever deeper green below a bright line, and small fish at points written `x,y,length`. */
export function cutWater({ y, fish = '' }: { y: number; fish?: string }): Layer {
  return (canvas) => {
    const { light, width, height } = canvas;
    const water = light.of('water', 0.3);
    const fill = canvas.gradient('down', [
      [0, light.lit(water, 0.3)],
      [0.3, water],
      [1, light.shade(water, 0.75)],
    ]);
    const surface = new Pen(-20, y)
      .curve(width * 0.16, y - 14, width * 0.3, y + 12, width * 0.46, y)
      .curve(width * 0.6, y - 12, width * 0.82, y + 14, width + 20, y - 4);
    canvas.path(`${surface.d}V${height}H-20z`, { fill });
    canvas.path(surface.d, { stroke: light.of('foam', 0.3), width: 7 });
    if (fish === '') return;
    let [bodies, bellies] = ['', ''];
    for (const [x, at, long] of points(fish)) {
      const turn = long < 0 ? -1 : 1;
      const body = (low: number) =>
        new Pen(x + long / 2, at)
          .curve(
            x + long * 0.3,
            at - low * Math.abs(long) * 0.3,
            x - long * 0.1,
            at - low * Math.abs(long) * 0.3,
            x - long * 0.36,
            at - 2,
          )
          .line(x - long * 0.54, at - Math.abs(long) * 0.14)
          .line(x - long * 0.5, at + Math.abs(long) * 0.14 * turn * turn)
          .line(x - long * 0.36, at + 3)
          .curve(
            x - long * 0.1,
            at + Math.abs(long) * 0.2,
            x + long * 0.3,
            at + Math.abs(long) * 0.16,
            x + long / 2,
            at,
          )
          .close().d;
      bodies += body(1);
      bellies += body(-0.1);
    }
    canvas.path(bodies, { fill: light.shade(water, 0.85) });
    canvas.path(bellies, { fill: light.lit(water, 0.35), opacity: 0.7 });
  };
}
