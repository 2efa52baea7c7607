import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** Rain close by: short slanting strokes over the whole picture, in two sizes; `lean` is pixels across per pixel down. */
export function shower(options: {
  count?: number;
  long?: number;
  lean?: number;
  opacity?: number;
  colour?: string;
}): Layer {
  return (canvas) => {
    const {
      count = 120,
      long = 60,
      lean = -0.22,
      opacity = 0.5,
      colour = canvas.light.of('foam', 0.3),
    } = options;
    const source = canvas.random('shower');
    const strokes = (number: number, size: number) => {
      const pen = new Pen(0, 0);
      for (let drop = 0; drop < number; drop++) {
        const [x, y] = [source.whole(-20, canvas.width + 100), source.whole(-40, canvas.height)];
        pen.move(x, y).line(x + size * lean, y + size);
      }
      return pen.d;
    };
    canvas.path(strokes(count, long), { stroke: colour, width: 2, opacity: opacity * 0.6 });
    canvas.path(strokes(Math.round(count / 4), long * 1.7), { stroke: colour, width: 3, opacity });
  };
}
