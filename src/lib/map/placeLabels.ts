import type { Point } from './frame.ts';
import { boxAt, EDGE, type Box, type Spot } from './spots.ts';

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
/** A label with the room that it keeps from another one. */
const grown = ([left, top, right, bottom]: Box): Box => [left - 8, top - 4, right + 8, bottom + 4];

/** How many units of a line run through a box, in steps of a few units. */
function lengthIn(box: Box, line: readonly Point[]): number {
  const step = 4;
  return line.slice(1).reduce((sum, [bx, by], at) => {
    const [ax, ay] = line[at] ?? [bx, by];
    const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / step);
    const inside = Array.from({ length: steps }, (_, n) => (n + 0.5) / steps).filter((share) =>
      overlap(box, boxAt(ax + (bx - ax) * share, ay + (by - ay) * share, 1, 1)),
    );
    return sum + inside.length * step;
  }, 0);
}

/** What labels keep clear of: the frame's edge and boxes wholly, lines where they can. */
export interface Obstacles {
  width: number;
  height: number;
  boxes: readonly Box[];
  lines: readonly (readonly Point[])[];
  /** Units that labels stay away from the edges, where it is not the usual. */
  edge?: number;
}

/** How many arrangements are tried before the best one so far is taken. */
const PATIENCE = 20_000;

/**
 * Finds a place for each label, so that none covers another one or a box, and none leaves the frame. The same labels
 * always get the same places.
 * @param labels the spots of each label, the most important label first
 * @returns a spot for each; undefined for a label that finds no room, which is the last one if it can be
 */
export function placeLabels(
  labels: readonly (readonly Spot[])[],
  obstacles: Obstacles,
): (Spot | undefined)[] {
  const edge = obstacles.edge ?? EDGE;
  const free = labels.map((spots) =>
    spots
      .filter(
        ({ box }) =>
          box[0] >= edge &&
          box[1] >= edge &&
          box[2] <= obstacles.width - edge &&
          box[3] <= obstacles.height - edge,
      )
      .filter(({ box }) => !obstacles.boxes.some((taken) => overlap(box, taken)))
      .map((spot) => ({
        ...spot,
        cost: spot.cost + obstacles.lines.reduce((sum, line) => sum + lengthIn(spot.box, line), 0) / 3,
      }))
      .toSorted((a, b) => a.cost - b.cost),
  );
  /** What it costs to leave a label out; a later one is missed less. */
  const missed = (at: number) => 1000 - at;
  // What has least choice chooses first: a dead end is found early.
  const order = free.map((_, at) => at).toSorted((a, b) => free[a]!.length - free[b]!.length);
  let best = new Map<number, Spot>();
  let least = Infinity;
  let tries = 0;
  const search = (step: number, chosen: ReadonlyMap<number, Spot>, cost: number): void => {
    if (cost >= least || (tries += 1) > PATIENCE) return;
    const at = order[step];
    if (at === undefined) {
      [best, least] = [new Map(chosen), cost];
      return;
    }
    const others = [...chosen.values()];
    const fitting = (free[at] ?? []).filter(
      ({ box }) => !others.some((other) => overlap(grown(box), other.box)),
    );
    for (const spot of fitting) search(step + 1, new Map([...chosen, [at, spot]]), cost + spot.cost);
    search(step + 1, chosen, cost + missed(at));
  };
  search(0, new Map(), 0);
  return free.map((_, at) => best.get(at));
}
