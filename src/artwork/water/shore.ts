import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf, type Way } from '../drawing/points.ts';

/** A beach with the last of a wave on it: sand below the shore line through `shore`, a wet rim, two lines of foam. */
export function beach(options: { shore: Way; of?: string; depth?: number }): Layer {
  return (canvas) => {
    const shore = pointsOf(options.shore);
    const { of = 'sand', depth = 0.3 } = options;
    const { light, width, height } = canvas;
    const source = canvas.random('beach');
    const sand = light.of(of, depth);
    const edge = (lower: number, loose: number): Pen => {
      const points = shore.map(([x, y]): Point => [x, y + lower + source.between(-loose, loose)]);
      const [start = [0, 0], ...way] = points;
      return new Pen(...start).smooth(way);
    };
    const below = (pen: Pen) =>
      pen
        .line(width + 40, height)
        .line(-40, height)
        .close().d;
    canvas.path(edge(-34, 6).d, { stroke: light.of('foam', 0.3), width: 5, opacity: 0.55 });
    canvas.path(below(edge(-12, 5)), { fill: light.of('foam', 0.25) });
    canvas.path(below(edge(0, 3)), { fill: light.shade(sand, 0.25) });
    canvas.path(below(edge(26, 8)), { fill: sand });
    canvas.path(below(edge(96, 14)), { fill: light.lit(sand, 0.28) });
  };
}
