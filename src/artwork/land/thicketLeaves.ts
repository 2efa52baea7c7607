import type { Layer } from '../canvas/canvas.ts';
import { cut, moved } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';

/** Leaves: where each springs, its turn, its size, and how near it is (0, 1 or 2). */
const LEAVES = [
  [120, 560, -40, 1.1, 0],
  [380, 160, 150, 1, 0],
  [700, 200, -160, 1.1, 0],
  [640, 640, 60, 1, 0],
  [300, 700, -20, 1.05, 0],
  [980, 480, 30, 1.2, 0],
  [60, 260, 110, 1, 1],
  [330, 420, -64, 0.9, 1],
  [560, 250, 24, 0.9, 1],
  [800, 420, 70, 1, 1],
  [420, 790, -100, 1, 1],
  [620, 720, 150, 0.9, 1],
  [1080, 760, -50, 1.1, 1],
  [860, 60, 160, 1, 1],
  [-20, 760, 50, 1.2, 2],
  [220, 60, 160, 1, 2],
  [1160, 300, -110, 1.1, 2],
] as const;

/** A blade with its rib, one half of it lighter. */
export const thicketLeaf = (dark: string, pale: string): readonly Layer[] => [
  cut(dark, '0,0,1 -50,-50 -84,-130 -60,-230 0,-320,1 60,-230 84,-130 50,-50'),
  cut(pale, '0,0,1 -50,-50 -84,-130 -60,-230 0,-320,1 -8,-160'),
  cut(
    dark,
    limb(
      '-10,-60,2 -40,-110,3 -64,-150,0; -10,-120,2 -36,-170,3 -56,-206,0; -8,-180,2 -24,-220,3 -40,-250,0',
    ),
  ),
];

/** A thicket of them, in the picture's own pixels, the inks of their two halves by how near they are. */
export const thicketLeaves = (blades: readonly (readonly [string, string])[]): readonly Layer[] =>
  LEAVES.map(([x, y, turn, scale, near]) => moved({ x, y, turn, scale }, ...thicketLeaf(...blades[near]!)));
