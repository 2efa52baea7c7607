import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

/** The greens of the leaf, light to dark, and its midrib. */
export const COFFEE_GREENS = ['#7cc142', '#3a9448', '#1f6b40', '#0d4232', '#c8e37a'] as const;
const [LIT, LEAF, SHADE, DEEP, VEIN] = COFFEE_GREENS;
const [RED, DUSK, GLEAM, INK] = ['#e5322d', '#a8162f', '#ff8a6b', '#1a1020'];
const [BROWN, BARK] = ['#5d3340', '#8a5348'];

/** A ripe cherry, with the round scar at its end. */
export const cherry = (x: number, y: number, r: number, scar: number, way = -1): readonly Layer[] => [
  within(
    DUSK,
    disc(x, y, r),
    cut(RED, disc(x - r * 0.16, y - r * 0.14, r * 0.94)),
    cut(
      GLEAM,
      limb(
        `${x - r * 0.66},${y + r * 0.16},0 ${x - r * 0.6},${y - r * 0.42},${r * 0.13} ${x - r * 0.04},${y - r * 0.74},0`,
      ),
    ),
  ),
  cut(DUSK, disc(x + way * r * 0.3, y + r * 0.06, scar * 1.7)),
  cut(INK, disc(x + way * r * 0.3, y + r * 0.06, scar)),
];

/** Cherries at a node of the branch: `x,y,radius`, the furthest first. */
export const cluster = (row: string): readonly Layer[] =>
  points(row).flatMap(([x, y, r], at) => cherry(x, y, r, Math.round(r * 0.14), at % 2 === 0 ? -1 : 0.4));

/** A leaf of coffee from its stalk at 0,0 to its tip at 400,0: wavy, one half in the light. */
export const coffeeLeaf: readonly Layer[] = [
  within(
    SHADE,
    '0,0,1 30,-34 90,-92 150,-90 200,-112 262,-88 310,-74 350,-30 420,0,1 340,40 290,84 226,84 170,104 96,84 40,40',
    cut(LEAF, '0,0,1 0,-140,1 440,-140,1 440,0,1 300,-12 160,-14'),
    cut(LIT, '0,-20,1 60,-70 150,-70 250,-64 340,-30 420,-4,1 420,-160,1 0,-160,1'),
    inked(SHADE, 6, '76,-6 112,-46 124,-120', '152,-8 196,-50 214,-130', '232,-8 274,-44 300,-110'),
    inked(DEEP, 6, '60,4 104,40 124,110', '136,4 184,44 206,110', '216,4 262,36 290,100'),
  ),
  cut(VEIN, limb('-30,10,7 60,-2,6 220,-4,5 420,0,0')),
];

/** A branch that bears them, from the right, its upper side at y = 660, to its tip on the left. */
export const coffeeBranch: readonly Layer[] = [
  cut(BROWN, limb('1560,730,30 1300,700,26 1000,676,22 700,672,19 400,672,15 200,644,11 90,606,8 0,560,5')),
  cut(BARK, limb('1560,716,10 1300,688,9 1000,664,8 700,661,7 400,662,5 200,637,4 90,600,3 0,557,2')),
];
