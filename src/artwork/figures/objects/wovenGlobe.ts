import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

/** Inks of the plait: what shows between the strips, those that lie across, those that stand; lit, and turned away. */
const STRAW = [
  ['#a8622a', '#f8d98a', '#eab95c'],
  ['#6f3a22', '#cf9a4b', '#b57a34'],
] as const;
const GRASS = [
  ['#17603a', '#6cc04f', '#3d9a49'],
  ['#0e4030', '#3f8a45', '#256a3d'],
] as const;
const [TIE, TIE_SHADE] = ['#e0a64a', '#a8622a'];
const RADIUS = 336;

/** The globe leans a little, as it hangs, and shows the meridian and the parallel that run through its middle. */
const [EAST, NORTH, LEAN] = [18, 2, 8].map((degrees) => (degrees * Math.PI) / 180) as [
  number,
  number,
  number,
];

/** Where a place on the globe is seen; what lies behind the edge is moved to it. */
const seen = (longitude: number, latitude: number): string => {
  const [along, up] = [(longitude * Math.PI) / 180 - EAST, (latitude * Math.PI) / 180];
  const x = Math.cos(up) * Math.sin(along);
  const y = Math.sin(up) * Math.cos(NORTH) - Math.cos(up) * Math.cos(along) * Math.sin(NORTH);
  const near = Math.sin(up) * Math.sin(NORTH) + Math.cos(up) * Math.cos(along) * Math.cos(NORTH);
  const reach = near < 0 ? RADIUS / Math.hypot(x, y) : RADIUS;
  const [right, down] = [x * reach, -y * reach];
  return `${Math.round(right * Math.cos(LEAN) - down * Math.sin(LEAN))},${Math.round(right * Math.sin(LEAN) + down * Math.cos(LEAN))}`;
};

type Place = readonly [longitude: number, latitude: number];
/** A coast, somewhat larger than it is, so that it can be told on the round. */
const coast = (row: string): Place[] =>
  points(row).map(([longitude, latitude]) => [18 + (longitude - 18) * 1.22, 2 + (latitude - 2) * 1.22]);
const LANDS = [
  coast(
    '-6,36 3,37 10,37 11,34 15,32 20,30 20,33 23,33 29,31 32,31 34,27 37,21 37,19 40,15 43,12 44,10 51,12 48,5 42,-1 39,-6 41,-11 41,-15 35,-20 35,-24 33,-26 32,-29 27,-34 20,-35 18,-33 15,-27 14,-22 12,-17 14,-11 12,-6 9,-1 9,4 4,6 -4,5 -8,4 -12,7 -15,11 -17,15 -16,19 -17,21 -14,26 -10,29 -10,32',
  ),
  coast('49,-12 50,-16 47,-25 45,-25 43,-22 44,-18 47,-15'),
];

/** Where a line crosses the coasts: along a parallel the longitudes, along a meridian the latitudes. */
const crossings = (at: number, along: 0 | 1): number[] =>
  LANDS.flatMap((land) =>
    land.flatMap((from, index) => {
      const to = land[(index + 1) % land.length]!;
      const [a, b] = [from[1 - along]!, to[1 - along]!];
      return a > at === b > at ? [] : [from[along]! + ((at - a) / (b - a)) * (to[along]! - from[along]!)];
    }),
  ).toSorted((one, other) => one - other);

const [STEP, GAP, ROUND] = [7.5, 0.55, 8];
const COUNT = 24;

/** A strip's piece that lies on top, between two meridians and two parallels. */
const piece = (west: number, east: number, south: number, north: number): string =>
  panel(
    [seen(west, south), seen(west, north), seen(east, north), seen(east, south)]
      .map((corner) => `${corner},${ROUND}`)
      .join(' '),
  );

/** The strips that lie on top, by turns one across and one upright; of grass, each only as far as the coast. */
const strips = (across: boolean, green: boolean): string[] =>
  Array.from({ length: COUNT * COUNT }, (_, at) => [at % COUNT, Math.floor(at / COUNT)] as const)
    .filter(([column, row]) => ((column + row) % 2 === 0) === across)
    .flatMap(([column, row]) => {
      const [west, south] = [(column - COUNT / 2) * STEP + 18, (row - COUNT / 2) * STEP];
      // On top it runs on a little over its neighbours, and is narrower than its lane.
      const [start, side] = across ? [west, south] : [south, west];
      const [from, to, low, high] = [start - GAP, start + STEP + GAP, side + GAP, side + STEP - GAP];
      const lay = (a: number, b: number) => (across ? piece(a, b, low, high) : piece(low, high, a, b));
      if (!green) return [lay(from, to)];
      const ends = crossings(side + STEP / 2, across ? 0 : 1);
      return ends.flatMap((end, index) => {
        if (index % 2 === 1) return [];
        const [a, b] = [Math.max(from, end), Math.min(to, ends[index + 1]!)];
        return b - a < 1.2 ? [] : [lay(a, b)];
      });
    });

const PLAIT = {
  straw: [strips(false, false), strips(true, false)],
  grass: [strips(false, true), strips(true, true)],
} as const;

/** The plait in its lit inks or in those of the shade: straw, and the grass woven into it. */
const plait = (turned: 0 | 1): Layer[] => [
  cut(STRAW[turned][2], ...PLAIT.straw[0]),
  cut(STRAW[turned][1], ...PLAIT.straw[1]),
  cut(GRASS[turned][2], ...PLAIT.grass[0]),
  cut(GRASS[turned][1], ...PLAIT.grass[1]),
];

/** The side of the globe that is turned from the light. */
const TURNED = '160,-360,1 236,-200 240,0 150,190 -10,300 -160,340,1 -100,420,1 420,420,1 420,-360,1';

/** A weaver's nest, its middle at (0, 0), hangs from its stalk; it is the globe, and Africa is woven of fresh grass. */
export const wovenGlobe: readonly Layer[] = [
  // The stalk it hangs by, and ends of straw that are not tucked in yet.
  cut(
    TIE_SHADE,
    limb('-70,-310,20 -44,-360,12 -14,-420,10 -26,-600,12; 76,-310,20 44,-356,13 14,-420,11 24,-600,13'),
    limb('-280,160,8 -330,180,6 -380,232,0; 70,318,7 90,350,5 96,388,0'),
  ),
  cut(
    TIE,
    limb('4,-316,26 2,-366,15 0,-430,12 -4,-600,13'),
    limb('-230,236,8 -270,270,6 -322,340,0; 20,326,7 30,360,5 18,400,0; -318,-90,7 -352,-104,5 -384,-92,0'),
    limb('-42,-394,6 0,-382,11 42,-396,6; -36,-424,6 0,-414,10 36,-426,6'),
  ),
  within(STRAW[0][0], disc(0, 0, RADIUS), ...plait(0), within(STRAW[1][0], TURNED, ...plait(1))),
];
