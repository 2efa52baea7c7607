import type { Canvas, Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';
import { courseAt, type Course } from './course.ts';

/** A clump of broad leaves that fan up from one foot, each with a bright and a shaded half; `lean` tips it. */
function clump(canvas: Canvas, colour: string, size: number, lean: number): string {
  const { light } = canvas;
  const source = canvas.random('clump');
  let [dull, bright] = ['', ''];
  for (let leaf = 0; leaf < 7; leaf++) {
    const angle = ((leaf - 3) * 24 + lean + source.between(-8, 8)) * (Math.PI / 180);
    const long = size * source.pick([0.7, 0.85, 1, 1.1]);
    const [alongX, alongY] = [Math.sin(angle), -Math.cos(angle)];
    const sag = Math.abs(alongX) * long * 0.3;
    const tip = [alongX * long * 1.05, alongY * long + sag] as const;
    const side = (across: number) => {
      const wide = across * size * 0.13;
      return new Pen(0, 0)
        .curve(
          alongX * long * 0.3 - alongY * wide,
          alongY * long * 0.3 + alongX * wide,
          alongX * long * 0.75 - alongY * wide,
          alongY * long * 0.75 + alongX * wide,
          ...tip,
        )
        .quad(alongX * long * 0.55, alongY * long * 0.6, 0, 0)
        .close().d;
    };
    dull += side(1);
    bright += side(-1);
  }
  return canvas.thing(
    `<path d="${dull}" fill="${light.shade(colour, 0.3)}"/><path d="${bright}" fill="${light.lit(colour, 0.16)}"/>`,
  );
}

/**
 * The undergrowth of a rain forest along y: clumps of broad leaves about `size` pixels high that overlap, dark ground
 * below them. It stands before things as well as behind them.
 */
export function undergrowth(options: {
  y: Course;
  size: number;
  depth: number;
  of?: string;
  from?: number;
  until?: number;
  filled?: boolean;
}): Layer {
  return (canvas) => {
    const { y, size, depth, of = 'leaf', from = -40, until = canvas.width + 40, filled = true } = options;
    const { light } = canvas;
    const source = canvas.random('undergrowth');
    const level = courseAt(y);
    const colour = light.of(of, depth);
    if (filled) {
      const pen = new Pen(from, level(from));
      for (let x = from; x <= until; x += 60) pen.line(x, level(x));
      canvas.path(pen.line(until, canvas.height).line(from, canvas.height).close().d, {
        fill: light.shade(colour, 0.35),
      });
    }
    const clumps = [-18, 0, 16].map((lean) => clump(canvas, colour, size, lean));
    for (let x = from; x < until; x += size * source.between(0.45, 0.75)) {
      canvas.use(source.pick(clumps), {
        x,
        y: level(x) + size * source.between(0.02, 0.24),
        scale: source.pick([0.7, 0.85, 1, 1.2]),
        flip: source.next() < 0.5,
      });
    }
  };
}
