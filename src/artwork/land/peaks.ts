import type { Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf, type Way } from '../drawing/points.ts';
import { hatch } from '../canvas/tiles.ts';
import { jagged } from './jagged.ts';
import { seat } from './seat.ts';

/** A snow line: teeth about `step` pixels wide hanging from y, some of them long tongues of ice. */
function snowEdge(source: Random, from: number, to: number, y: number, step: number): Point[] {
  const points: Point[] = [];
  for (let x = from; x < to; x += step * source.between(0.7, 1.3)) {
    const tongue = step * source.pick([0.7, 1.2, 1.9, 3.2]);
    points.push([x, y - step * source.between(0, 0.8)], [x + step * 0.45, y + tongue]);
  }
  return points;
}

/**
 * Saw-tooth mountains through their summits (from left to right), standing on `base`: lit and shaded planes
 * parted by a spur below every summit. Above `snow` (a height in pixels) they are white.
 */
export function massif(options: {
  summits: Way;
  base: number;
  depth: number;
  snow?: number;
  of?: string;
  /** Slope of the outer flanks: pixels across per pixel up. */
  slope?: number;
  /** How far its foot dissolves into mist, 0..1. */
  seated?: number;
}): Layer {
  return (canvas) => {
    const summits = pointsOf(options.summits);
    const { base, depth, snow, of = 'rock', slope = 1.05, seated = 0.94 } = options;
    const source = canvas.random('massif');
    const { light } = canvas;
    const [first = [0, 0], last = [0, 0]] = [summits[0], summits.at(-1)];
    const left: Point = [first[0] - (base - first[1]) * slope, base];
    const right: Point = [last[0] + (base - last[1]) * slope, base];
    const saddles = summits.slice(1).map((after, at): Point => {
      const before = summits[at] ?? after;
      const x = before[0] + (after[0] - before[0]) * source.between(0.4, 0.6);
      return [
        x,
        Math.min(base, Math.max(before[1], after[1]) + (after[0] - before[0]) * source.between(0.28, 0.42)),
      ];
    });
    const corners = summits.flatMap((summit, at): Point[] => [summit, saddles[at] ?? right]);
    const pen = new Pen(...left);
    let from = left;
    for (const to of corners) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      pen.through(jagged(source, from, to, Math.max(3, Math.round(length / 46)), length * 0.035));
      from = to;
    }
    const colour = light.of(of, depth);
    pen.close();
    const away = light.from === 'left' ? 1 : -1;
    let shaded = '';
    let ribs = '';
    summits.forEach((summit, at) => {
      const gully = (away > 0 ? saddles[at] : saddles[at - 1]) ?? (away > 0 ? right : left);
      const drop = base - summit[1];
      const foot: Point = [summit[0] + away * drop * source.between(0.02, 0.2), base];
      const spur = jagged(source, summit, foot, 7, drop * 0.075);
      const edge: Point[] = [[gully[0] + away * 12, base], ...jagged(source, [gully[0], base], gully, 4, 16)];
      shaded += new Pen(summit[0], summit[1] - 20)
        .through([...spur, ...edge, [gully[0], summit[1] - 20]])
        .close().d;
      for (const share of [0.22, 0.42, 0.58]) {
        const [x, y] = [summit[0] - away * drop * share * source.between(0.3, 0.5), summit[1] + drop * share];
        const long = drop * source.between(0.16, 0.3);
        const tail: Point[] = [
          [x - away * long * 0.34, y + long],
          [x + away * long * 0.1, y + long * 0.56],
        ];
        ribs += new Pen(x, y).through(tail).close().d;
      }
    });
    canvas.body(pen.d, colour, () => {
      if (snow !== undefined) {
        const edge = snowEdge(source, left[0], right[0], snow, 24);
        const ice = light.lit(light.of('snow', depth * 0.75 + 0.12), 0.5);
        canvas.path(new Pen(right[0], 0).line(left[0], 0).through(edge).close().d, { fill: ice });
      }
      canvas.path(ribs, { fill: light.shade(colour, 0.6), opacity: 0.35 });
      canvas.path(shaded, { fill: light.shade(colour, 0.75), opacity: 0.7 - depth * 0.3 });
      canvas.path(shaded, { fill: hatch(canvas, light.shadow), opacity: 0.3 - depth * 0.2 });
      const top = Math.min(...summits.map(([, y]) => y));
      seat(canvas, { x: left[0], width: right[0] - left[0], y: top, base }, seated);
    });
  };
}
