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
const boxAt = (x: number, y: number, width: number, height: number): Box => [x, y, x + width, y + height];

/** Whether two rectangles share more than an edge. */
export const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** How far a label beside a mark is moved along it, as a share of its height or width, and what that costs. */
const SHIFTS = [
  [0, 0],
  [-0.35, 1.5],
  [0.35, 1.5],
  [-0.7, 3],
  [0.7, 3],
] as const;

/** The spots at one distance from a mark: beside it, above and below, and moved along it; each costs that much more. */
function spotsAt(away: number, mark: Box, width: number, height: number, more: number, frameWidth: number) {
  const [left, top, right, bottom] = mark;
  const within = (x: number) => Math.max(EDGE, Math.min(frameWidth - EDGE - width, x));
  return SHIFTS.flatMap(([share, price]): Spot[] => {
    const y = (top + bottom - height) / 2 + share * height;
    const x = within((left + right - width) / 2 + 0.7 * share * width);
    const cost = more + price;
    return [
      { box: boxAt(right + away, y, width, height), anchor: 'start', cost },
      { box: boxAt(left - away - width, y, width, height), anchor: 'end', cost: cost + 1 },
      { box: boxAt(x, top - away - height, width, height), anchor: 'middle', cost: cost + 2 },
      { box: boxAt(x, bottom + away, width, height), anchor: 'middle', cost: cost + 2 },
    ];
  });
}

/**
 * The spots around a mark: beside it first, then above and below, moved along it, and all of them again farther off.
 * @param mark the rectangle of the mark, which the label keeps `gap` units away from
 * @param frameWidth what stands above or below a mark near an edge is moved to stay within the drawing, if it is given
 */
export const spotsAround = (
  mark: Box,
  width: number,
  height: number,
  gap = 8,
  frameWidth = Infinity,
): Spot[] => [gap, 3 * gap].flatMap((away, at) => spotsAt(away, mark, width, height, 8 * at, frameWidth));

/** The middle of some points. */
const middleOf = (points: readonly (readonly [x: number, y: number, ...rest: number[]])[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/**
 * Where the sides of rings cross a level, from left to right. A point of that level lies in the area between the rings
 * when an odd number of crossings lies to the right of it. Coasts have thousands of sides: they are asked once a level.
 */
function crossingsAt(y: number, rings: readonly (readonly Point[])[]): number[] {
  const crossings: number[] = [];
  for (const ring of rings) {
    let [ax, ay] = ring.at(-1) ?? [0, 0];
    for (let at = 0; at < ring.length; at += 1) {
      const end = ring[at]!;
      const bx = end[0];
      const by = end[1];
      if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      ax = bx;
      ay = by;
    }
  }
  return crossings.sort((a, b) => a - b);
}

function isInside(x: number, crossings: readonly number[]): boolean {
  let left = 0;
  while (left < crossings.length && crossings[left]! <= x) left += 1;
  return (crossings.length - left) % 2 === 1;
}

/** What share of a box lies in the area between rings. */
export function shareIn([left, top, right, bottom]: Box, rings: readonly (readonly Point[])[]): number {
  const [columns, rows] = [Math.ceil((right - left) / 6), Math.ceil((bottom - top) / 6)];
  let inside = 0;
  for (let row = 0; row < rows; row += 1) {
    const crossings = crossingsAt(top + ((row + 0.5) * (bottom - top)) / rows, rings);
    if (crossings.length === 0) continue;
    for (let column = 0; column < columns; column += 1)
      inside += Number(isInside(left + ((column + 0.5) * (right - left)) / columns, crossings));
  }
  return inside / (columns * rows);
}

/**
 * The spots beside the visible part of a shore, those near its middle first: on either hand, above and below.
 * @param shore the outline of an area
 */
export function spotsBeside(
  shore: readonly Point[],
  width: number,
  height: number,
  within: { width: number; height: number },
): Spot[] {
  const shown = shore.filter(
    ([x, y]) => x > EDGE && x < within.width - EDGE && y > EDGE && y < within.height - EDGE,
  );
  const [x, y] = middleOf(shown);
  return shown.flatMap((point) => {
    const far = Math.hypot(point[0] - x, point[1] - y) / 20;
    return spotsAt(5, [...point, ...point], width, height, far, Infinity);
  });
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
    const levels = [crossingsAt(y, rings), crossingsAt(y + height, rings)];
    if (levels.some(({ length }) => length === 0)) continue;
    for (let x = EDGE; x + width + EDGE <= within.width; x += step) {
      const box = boxAt(x, y, width, height);
      const sides = [box[0], box[0] + width / 3, box[0] + (2 * width) / 3, box[2]];
      if (sides.every((side) => levels.every((level) => isInside(side, level)))) boxes.push(box);
    }
  }
  const [x, y] = middleOf(boxes);
  return boxes.map((box) => ({
    box,
    anchor: 'middle',
    cost: Math.hypot(box[0] - x, box[1] - y) / 40,
  }));
}
