import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** Rain close by: fine slanting strokes all over the picture, longer and fewer the nearer they fall. */
export function drizzle(
  options: { count?: number; lean?: number; colour?: string; opacity?: number } = {},
): Layer {
  return (canvas) => {
    const { count = 130, lean = -0.24, colour = canvas.light.sky[3], opacity = 0.34 } = options;
    const source = canvas.random('drizzle');
    const strokes = (number: number, long: number) => {
      const pen = new Pen(0, 0);
      for (let drop = 0; drop < number; drop++) {
        const [x, y] = [source.whole(-40, canvas.width + 200), source.whole(-60, canvas.height)];
        const reach = long * source.pick([0.7, 1, 1.3]);
        pen.move(x, y);
        pen.line(x + lean * reach, y + reach);
      }
      return pen.d;
    };
    canvas.path(strokes(count, 46), { stroke: colour, width: 2, opacity });
    canvas.path(strokes(Math.round(count / 4), 96), { stroke: colour, width: 3, opacity: opacity * 1.2 });
  };
}
