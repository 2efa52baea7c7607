import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/** A table of land far off: its ruled upper line at y from x = from to x = until, its scree running out at `to`. */
export function plateau(options: {
  y: number;
  to: number;
  from: number;
  until: number;
  depth: number;
  of?: string;
}): Layer {
  return (canvas) => {
    const { y, to, from, until, depth, of = 'rock' } = options;
    const { light } = canvas;
    const source = canvas.random('plateau');
    const colour = light.of(of, depth);
    const tall = to - y;
    const scarp = y + tall * 0.4;
    const rim: Point[] = [
      [until, y],
      [until + tall * 0.12, scarp],
      [until + tall * 1.1, to],
    ];
    const wall = new Pen(from - tall * 1.1, to)
      .line(from - tall * 0.12, scarp)
      .line(from, y)
      .through(rim)
      .close();
    let gullies = '';
    for (let x = from - tall * 0.4; x < until + tall; x += tall * source.between(0.4, 1.1)) {
      const foot = to - tall * source.between(0, 0.25);
      gullies += new Pen(x, scarp)
        .line(x + tall * 0.2, foot)
        .line(x + tall * source.between(0.34, 0.6), to)
        .line(x + tall * 0.12, scarp)
        .close().d;
    }
    canvas.body(wall.d, colour, () => {
      canvas.rect(from - tall, y, until - from + tall * 2, tall * 0.4, { fill: light.shade(colour, 0.24) });
      canvas.rect(from - tall, y, until - from + tall * 2, Math.max(3, tall * 0.08), {
        fill: light.lit(colour, 0.35),
      });
      canvas.path(gullies, { fill: light.shade(colour, 0.4), opacity: 0.6 });
    });
  };
}
