import type { Canvas } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { Pen } from '../drawing/pen.ts';

/** A boulder in the water, its foot at a height, with the foam that it parts. */
export function boulder(canvas: Canvas, source: Random, foot: number, size: number, depth: number): void {
  const { light, width } = canvas;
  const x = width * source.between(0.1, 0.9);
  const wide = size * source.between(0.9, 1.6);
  const stone = new Pen(x - wide, foot).smooth([
    [x - wide * 0.7, foot - size * 0.6],
    [x - wide * 0.1, foot - size * 0.95],
    [x + wide * 0.6, foot - size * 0.7],
    [x + wide, foot],
  ]);
  const colour = light.shade(light.of('rock', depth), 0.45);
  canvas.body(stone.close().d, colour, () => {
    canvas.path(
      new Pen(x - wide, foot - size)
        .line(x + wide * 0.3, foot - size)
        .quad(x - wide * 0.4, foot - size * 0.6, x - wide, foot)
        .close().d,
      { fill: light.lit(colour, 0.3) },
    );
  });
  const skirt = new Pen(x - wide * 1.2, foot + size * 0.1).quad(
    x - wide * 0.8,
    foot - size * 0.34,
    x - wide * 0.3,
    foot - size * 0.02,
  );
  skirt.quad(x + wide * 0.4, foot - size * 0.2, x + wide * 1.3, foot + size * 0.1);
  canvas.path(skirt.quad(x, foot + size * 0.3, x - wide * 1.2, foot + size * 0.1).close().d, {
    fill: light.of('foam', Math.max(0.42, depth + 0.06)),
  });
}
