import type { Point } from './frame.ts';

/** A rectangle of a drawing: its left, upper, right and lower edge. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A place where a label may stand; of several free ones that of the least cost is taken. */
export interface Spot {
  box: Box;
  anchor: 'start' | 'middle' | 'end';
  cost: number;
}

/** Units that labels stay away from the edges of the drawing, which are under its frame. */
export const EDGE = 20;

/** The rectangle of that size whose upper left corner is there. */
export const boxAt = (x: number, y: number, width: number, height: number): Box => [
  x,
  y,
  x + width,
  y + height,
];

/**
 * The spots around a mark, those beside it first: eight sides, and each again a little farther off.
 * @param mark the rectangle of the mark, which the label keeps `gap` units away from
 */
export function spotsAround(mark: Box, width: number, height: number, gap = 8): Spot[] {
  const middle = (mark[0] + mark[2] - width) / 2;
  const centre = (mark[1] + mark[3] - height) / 2;
  return [gap, 4 * gap].flatMap((away, ring) => {
    const [left, right] = [mark[0] - away - width, mark[2] + away];
    const [above, below] = [mark[1] - away - height, mark[3] + away];
    const sides: [x: number, y: number, anchor: Spot['anchor'], cost: number][] = [
      [right, centre, 'start', 0],
      [left, centre, 'end', 1],
      [middle, above, 'middle', 2],
      [middle, below, 'middle', 2],
      [mark[2] - 4, above + gap, 'start', 3],
      [mark[2] - 4, below - gap, 'start', 3],
      [mark[0] + 4 - width, above + gap, 'end', 4],
      [mark[0] + 4 - width, below - gap, 'end', 4],
    ];
    return sides.map(([x, y, anchor, cost]) => ({
      box: boxAt(x, y, width, height),
      anchor,
      cost: cost + 8 * ring,
    }));
  });
}

/** Whether a point lies in the area between rings: an odd number of their sides lies to the right of it. */
function isInside([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [at, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/**
 * The spots inside an area where a label is wholly in it, those near the middle of its visible part first.
 * @param rings the area's outlines and holes
 * @param within the frame, of which the label stays clear by a few units
 */
export function spotsInside(
  rings: readonly (readonly Point[])[],
  width: number,
  height: number,
  within: { width: number; height: number },
): Spot[] {
  const step = 16;
  const boxes: Box[] = [];
  for (let y = EDGE; y + height + EDGE <= within.height; y += step) {
    for (let x = EDGE; x + width + EDGE <= within.width; x += step) {
      const box = boxAt(x, y, width, height);
      const sides = [box[0], box[0] + width / 3, box[0] + (2 * width) / 3, box[2]];
      const corners = sides.flatMap((at): Point[] => [
        [at, box[1]],
        [at, box[3]],
      ]);
      if (corners.every((corner) => isInside(corner, rings))) boxes.push(box);
    }
  }
  const middle = (edge: 0 | 1) => boxes.reduce((sum, box) => sum + box[edge], 0) / boxes.length;
  const [x, y] = [middle(0), middle(1)];
  return boxes.map((box) => ({
    box,
    anchor: 'middle',
    cost: Math.hypot(box[0] - x, box[1] - y) / 40,
  }));
}
