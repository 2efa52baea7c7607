import type { Layer } from '../../canvas/canvas.ts';
import { Pen } from '../../drawing/pen.ts';

/** A table's top seen from above: boards across the picture, their seams, grain and a few knots. */
export function planks(options: { boards?: number; of?: string; depth?: number } = {}): Layer {
  return (canvas) => {
    const { boards = 5, of = 'wood', depth = 0.36 } = options;
    const { light, width, height } = canvas;
    const source = canvas.random('planks');
    const colour = light.of(of, depth);
    canvas.rect(0, 0, width, height, { fill: colour });
    const tall = height / boards;
    let [grain, seams] = ['', ''];
    for (let board = 0; board < boards; board++) {
      const top = board * tall;
      if (board % 2 === 1) canvas.rect(0, top, width, tall, { fill: light.lit(colour, 0.1) });
      seams += new Pen(0, top)
        .line(width, top)
        .line(width, top + 5)
        .line(0, top + 5)
        .close().d;
      for (let line = 0; line < 4; line++) {
        const y = top + tall * source.between(0.15, 0.9);
        const [from, long] = [source.between(-0.1, 0.7) * width, source.between(0.2, 0.5) * width];
        grain += new Pen(from, y)
          .quad(from + long / 2, y - source.between(4, 14), from + long, y)
          .quad(from + long / 2, y - 2, from, y)
          .close().d;
      }
    }
    canvas.path(grain, { fill: light.shade(colour, 0.35), opacity: 0.6 });
    canvas.path(seams, { fill: light.shade(colour, 0.8), opacity: 0.7 });
  };
}
