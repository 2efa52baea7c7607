import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/** A tower of rock on (x, y), in facets: Fischer's Tower when about three times as high as wide. */
export function pillar(options: {
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
  of?: string;
}): Layer {
  return (canvas) => {
    const { x, y, width, height, depth, of = 'rock' } = options;
    const { light } = canvas;
    const source = canvas.random('pillar');
    const colour = light.of(of, depth);
    const away = light.from === 'left' ? 1 : -1;
    const at = (across: number, up: number): Point => [
      x + away * (across * 0.5 + source.between(-0.03, 0.03)) * width,
      y - up * height,
    ];
    const [start, ...way] = [
      at(-1.15, 0),
      at(-0.74, 0.12),
      at(-0.7, 0.3),
      at(-0.56, 0.44),
      at(-0.6, 0.62),
      at(-0.4, 0.78),
      at(-0.34, 0.93),
      at(-0.1, 0.97),
      at(0.06, 0.9),
      at(0.2, 1),
      at(0.42, 0.9),
      at(0.4, 0.74),
      at(0.62, 0.6),
      at(0.58, 0.38),
      at(0.8, 0.26),
      at(0.82, 0.1),
      at(1.3, 0),
    ];
    const body = new Pen(...(start ?? at(0, 0))).through(way).close();
    canvas.body(body.d, colour, () => {
      const edge = [
        at(0.1, 0.8),
        at(-0.06, 0.66),
        at(0.16, 0.46),
        at(-0.02, 0.28),
        at(0.2, 0.12),
        at(0.1, 0),
        at(2, 0),
        at(2, 1.1),
      ];
      canvas.path(new Pen(...at(0, 1.1)).through(edge).close().d, { fill: light.shade(colour, 0.5) });
      const facet = new Pen(...at(-0.34, 0.93)).through([
        at(-0.24, 0.66),
        at(-0.4, 0.4),
        at(-0.3, 0.1),
        at(-1.2, 0),
        at(-0.9, 1),
      ]);
      canvas.path(facet.close().d, { fill: light.lit(colour, 0.3) });
      const cracks = [0.24, 0.5, 0.72].map(
        (up) =>
          new Pen(...at(-0.7, up)).through([at(0, up - 0.03), at(0.7, up + 0.02), at(0, up - 0.05)]).close()
            .d,
      );
      canvas.path(cracks.join(''), { fill: light.shade(colour, 0.8), opacity: 0.5 });
    });
  };
}
