import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/**
 * Rows of clipped tea across a slope between `y` and `to`, each nearer one higher: a flat plucked top in the light, a side
 * in its own shade, a dark lane before it. `swell` bends them over the hill, in pixels at its middle.
 */
export function teaHill(options: {
  y: number;
  to: number;
  rows: number;
  of?: string;
  swell?: number;
}): Layer {
  return (canvas) => {
    const { y, to, rows, of = '#6fae3c', swell = 0 } = options;
    const { light, width } = canvas;
    const source = canvas.random('tea hill');
    const leaf = light.of(of, 0.34);
    const [top, side, lane] = [light.lit(leaf, 0.2), light.shade(leaf, 0.36), light.shade(leaf, 0.86)];
    const bend = (x: number) => -swell * Math.sin((Math.PI * x) / width) + 6 * Math.sin(x / 190);
    for (let row = 0; row < rows; row++) {
      const [share, next] = [row, row + 1].map((at) => (at / rows) ** 1.5) as [number, number];
      const [from, until] = [y + (to - y) * share, y + (to - y) * next];
      const high = until - from;
      const lump = Math.max(40, high * 1.5);
      const edge = (at: number, rough: number): Point[] =>
        Array.from({ length: Math.ceil((width + 80) / lump) + 1 }, (_, step): Point => {
          const x = step * lump - 40;
          return [x, at + bend(x) + source.between(-rough, rough) * high];
        });
      const band = (upper: Point[], lower: Point[], fill: string) => {
        const [start = [0, 0], ...way] = upper;
        const [turn = [0, 0], ...back] = lower.toReversed();
        const pen = new Pen(...start)
          .smooth(way)
          .line(...turn)
          .smooth(back);
        canvas.path(pen.close().d, { fill });
      };
      const [crest, brim] = [edge(from, 0.05), edge(from + high * 0.46, 0.06)];
      band(crest, edge(until + 2, 0), lane);
      band(crest, edge(from + high * 0.84, 0.05), side);
      band(crest, brim, top);
      // Young leaves, two and a bud, on the plucked top.
      if (high < 26) continue;
      let buds = '';
      for (let x = 0; x < width; x += high * source.between(0.3, 0.6)) {
        const [at, size] = [from + bend(x) + high * source.between(0.08, 0.36), high * 0.07];
        buds += `M${Math.round(x)} ${Math.round(at)}q${Math.round(-size * 1.6)} ${Math.round(-size)} ${Math.round(-size * 2)} ${Math.round(-size * 2)}q${Math.round(size * 1.8)} 0 ${Math.round(size * 2)} ${Math.round(size * 2)}q${Math.round(size)} ${Math.round(-size * 1.8)} ${Math.round(size * 2)} ${Math.round(-size * 2)}q0 ${Math.round(size * 1.6)} ${Math.round(-size * 2)} ${Math.round(size * 2)}z`;
      }
      canvas.path(buds, { fill: light.lit(top, 0.4), opacity: 0.8 });
    }
  };
}
