import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf, type Way } from '../drawing/points.ts';
import { courseAt } from './course.ts';

/**
 * A terraced hill: its crest through some points, its fields in strips that follow the crest downwards, cut by
 * hedges. `of` lists the crops, from the material names or as colours.
 */
export function terraces(options: {
  crest: Way;
  depth: number;
  to?: number;
  strips?: number;
  of?: readonly string[];
}): Layer {
  return (canvas) => {
    const crest = pointsOf(options.crest);
    const {
      depth,
      to = canvas.height,
      strips = 7,
      of = ['grass', 'leaf', 'sand', 'grass', 'earth', 'leaf'],
    } = options;
    const { light } = canvas;
    const source = canvas.random('terraces');
    const [left = [0, 0], right = [0, 0]] = [crest[0], crest.at(-1)];
    const height = courseAt(crest);
    const contour = (share: number) =>
      Array.from({ length: 9 }, (_, at): Point => {
        const x = left[0] + ((right[0] - left[0]) * at) / 8;
        return [x, height(x) + (to - height(x)) * share + Math.sin(at * 1.9 + share * 5) * 5];
      });
    const colours = Array.from({ length: strips }, (_, strip) => {
      return light.of(of[strip % of.length] ?? 'grass', Math.max(0.12, depth - 0.12 * (strip / strips)));
    });
    const strip = (share: number) => {
      const [start = left, ...way] = contour(share);
      return new Pen(...start).smooth(way).line(right[0], to).line(left[0], to).close().d;
    };
    canvas.body(strip(0), colours[0] ?? '', () => {
      for (let at = 1; at < strips; at++) {
        const share = (at / strips) ** 1.15;
        const fill = colours[at] ?? '';
        canvas.path(strip(share - 0.022), { fill: light.shade(fill, 0.5) });
        canvas.path(strip(share), { fill });
        const patch = contour(share);
        const from = source.whole(0, 4);
        const piece = patch.slice(from, from + source.whole(3, 5));
        const lower = contour(((at + 1) / strips) ** 1.15)
          .slice(from, from + piece.length)
          .reverse();
        const [start = left, ...way] = piece;
        const pen = new Pen(...start)
          .smooth(way)
          .line(...(lower[0] ?? start))
          .smooth(lower.slice(1));
        canvas.path(pen.close().d, {
          fill: light.of(source.pick(of), Math.max(0.12, depth - 0.1)),
          opacity: 0.85,
        });
      }
    });
  };
}
