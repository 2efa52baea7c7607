import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** Both walls of a wooded gorge in a picture of 1200 x 900, torn edges towards a gap in the middle; lit where the light falls in. */
export function gorge({ depth, of = '#4a5c58' }: { depth: number; of?: string }): Layer {
  return (canvas) => {
    const { light } = canvas;
    const source = canvas.random('gorge');
    const wall = light.of(of, depth);
    const side = (sign: 1 | -1) => {
      const edge = [
        [640, 190],
        [400, 214],
        [250, 262],
        [150, 330],
        [124, 392],
        [84, 402],
        [96, 480],
        [60, 530],
        [96, 620],
        [70, 690],
        [130, 770],
        [150, 900],
      ] as const;
      const pen = new Pen(640 + sign * 660, 190);
      for (const [gap, y] of edge)
        pen.line(640 + sign * (gap + source.between(-12, 12)), y + source.between(-8, 8));
      return pen.line(640 + sign * 660, 900).close().d;
    };
    for (const sign of [-1, 1] as const) {
      const isLit = sign > 0 === (light.from === 'left');
      const colour = isLit ? light.lit(wall, 0.12) : light.shade(wall, 0.4);
      canvas.body(side(sign), colour, () => {
        let [cracks, ledges] = ['', ''];
        for (let crack = 0; crack < 16; crack++) {
          const x = 640 + sign * source.between(80, 640);
          const y = source.between(240, 700);
          const long = source.between(60, 220);
          cracks += new Pen(x, y)
            .line(x + source.between(10, 34), y + long * 0.4)
            .line(x + sign * 8, y + long)
            .close().d;
          ledges += new Pen(x - 50, y + 30)
            .quad(x, y + source.between(4, 22), x + source.between(40, 90), y + 34)
            .quad(x, y + 48, x - 50, y + 30)
            .close().d;
        }
        canvas.path(cracks, { fill: light.shade(colour, 0.55), opacity: 0.8 });
        canvas.path(ledges, { fill: light.of('leaf', depth - 0.04), opacity: 0.9 });
      });
    }
  };
}

/** The dark rock at the head of the gorge, over whose lip the fall comes. */
export const headwall: Layer = (canvas) => {
  const wall = new Pen(420, 350)
    .line(560, 322)
    .line(640, 312)
    .line(720, 320)
    .line(860, 356)
    .line(860, 900)
    .line(420, 900);
  canvas.path(wall.close().d, { fill: canvas.light.shade(canvas.light.of('#34484a', 0.16), 0.3) });
};
