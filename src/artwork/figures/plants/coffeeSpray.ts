import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [LEAF, LEAF_LIT, RIB] = ['#12503f', '#2f8a55', '#bcd98a'];
export const [CHERRY, CHERRY_SHADE] = ['#e2382c', '#a81f2e'];

/** A leaf of coffee from its stalk at the origin to its tip at the right, 300 long: wavy, its upper half in the light. */
const LEAF_SHAPE = '0,0,1 40,-50 110,-76 170,-62 230,-44 262,-20 300,2,1 258,26 222,52 160,64 100,74 40,50';
const blade: readonly Layer[] = [
  within(LEAF, LEAF_SHAPE, cut(LEAF_LIT, '0,0,1 60,-4 180,-8 300,2,1 300,-100,1 0,-100,1')),
  cut(RIB, limb('-6,1,5 60,-4,5 180,-8,4 288,1,0')),
];

/** Leaves of a branch: where each one's stalk is, how it is turned, and its size; the light is from above. */
export const coffeeLeaves = (
  rows: readonly (readonly [x: number, y: number, turn: number, scale: number])[],
): Layer[] =>
  rows.map(([x, y, turn, scale]) => {
    const flip = Math.abs(turn) > 90;
    return moved({ x, y, turn: flip ? turn - 180 : turn, scale, flip }, ...blade);
  });

/** Ripe cherries at `x,y`, 120 across, lit from the right, each with the navel of its flower. */
export const coffeeCherries = (row: string): Layer[] =>
  points(row).map(([x, y]) =>
    moved(
      { x, y },
      within(CHERRY_SHADE, disc(0, 0, 56, 60), cut(CHERRY, disc(14, -10, 56, 60))),
      cut(CHERRY_SHADE, disc(18, 42, 9, 6)),
    ),
  );
