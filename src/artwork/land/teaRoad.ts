import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, moved } from '../canvas/cut.ts';
import { disc, limb, outline } from '../drawing/brush.ts';
import { points, type Knot } from '../drawing/points.ts';

const [HEDGE, GAP, CREST] = ['#6fae3c', '#3f8240', '#93c944'];
const [ROAD, RUT, BANK, DITCH] = ['#d9542c', '#b83f24', '#f58a4e', '#8c2f24'];
const [FOREST, CANOPY, SUNNY] = ['#0f3b38', '#1b5a45', '#3f8a4c'];

/** The way of the road: out of the forest, round, down, and no further. */
const WAY =
  '60,480 250,450 352,350 380,190 490,92 620,80 770,86 842,214 806,340 704,404 614,450 604,540 606,606';
/** The yard below its end, swept to the earth. */
const YARD = { x: 610, y: 790, r: 85 };

/** Everything within some pixels of the road and of the yard, in one colour. */
const about = (ink: string, reach: number): Layer[] => [
  inked(ink, reach * 2, WAY),
  cut(ink, disc(YARD.x, YARD.y, YARD.r - 42 + reach)),
];

/** The same for a hedge: it runs on from the road to the yard, and swells the less about it the further off it is. */
const hedged = (ink: string, reach: number): Layer[] => {
  const swell = Math.round(reach + 43 * Math.max(0, 1.2 - reach / 360));
  return [
    inked(ink, reach * 2, `${WAY} ${YARD.x},${YARD.y}`),
    cut(
      ink,
      disc(YARD.x, YARD.y, swell),
      limb(`606,606,${reach} 608,650,${reach} 609,740,${swell} 610,790,${swell}`),
    ),
  ];
};

/** A crown of a tree from above: lumps round its middle. */
const crown = (x: number, y: number, r: number, lumps = 8): string =>
  outline(
    Array.from({ length: lumps * 2 }, (_, at): Knot => {
      const reach = r * (at % 2 ? 0.84 : 1.14);
      const angle = (at * Math.PI) / lumps + x;
      return [Math.round(x + reach * Math.cos(angle)), Math.round(y + reach * Math.sin(angle)), 0];
    }),
  );

/** Trees at `x,y,radius` from above, the sun at the upper left: a dark crown, its boughs, and those in the sun. */
export const treetops = (row: string): Layer[] => [
  cut(FOREST, ...points(row).map(([x, y, r]) => crown(x, y, r))),
  ...points(row).flatMap(([x, y, r], at) => {
    const bough = (turn: number, far: number, size: number) =>
      crown(
        x - r * 0.1 + r * far * Math.cos(turn + at),
        y - r * 0.1 + r * far * Math.sin(turn + at),
        r * size,
        6,
      );
    return [
      cut(
        CANOPY,
        bough(0.4, 0.46, 0.36),
        bough(1.9, 0.44, 0.3),
        bough(3.2, 0.46, 0.38),
        bough(4.7, 0.44, 0.34),
      ),
      cut(
        SUNNY,
        crown(x - r * 0.42, y - r * 0.4, r * 0.24, 5),
        crown(x - r * 0.02, y - r * 0.42, r * 0.14, 5),
      ),
    ];
  }),
];

/** The shade that the forest lays on the tea and the road. */
export const forestShade = (row: string): Layer =>
  cut(
    { fill: '#0f3b48', opacity: 0.6 },
    ...points(row).map(([x, y, r]) => crown(x + r * 0.9, y + r * 0.6, r)),
  );

/** Tea in hedges that follow a red road at every distance, as a field is planted; each hedge has a sunny side. */
export const teaRoad: readonly Layer[] = [
  ...Array.from({ length: 22 }, (_, at) => 700 - at * 30).flatMap((reach) => [
    ...hedged(GAP, reach),
    moved({ x: -2, y: -2 }, ...hedged(HEDGE, reach - 7)),
    moved({ x: -6, y: -5 }, ...hedged(CREST, reach - 17)),
    moved({ x: -2, y: -1 }, ...hedged(HEDGE, reach - 20)),
  ]),
  ...about(DITCH, 57),
  ...about(BANK, 51),
  moved({ x: 4, y: 4 }, ...about(ROAD, 48)),
  inked(RUT, 50, WAY),
  inked(ROAD, 36, WAY),
];
