import type { Point } from './frame.ts';
import { EDGE, overlap, type Box, type Spot } from './spots.ts';

/** A label with the room that it keeps from another one. */
const grown = ([left, top, right, bottom]: Box): Box => [left - 8, top - 4, right + 8, bottom + 4];

/** How far points on a line are apart by which its length is told, in units at most. */
const STEP = 4;

/** The points within a drawing by which the length of lines is told: x and y in turn. */
function pointsOf({ lines, width, height }: Obstacles): number[] {
  const points: number[] = [];
  for (const line of lines) {
    for (let at = 1; at < line.length; at += 1) {
      const [ax, ay] = line[at - 1]!;
      const [bx, by] = line[at]!;
      const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / STEP);
      for (let n = 0; n < steps; n += 1) {
        const share = (n + 0.5) / steps;
        const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
        if (x > 0 && x < width && y > 0 && y < height) points.push(x, y);
      }
    }
  }
  return points;
}

/** How many units of the lines run through a box. */
function lengthIn([left, top, right, bottom]: Box, points: readonly number[]): number {
  let inside = 0;
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at]!, points[at + 1]!];
    if (left < x + 1 && x < right && top < y + 1 && y < bottom) inside += 1;
  }
  return inside * STEP;
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
  const points = pointsOf(obstacles);
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
        cost: spot.cost + lengthIn(spot.box, points) / 3,
      }))
      .toSorted((a, b) => a.cost - b.cost),
  );
  /** What it costs to leave a label out; a later one is missed less. */
  const missed = (at: number) => 1000 - at;
  // What has least choice chooses first: a dead end is found early.
  const order = free.map((_, at) => at).toSorted((a, b) => free[a]!.length - free[b]!.length);
  let best: (Spot | undefined)[] = [];
  let least = Infinity;
  let tries = 0;
  /** What the labels before a step have chosen. */
  const chosen: (Spot | undefined)[] = [];
  const fits = ({ box }: Spot, step: number) => {
    const room = grown(box);
    for (let before = 0; before < step; before += 1) {
      const other = chosen[before];
      if (other && overlap(room, other.box)) return false;
    }
    return true;
  };
  const search = (step: number, cost: number): void => {
    if (cost >= least || (tries += 1) > PATIENCE) return;
    const at = order[step];
    if (at === undefined) {
      [best, least] = [[...chosen], cost];
      return;
    }
    for (const spot of free[at] ?? []) {
      // The others cost more still.
      if (cost + spot.cost >= least) break;
      if (!fits(spot, step)) continue;
      chosen[step] = spot;
      search(step + 1, cost + spot.cost);
    }
    chosen[step] = undefined;
    search(step + 1, cost + missed(at));
  };
  search(0, 0);
  return free.map((_, at) => best[order.indexOf(at)]);
}
