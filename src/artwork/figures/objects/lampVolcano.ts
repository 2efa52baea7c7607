import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const [LIGHT, SLOPE, FOLD, RING, CANE, NODE] = [
  '#ffc23f',
  '#7887f5',
  '#474cc8',
  '#2f2c8a',
  '#3f9a54',
  '#1f6a48',
];

/** Half the width of the shade at heights from its upper ring down to its hem. */
const PROFILE = [
  [196, 100],
  [270, 128],
  [350, 168],
  [430, 222],
  [500, 284],
  [560, 346],
  [612, 404],
  [650, 450],
] as const;

/** The line down the shade at a share of its half width, from one height on. */
const seam = (share: number, from: number): Knot[] =>
  PROFILE.slice(from).map(([y, half], index, rest): Knot => [
    600 + half * share,
    y + half * 0.1 * (1 - share * share),
    index === 0 || index === rest.length - 1 ? 1 : 0,
  ]);

/** The pleats' edges in shares of the half width, and how far up each the forest reaches. */
const EDGES = [-1, -0.88, -0.7, -0.47, -0.22, 0.04, 0.3, 0.54, 0.75, 0.91, 1];
const FOREST = [6, 4, 6, 3, 5, 3, 6, 4, 6, 5, 6];

/** Every second pleat, from the ring or from where the forest begins. */
const pleats = (first: number, from: (edge: number) => number): Knot[][] =>
  EDGES.slice(1).flatMap((to, edge) =>
    edge % 2 === first ? [[...seam(EDGES[edge]!, from(edge)), ...seam(to, from(edge + 1)).reverse()]] : [],
  );

const ring = () => 0;
const forest = (edge: number) => FOREST[edge]!;

/** A lamp as a volcano: folds for its gullies, forest for the hem, light out of its crater, bamboo for the stem. */
export const lampVolcano: readonly Layer[] = [
  cut('#ff6d33', '502,200,1 290,-20,1 910,-20,1 698,200,1'),
  cut(LIGHT, '516,200,1 400,-20,1 800,-20,1 684,200,1', '150,650,1 50,920,1 1150,920,1 1050,650,1'),
  cut(CANE, '576,600,1 624,600,1 624,920,1 576,920,1'),
  cut('#7ccb6c', '584,640,1 594,640,1 594,920,1 584,920,1'),
  cut(NODE, limb('570,772,5 630,772,5;570,862,5 630,862,5')),
  cut(SLOPE, ...pleats(0, ring)),
  cut(FOLD, ...pleats(1, ring)),
  cut('#4fb35c', ...pleats(0, forest)),
  cut('#1f7f54', ...pleats(1, forest)),
  cut(RING, disc(600, 199, 102, 18)),
  cut('#fff0b8', disc(600, 203, 86, 13)),
];
