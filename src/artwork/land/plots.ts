import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/**
 * Gardens from the air, over the whole picture from y down: strips that run aslant, cut into plots of several crops, the
 * rows of some drawn. `lean` is pixels across per pixel down.
 */
export function plots(options: { y?: number; depth: number; lean?: number; of?: readonly string[] }): Layer {
  return (canvas) => {
    const {
      y = 0,
      depth,
      lean = -0.5,
      of = ['grass', '#a8b84e', 'earth', '#6f9a48', 'sand', '#8aa23e'],
    } = options;
    const { light, width, height } = canvas;
    const source = canvas.random('plots');
    const at = (across: number, down: number): Point => {
      const near = 0.55 + 0.75 * ((down - y) / (height - y));
      return [width / 2 + (across + lean * (down - y)) * near, down];
    };
    canvas.rect(0, y, width, height - y, { fill: light.of('grass', depth) });
    let [hedges, rows] = ['', ''];
    for (let across = -width; across < width * 1.6;) {
      const wide = source.between(90, 190);
      for (let down = y; down < height;) {
        const tall = source.between(80, 240);
        const foot = Math.min(height + 20, down + tall);
        const corners = [at(across + wide, down), at(across + wide, foot), at(across, foot)];
        canvas.path(new Pen(...at(across, down)).through(corners).close().d, {
          fill: light.of(source.pick(of), depth + source.between(-0.06, 0.06)),
        });
        hedges += new Pen(...at(across, foot)).line(...at(across + wide, foot)).d;
        if (source.next() < 0.5) {
          for (let row = 14; row < wide; row += 15) {
            rows += new Pen(...at(across + row, down + 6)).line(...at(across + row, foot - 6)).d;
          }
        }
        down = foot;
      }
      hedges += new Pen(...at(across, y)).line(...at(across, height)).d;
      across += wide;
    }
    canvas.path(rows, { stroke: light.shade(light.of('leaf', depth), 0.2), width: 3, opacity: 0.4 });
    canvas.path(hedges, { stroke: light.shade(light.of('leaf', depth), 0.4), width: 4, opacity: 0.7 });
  };
}
