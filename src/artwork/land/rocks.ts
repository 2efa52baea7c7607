import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/** Boulders of a pile, the furthest back first: middle, foot, width and height in shares of the pile's own. */
const PILES: readonly (readonly (readonly [
  middle: number,
  foot: number,
  width: number,
  height: number,
])[])[] = [
  [
    [0.12, 0.3, 0.34, 0.72],
    [-0.2, 0.22, 0.42, 0.5],
    [0.3, 0, 0.46, 0.52],
    [-0.34, 0, 0.4, 0.4],
    [-0.02, 0, 0.4, 0.46],
    [0.46, 0, 0.2, 0.2],
    [-0.5, 0, 0.16, 0.16],
  ],
  [
    [-0.22, 0.36, 0.3, 0.66],
    [0.16, 0.28, 0.36, 0.44],
    [-0.12, 0, 0.52, 0.56],
    [0.34, 0, 0.42, 0.42],
    [-0.42, 0, 0.3, 0.3],
    [0.12, 0, 0.24, 0.22],
    [0.54, 0, 0.14, 0.13],
  ],
  [
    [-0.08, 0.5, 0.24, 0.52],
    [0.02, 0.2, 0.62, 0.42],
    [-0.3, 0, 0.5, 0.44],
    [0.26, 0, 0.56, 0.36],
    [-0.02, 0, 0.26, 0.2],
    [0.5, 0, 0.22, 0.16],
  ],
  // A lookout: one broad slab on top.
  [
    [0.02, 0.58, 0.92, 0.3],
    [-0.28, 0.26, 0.5, 0.42],
    [0.28, 0.24, 0.52, 0.44],
    [-0.02, 0, 0.46, 0.46],
    [-0.42, 0, 0.36, 0.36],
    [0.4, 0, 0.38, 0.34],
    [0.14, 0, 0.2, 0.16],
  ],
];

/**
 * A kopje: weathered granite boulders heaped on (x, y), the pile `width` by `height` pixels; four piles to
 * choose from.
 */
export function kopje(options: {
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
  of?: string;
  pile?: 0 | 1 | 2 | 3;
}): Layer {
  return (canvas) => {
    const { x, y, width, height, depth, of = 'rock', pile = 0 } = options;
    const { light } = canvas;
    const source = canvas.random('kopje');
    const colour = light.of(of, depth);
    const away = light.from === 'left' ? 1 : -1;
    canvas.ellipse(x + away * width * 0.06, y, width * 0.62, height * 0.05 + 2, {
      fill: light.dark,
      opacity: 0.4,
    });
    const boulder = (middle: number, foot: number, wide: number, high: number) => {
      const at = (across: number, up: number): Point => [
        middle + across * wide * 0.5 * source.between(0.95, 1.04),
        foot - up * high * source.between(0.96, 1.03),
      ];
      const [start, ...way] = [
        at(-0.8, 0),
        at(-1, 0.36),
        at(-0.8, 0.8),
        at(-0.16, 1),
        at(0.5, 0.94),
        at(0.97, 0.55),
        at(0.84, 0),
      ];
      const body = new Pen(...(start ?? at(0, 0))).smooth(way).close();
      canvas.body(body.d, colour, () => {
        const edge = [at(0.3 * away, 0.66), at(0.02 * away, 0.42), at(0.2 * away, -0.1)];
        const beyond: Point[] = [
          [middle + wide * away, foot + 4],
          [middle + wide * away, foot - high * 1.2],
        ];
        const flank = new Pen(...at(0.2 * away, 1.1)).smooth(edge).through(beyond);
        canvas.path(flank.close().d, { fill: light.shade(colour, 0.5) });
        const [left, high0] = [middle - away * wide, foot - high * 1.3];
        const crown = new Pen(left, high0)
          .line(middle + away * wide, high0)
          .line(middle + away * wide * 0.6, foot - high * 0.92);
        crown.quad(middle, foot - high * 0.8, middle - away * wide * 0.6, foot - high * 0.46);
        canvas.path(crown.close().d, { fill: light.lit(colour, 0.4) });
      });
    };
    for (const [middle, foot, wide, high] of PILES[pile] ?? []) {
      boulder(x + middle * width, y - foot * height, wide * width, high * height);
    }
  };
}
