import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { courseLine, type Course } from './course.ts';

/**
 * Grass along a line: tufts of blades `height` pixels long, a strip of them drawn once and repeated across.
 * With `to` the ground below is filled too, so that it frames the picture.
 */
export function grass(options: {
  y: Course;
  height?: number;
  depth?: number;
  of?: string;
  from?: number;
  until?: number;
  seeds?: boolean;
  filled?: boolean;
}): Layer {
  return (canvas) => {
    const { y, height = 60, depth = 0.1, of = 'grass', from = -30, until = canvas.width + 30 } = options;
    const base = typeof y === 'number' ? y : canvas.height;
    if (base > canvas.height * 0.86) canvas.notes.fringes += 1;
    const { seeds = height > 45, filled = true } = options;
    const source = canvas.random('grass');
    const fill = canvas.light.of(of, depth);
    const tuft = (lean: number) => {
      let d = '';
      for (let blade = 0; blade < 9; blade++) {
        const x = (blade - 4) * height * 0.11;
        const tip: Point = [
          x + (x * 0.7 + lean * height) * source.between(0.6, 1.2),
          -height * source.between(0.45, 1),
        ];
        const wide = height * 0.035 + 1;
        d += new Pen(x - wide, height * 0.2)
          .quad(x, tip[1] * 0.5, ...tip)
          .quad(x + wide * 1.6, tip[1] * 0.4, x + wide, height * 0.2)
          .close().d;
        if (seeds && blade % 3 === 1) {
          const [ear, nod] = [height * 0.22, height * 0.05];
          d += new Pen(...tip)
            .quad(tip[0] + nod * 2.4, tip[1] + ear * 0.1, tip[0] + nod * 1.2, tip[1] + ear)
            .quad(tip[0] - nod, tip[1] + ear * 0.5, ...tip)
            .close().d;
        }
      }
      return canvas.thing(`<path d="${d}"/>`);
    };
    const tufts = [tuft(0.16), tuft(-0.1), tuft(0.3)];
    const line = courseLine(source, {
      course: y,
      from,
      to: until,
      rise: height * 0.25,
      wave: 260,
      octaves: 1,
    });
    if (filled) {
      const [start = [0, 0], ...way] = line;
      const pen = new Pen(...start).smooth(way).line(until, canvas.height).line(from, canvas.height);
      canvas.path(pen.close().d, { fill });
    }
    for (let x = from; x < until; x += height * source.between(0.45, 0.8)) {
      const next = line.findIndex(([at]) => at >= x);
      const [before, after] = [line[Math.max(0, next - 1)], line[next]];
      if (before === undefined || after === undefined) continue;
      const share = after[0] === before[0] ? 0 : (x - before[0]) / (after[0] - before[0]);
      const scale = source.pick([0.7, 0.85, 1, 1.15]);
      canvas.use(source.pick(tufts), {
        x,
        y: before[1] + (after[1] - before[1]) * share,
        scale,
        flip: source.next() < 0.4,
        fill,
      });
    }
  };
}
