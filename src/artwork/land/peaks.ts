import type { Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf, type Way } from '../drawing/points.ts';
import { mix } from '../light/colour.ts';
import { hatch } from '../canvas/tiles.ts';
import { jagged } from './jagged.ts';
import { seat } from './seat.ts';

/**
 * A snow line about y: it sinks and climbs as the slopes do, hangs in broad sheets here and in long tongues there, and
 * each tongue leans the way of its slope.
 */
function snowEdge(source: Random, from: number, to: number, y: number, step: number): Point[] {
  const points: Point[] = [];
  const phase = source.between(0, 6);
  for (let x = from; x < to;) {
    const wide = step * source.pick([0.5, 0.8, 1.4, 2.4]);
    const level = y + step * (Math.sin(x / 97 + phase) + Math.sin(x / 41 + phase * 2) * 0.6);
    const tongue = step * source.pick([0.5, 0.9, 1.6, 3.4]);
    const lean = Math.sin(x / 70 + phase) * tongue * 0.3;
    points.push(
      [x, level - step * source.between(0.2, 1)],
      [x + wide * 0.4 + lean, level + tongue],
      [x + wide * 0.6 + lean * 0.6, level + tongue * 0.5],
    );
    x += wide;
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
      const foot: Point = [summit[0] + away * drop * source.between(-0.06, 0.22), base];
      const spur = jagged(source, summit, foot, 5, drop * 0.13);
      const edge: Point[] = [[gully[0] + away * 12, base], ...jagged(source, [gully[0], base], gully, 4, 16)];
      shaded += new Pen(summit[0], summit[1] - 20)
        .through([...spur, ...edge, [gully[0], summit[1] - 20]])
        .close().d;
      // Buttresses on the bright side: a point above, a broken edge below.
      for (const [share, out] of [
        [0.16, 0.16],
        [0.3, 0.42],
        [0.46, 0.24],
      ] as const) {
        const [x, y] = [summit[0] - away * drop * share * out * 2, summit[1] + drop * share];
        const long = drop * source.between(0.2, 0.34);
        const low: Point[] = [
          [x - away * long * 0.16, y + long * 0.4],
          [x - away * long * 0.1, y + long * 0.5],
          [x - away * long * 0.36, y + long],
          [x + away * long * 0.06, y + long * 0.74],
          [x + away * long * 0.1, y + long * 0.36],
        ];
        ribs += new Pen(x, y).through(low).close().d;
      }
    });
    canvas.body(pen.d, colour, () => {
      if (snow !== undefined) {
        const edge = snowEdge(source, left[0], right[0], snow, 24);
        const ice = light.lit(light.of('snow', depth * 0.75 + 0.12), 0.5);
        canvas.path(new Pen(right[0], 0).line(left[0], 0).through(edge).close().d, { fill: ice });
      }
      canvas.path(ribs, { fill: mix(colour, light.shadow, 0.25), opacity: 0.72 });
      canvas.path(shaded, { fill: light.shade(colour, 0.75), opacity: 0.7 - depth * 0.3 });
      canvas.path(shaded, { fill: hatch(canvas, light.shadow), opacity: 0.3 - depth * 0.2 });
      const top = Math.min(...summits.map(([, y]) => y));
      seat(canvas, { x: left[0], width: right[0] - left[0], y: top, base }, seated);
    });
  };
}
