import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { outline, panel } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';
import type { Knot } from '../../drawing/points.ts';
import { random } from '../../canvas/random.ts';

/** The middle of a neck, from its foot up, and half its thickness there. */
type Spine = readonly (readonly [x: number, y: number, half: number])[];

/** A place on the spine: the point, half the thickness, and the way it goes. */
interface Place {
  x: number;
  y: number;
  half: number;
  way: Point;
}

/** The spine as a soft curve through its knots, in small steps. */
function steps(spine: Spine, fine: number): Place[] {
  const knot = (at: number) => spine[Math.max(0, Math.min(spine.length - 1, at))]!;
  const soft = (axis: 0 | 1 | 2, at: number, t: number) => {
    const [a, b, c, d] = [knot(at - 1)[axis], knot(at)[axis], knot(at + 1)[axis], knot(at + 2)[axis]];
    return b + ((c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3) / 2;
  };
  const spots = spine.slice(1).flatMap((_, at) =>
    Array.from({ length: fine }, (__, step) => {
      const t = step / fine;
      return [soft(0, at, t), soft(1, at, t), soft(2, at, t)] as const;
    }),
  );
  return spots.map(([x, y, half], at) => {
    const [before, after] = [spots[Math.max(0, at - 1)]!, spots[Math.min(spots.length - 1, at + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    return { x, y, half, way: [dx / long, dy / long] };
  });
}

/** A point beside the spine: -1 on its left edge, 1 on its right. */
const beside = ({ x, y, half, way: [dx, dy] }: Place, side: number): Point => [
  x - dy * half * side,
  y + dx * half * side,
];

/** The outline of the neck. */
function neckOf(spine: Spine): string {
  const places = steps(spine, 3);
  const edge = (side: number) =>
    places.map((place, at): Knot => [...beside(place, side), at === 0 || at === places.length - 1 ? 1 : 0]);
  return outline([...edge(-1), ...edge(1).toReversed()]);
}

/** The middle of a patch, half the neck's thickness there, and whether enough of the patch lies on the neck. */
type Middle = readonly [x: number, y: number, half: number, isSeen: boolean];

/** The middles of the patches, row over row along the neck, one row shifted against the next. */
function middles(spine: Spine, across: number): Middle[] {
  const source = random('coat');
  const places = steps(spine, 40);
  const found: Middle[] = [];
  let gone = 0;
  let row = 0;
  places.forEach((place, at) => {
    const next = places[at + 1];
    if (next === undefined) return;
    const pitch = (place.half * 2) / across;
    if (gone <= 0) {
      gone += pitch * 1.02;
      row += 1;
      for (let column = -1; column <= across; column += 1) {
        const side =
          ((column + (row % 2 === 0 ? 0.25 : 0.75) + source.between(-0.17, 0.17)) / across) * 2 - 1;
        const [x, y] = beside(place, side);
        const slip = source.between(-0.2, 0.2) * pitch;
        found.push([x + place.way[0] * slip, y + place.way[1] * slip, place.half, Math.abs(side) < 1.4]);
      }
    }
    gone -= Math.hypot(next.x - place.x, next.y - place.y);
  });
  return found;
}

/** What of a polygon lies on the near side of a line, given by a point on it and its normal. */
function clipped(ring: readonly Point[], [px, py]: Point, [nx, ny]: Point): Point[] {
  const depth = ([x, y]: Point) => (x - px) * nx + (y - py) * ny;
  return ring.flatMap((here, at): Point[] => {
    const next = ring[(at + 1) % ring.length]!;
    const [a, b] = [depth(here), depth(next)];
    const own: Point[] = a <= 0 ? [here] : [];
    if (a <= 0 === b <= 0) return own;
    const t = a / (a - b);
    return [...own, [here[0] + (next[0] - here[0]) * t, here[1] + (next[1] - here[1]) * t]];
  });
}

/** A giraffe's neck whose patches are lands and whose pale lines are the roads between them. */
export function roadCoat(
  spine: Spine,
  {
    across,
    road,
    line,
    patch,
    lands,
  }: {
    across: number;
    /** How wide a road is, in shares of the neck's half. */
    road: number;
    line: string;
    patch: string;
    /** Patches in another ink: a point in each, and what is seen in it. */
    lands: readonly (readonly [x: number, y: number, ink: string, ...seen: readonly Layer[]])[];
  },
  ...over: readonly Layer[]
): Layer {
  const seeds = middles(spine, across);
  const nearest = (x: number, y: number) =>
    seeds.reduce((best, seed) =>
      Math.hypot(seed[0] - x, seed[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? seed : best,
    );
  const inks = new Map(lands.map(([x, y, ink, ...seen]) => [nearest(x, y), { ink, seen }]));
  const views: Layer[] = [];
  const shapes = new Map<string, string[]>();
  for (const seed of seeds) {
    const [x, y, half, isSeen] = seed;
    if (!isSeen) continue;
    const reach = (half * 2.2) / across;
    let ring: Point[] = Array.from({ length: 10 }, (_, at) => {
      const angle = (at / 10) * Math.PI * 2;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    for (const [ox, oy] of seeds) {
      const away = Math.hypot(ox - x, oy - y);
      if (away === 0 || away > reach * 2) continue;
      const [nx, ny] = [(ox - x) / away, (oy - y) / away];
      const inset = away / 2 - (road * half) / 2;
      ring = clipped(ring, [x + nx * inset, y + ny * inset], [nx, ny]);
    }
    if (ring.length < 3) continue;
    const { ink, seen } = inks.get(seed) ?? { ink: patch, seen: [] };
    const rounded = ring.map(([rx, ry]): Knot => [Math.round(rx), Math.round(ry), Math.round(half * 0.055)]);
    if (seen.length > 0) views.push(within(ink, panel(rounded), ...seen));
    else shapes.set(ink, [...(shapes.get(ink) ?? []), panel(rounded)]);
  }
  return within(
    line,
    neckOf(spine),
    ...[...shapes].map(([ink, paths]) => cut(ink, ...paths)),
    ...views,
    ...over,
  );
}
