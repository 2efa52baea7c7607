import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const [FUR, SLEEPER, LAMP] = ['#e8a040', '#1d1020', '#ffd36b'];

/** Into how many steps the way from one knot to the next is cut. */
const FINE = 160;

/** Knots of a tail's middle, from the root to the tip, each with half its width. */
export type Way = readonly Knot[];

const between = (one: Knot, two: Knot, share: number): [number, number, number] =>
  [0, 1, 2].map((k) => one[k]! + (two[k]! - one[k]!) * share) as [number, number, number];

/** The curve that `limb` draws through a way's knots, in `fine` steps a knot. */
function traced(way: Way, fine: number): [number, number, number][] {
  return way.slice(1, -1).flatMap((knot, at) => {
    const next = way[at + 2]!;
    const [from, to] = [
      between(way[at]!, knot, 0.5),
      at === way.length - 3 ? next : between(knot, next, 0.5),
    ];
    return Array.from({ length: fine }, (_, step) =>
      between(between(from, knot, step / fine), between(knot, to, step / fine), step / fine),
    );
  });
}

/** What lies `side` half widths beside the curve at one of its points. */
function beside(curve: readonly Knot[], at: number, side: number): [number, number] {
  const [x, y, half = 0] = curve[at]!;
  const [before, after] = [curve[Math.max(0, at - 1)]!, curve[Math.min(curve.length - 1, at + 1)]!];
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
  const reach = (side * half) / Math.hypot(dx, dy);
  return [Math.round(x - dy * reach), Math.round(y + dx * reach)];
}

/** A lion's tail that parts, from a share of its length on, into two rails on sleepers. */
export function tailOfRails(way: Way, earth: string, from: number): Layer[] {
  const curve = traced(way, FINE);
  /** How far the tail has parted at a point of the curve. */
  const parted = (at: number) => Math.min(1, (at - start) / FINE / 0.75);
  const start = Math.round(curve.length * from);
  const [sleepers, inner]: [string[], string[]] = [[], []];
  let gone = 0;
  for (let at = start + 1; at < curve.length; at += 1) {
    gone += Math.hypot(curve[at]![0] - curve[at - 1]![0], curve[at]![1] - curve[at - 1]![1]);
    const half = curve[at]![2]!;
    if (gone < half * 1.8) continue;
    gone = 0;
    const reach = 0.7 + 0.8 * parted(at);
    const tie = (out: number) =>
      limb([
        [...beside(curve, at, -out), Math.round(half * 0.32)],
        [...beside(curve, at, out), Math.round(half * 0.32)],
      ]);
    sleepers.push(tie(reach));
    inner.push(tie(0.58 * parted(at)));
  }
  const every = curve.map((_, at) => at).filter((at) => at >= start && (at - start) % (FINE / 4) === 0);
  return [
    cut(SLEEPER, ...sleepers),
    cut(FUR, limb(way)),
    cut(
      earth,
      outline([
        ...every.map((at): Knot => [...beside(curve, at, 0.56 * parted(at)), 0]),
        ...every.toReversed().map((at): Knot => [...beside(curve, at, -0.56 * parted(at)), 0]),
      ]),
    ),
    cut(SLEEPER, ...inner),
  ];
}

/** The night train as the tuft of that tail: from its last coach to the engine, each end with its height. */
export function trainAsTuft(tail: Knot, head: Knot, coaches: number): Layer[] {
  const at = (along: number, up: number): [number, number] => {
    // Nearer coaches look longer.
    const [x, y, high] = between(tail, head, along ** 0.85);
    return [Math.round(x), Math.round(y - high * up)];
  };
  const piece = (from: number, to: number, low: number, high: number): string =>
    outline([
      [...at(from, low), 1],
      [...at(to, low), 1],
      [...at(to, high), 1],
      [...at(from, high), 1],
    ]);
  const long = 1 / (coaches + 1);
  return [
    cut(
      SLEEPER,
      ...Array.from({ length: coaches }, (_, n) => piece(n * long, (n + 0.94) * long, 0.1, 1)),
      outline([
        [...at(1 - long, 0.1), 1],
        [...at(1, 0.1), 1],
        [...at(1.02, 0.5), 1],
        [...at(1 - long * 0.25, 1.06), 1],
        [...at(1 - long, 1.06), 1],
      ]),
      piece(0, 1, 0.05, 0.22),
    ),
    cut(
      LAMP,
      ...Array.from({ length: coaches }, (_, n) =>
        Array.from({ length: 5 }, (_w, w) =>
          piece((n + 0.1 + w * 0.16) * long, (n + 0.2 + w * 0.16) * long, 0.5, 0.76),
        ).join(''),
      ),
      piece(1 - long * 0.26, 1 - long * 0.1, 0.6, 0.84),
    ),
  ];
}
