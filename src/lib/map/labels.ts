import { placeLabels } from './placeLabels.ts';
import type { Frame, Point } from './frame.ts';
import { EDGE, shareIn, type Box, type Spot } from './spots.ts';

/** How tall letters are and how far lines are apart, in units of a drawing 640 wide: 12 px on a phone of 360 px. */
export const SIZE = 25;
export const LINE = 27;

const WIDE = /[mwMW@—]/g;
const NARROW = /[ijlItfr1.,:;'’ -]/g;

/** About how many units a line of text is wide in the site's text face, a little more rather than less. */
export function textWidth(text: string): number {
  const [wide, narrow] = [text.match(WIDE)?.length ?? 0, text.match(NARROW)?.length ?? 0];
  const capitals = text.match(/[A-LN-VX-Z]/g)?.length ?? 0;
  return SIZE * (0.58 * text.length + 0.3 * wide - 0.24 * narrow + 0.12 * capitals);
}

/** A text of the drawing: its lines, one under the other, and where the first one's baseline is. */
export interface Label {
  lines: string[];
  anchor: Spot['anchor'];
  x: number;
  y: number;
}
/** How wide a text of several lines is. */
export const widthOf = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line)));

/** A name in one line, or in two of nearly the same length when it is long. */
export function inLines(name: string): string[] {
  if (name.length <= 13 || !name.includes(' ')) return [name];
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [best = 0] = breaks.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return [name.slice(0, best), name.slice(best + 1)];
}

/** A text at the spot that was found for it. */
export function labelAt(lines: string[], { box, anchor }: Spot): Label {
  const [left, top, right] = box;
  const x = { start: left, middle: (left + right) / 2, end: right }[anchor];
  return { lines, anchor, x: Math.round(x), y: Math.round(top + 0.86 * SIZE) };
}

/** What it costs a thing in a corner to cover nothing but water: more than the length of any line through it. */
const WATER = 200;

/**
 * The corner where a thing of that size covers least of the route and of the waters: of all four.
 * @param taken what it may not cover
 * @param lines what it should not cover
 * @param waters the rings of each lake, which it should cover still less
 */
export function freeCorner(
  size: { width: number; height: number },
  frame: Frame,
  taken: readonly Box[],
  lines: readonly Point[][],
  waters: readonly Point[][][] = [],
) {
  const corners: Spot[] = [EDGE, frame.height - EDGE - size.height].flatMap((y, row) =>
    [EDGE, frame.width - EDGE - size.width].map((x, column) => {
      const box: Box = [x, y, x + size.width, y + size.height];
      const water = waters.reduce((sum, rings) => sum + shareIn(box, rings), 0);
      return { box, anchor: 'start' as const, cost: (row ? column : 4 + column) + WATER * water };
    }),
  );
  const [found] = placeLabels([corners], { ...frame, boxes: taken, lines });
  return found?.box ?? corners[2]!.box;
}
