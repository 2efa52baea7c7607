import type { Layer } from '../canvas/canvas.ts';
import { points } from '../drawing/points.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/**
 * A wooded bank that comes down to a river: round crowns along a line of points from the picture's edge to its tip at the
 * water, in ranks that darken towards us. `foot` is where it meets the water; `crown` is how large the nearest trees are.
 */
export function riverBank(options: {
  edge: string;
  foot: number;
  crown?: number;
  of?: string;
  depth?: number;
  /** How many ranks of trees stand before each other. */
  ranks?: number;
  /** Trees along its foot as well, where it ends on land. */
  hem?: boolean;
}): Layer {
  return (canvas) => {
    const { foot, crown = 34, of = 'leaf', depth = 0.34, ranks = 2, hem = false } = options;
    const { light } = canvas;
    const edge = points(options.edge).map(([x, y]): Point => [x, y]);
    const source = canvas.random('river bank');
    const leaf = light.of(of, depth);
    const rank = (drop: number, size: number) => {
      let [crowns, lights] = ['', ''];
      const line: Point[] = [];
      edge.slice(1).forEach(([right, low], at) => {
        const [left, high] = edge[at] ?? [right, low];
        const steps = Math.max(1, Math.round(Math.abs(right - left) / (size * 0.8)));
        for (let step = 0; step < steps; step++) {
          const share = (step + source.between(0.1, 0.9)) / steps;
          const x = left + (right - left) * share;
          const y = Math.min(foot - size * 0.7, high + (low - high) * share + drop);
          const r = size * source.between(0.6, 1.1);
          line.push([x, y]);
          crowns += new Pen(x - r, y)
            .half(r, r * source.between(0.8, 1.2), x + r, y)
            .half(r, r * 0.8, x - r, y)
            .close().d;
          const l = r * 0.5;
          const shift = light.from === 'left' ? -0.3 : 0.3;
          lights += new Pen(x + r * shift - l, y - r * 0.3)
            .half(l, l * 0.8, x + r * shift + l, y - r * 0.3)
            .half(l, l * 0.3, x + r * shift - l, y - r * 0.3)
            .close().d;
        }
      });
      const [first, last] = [line[0], line.at(-1)];
      if (first === undefined || last === undefined) return { mass: '', crowns, lights };
      const body = new Pen(...(edge[0] ?? first))
        .through(line)
        .line(last[0] + Math.sign(last[0] - first[0]) * size * 0.5, foot);
      return { mass: body.line(edge[0]?.[0] ?? first[0], foot).close().d, crowns, lights };
    };
    for (let at = 0; at < ranks; at++) {
      const { mass, crowns, lights } = rank(crown * 1.4 * at, crown * (0.7 + 0.3 * Math.min(1, at)));
      const fill = light.shade(leaf, 0.22 * Math.min(1, at) + 0.06 * at);
      canvas.path(mass, { fill });
      canvas.path(crowns, { fill });
      canvas.path(lights, { fill: light.lit(fill, 0.16), opacity: 0.6 });
    }
    const [first, last] = [edge[0], edge.at(-1)];
    if (!hem || first === undefined || last === undefined) return;
    let trees = '';
    const step = Math.sign(last[0] - first[0]) * crown * 0.9;
    for (let at = 0; at < 9; at++) {
      const r = crown * source.between(0.6, 1);
      const x = last[0] + crown * 0.3 - step * at;
      trees += new Pen(x - r, foot - r * 0.1)
        .half(r, r * 0.9, x + r, foot - r * 0.1)
        .half(r, r * 0.7, x - r, foot - r * 0.1)
        .close().d;
    }
    canvas.path(trees, { fill: light.shade(leaf, 0.28 + 0.06 * ranks) });
  };
}
