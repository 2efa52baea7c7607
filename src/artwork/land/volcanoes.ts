import type { Layer } from '../canvas/canvas.ts';
import { hatch } from '../canvas/tiles.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { seat } from './seat.ts';

/**
 * A volcano with hollow flanks, its top at (x, y). `crater` is the mouth's share of the width (0 a point),
 * `green` how far forest climbs up from the foot (share of the height), `seated` how far the foot dissolves in mist.
 */
export function cone(options: {
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
  crater?: number;
  green?: number;
  of?: string;
  seated?: number;
}): Layer {
  return (canvas) => {
    const { x, y, width, height, depth, crater = 0.1, green = 0, of = 'rock', seated = 0.92 } = options;
    const { light } = canvas;
    const source = canvas.random('cone');
    const [half, mouth, foot] = [width / 2, (width * crater) / 2, y + height];
    const pen = new Pen(x - half, foot);
    pen.curve(x - half * 0.5, foot - height * 0.14, x - mouth - half * 0.2, y + height * 0.36, x - mouth, y);
    if (mouth > 3) pen.quad(x - mouth * 0.3, y + mouth * 0.55, x + mouth, y + mouth * 0.16);
    pen.curve(
      x + mouth + half * 0.22,
      y + height * 0.38,
      x + half * 0.5,
      foot - height * 0.12,
      x + half,
      foot,
    );
    const colour = light.of(of, depth);
    pen.close();
    const away = light.from === 'left' ? 1 : -1;
    const rim: Point = [x + mouth * 0.4 * away, y - 10];
    const spur = Array.from({ length: 7 }, (_, at): Point => {
      const share = (at + 1) / 7;
      const swing = half * 0.07 * (at % 2 === 0 ? 1 : -0.8) * source.between(0.4, 1) * share;
      return [x + away * (mouth * 0.3 + half * 0.24 * share) + swing, y + height * share];
    });
    let ribs = '';
    for (let rib = 0; rib < 6; rib++) {
      const share = source.between(0.2, 0.62);
      const side = rib < 3 ? -1 : 1;
      const left = x + side * (mouth + half * share * source.between(0.1, 0.5));
      const long = height * source.between(0.16, 0.3);
      const lean = side * half * 0.12;
      ribs += new Pen(left, y + height * share)
        .quad(left + lean * 0.3, y + height * share + long * 0.6, left + lean, y + height * share + long)
        .quad(left + lean * 0.9, y + height * share + long * 0.5, left, y + height * share)
        .close().d;
    }
    canvas.body(pen.d, colour, () => {
      if (green > 0) {
        const line = Array.from({ length: 24 }, (_, at): Point => {
          const climb = green * (0.8 + 0.2 * Math.sin(at * 1.7)) + (at % 2 === 0 ? 0.05 : 0);
          return [x - half + (width * at) / 23, foot - height * climb * source.between(0.8, 1.1)];
        });
        const forest = new Pen(x - half, foot).through([...line, [x + half, foot]]).close();
        canvas.path(forest.d, { fill: light.of('leaf', depth) });
      }
      const flank: Point[] = [...spur, [x + half * away, foot], [x + half * away, y - 10]];
      canvas.path(ribs, { fill: light.shade(colour, 0.7), opacity: 0.35 });
      const shaded = new Pen(...rim).through(flank).close().d;
      canvas.path(shaded, { fill: light.shade(colour, 0.75), opacity: 0.6 - depth * 0.2 });
      canvas.path(shaded, { fill: hatch(canvas, light.shadow), opacity: 0.28 - depth * 0.18 });
      seat(canvas, { x: x - half, width, y, base: foot }, seated);
    });
  };
}
