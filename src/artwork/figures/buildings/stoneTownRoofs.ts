import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { box } from '../../drawing/brush.ts';

/** A house's inks: walls towards the sun, walls in shade, roof slopes towards the sun and in shade, openings. */
export type HouseInks = readonly [lit: string, wall: string, slope: string, roof: string, opening: string];

/** Where a house stands: the left end of its eaves, their height, how wide it is, and the rise of its roof or hut. */
interface Stand {
  x: number;
  y: number;
  wide: number;
  rise: number;
}

/** Sets what is drawn from the left end of its eaves with the sun at its right, mirrored where the sun is at its left. */
const turned = ({ x, y, wide }: Stand, sunX: number, ...layers: Layer[]): Layer => {
  const flip = x + wide / 2 > sunX;
  return moved({ x: flip ? x + wide : x, y, flip }, ...layers);
};

const panes = (wide: number, shares: readonly number[], top: number, high: number): string[] =>
  shares.map((share) => {
    const [left, half] = [Math.round(wide * share), Math.round(high * 0.24)];
    return `${left - half},${top + high},1 ${left - half},${top + half},1 ${left - half},${top} ${left + half},${top} ${left + half},${top + half},1 ${left + half},${top + high},1`;
  });

/** A merchant's house under a hipped roof of corrugated iron, its end slope and end wall towards the sun. */
export const tinned = (
  stand: Stand,
  [lit, wall, slope, roof, opening]: HouseInks,
  sunX: number,
  rows = 1,
): Layer => {
  const { wide, rise } = stand;
  const [hip, corner] = [wide * 0.2, wide * 0.8];
  const step = Math.max(13, wide / 17);
  const count = Math.round(corner / step);
  const ribs = Array.from({ length: count - 1 }, (_, at) => {
    const share = (at + 1) / count;
    return `${hip + (corner - wide * 0.08 - hip) * share},${4 - rise} ${corner * share},0`;
  });
  const high = Math.round(wide * 0.15);
  return turned(
    stand,
    sunX,
    cut(wall, box(0, 0, corner, 950 - stand.y)),
    cut(lit, box(corner, 0, wide * 0.2 - 6, 950 - stand.y)),
    cut(
      opening,
      ...Array.from({ length: rows }, (_, row) =>
        panes(wide, [0.15, 0.37, 0.59], Math.round(high * (0.7 + row * 1.9)), high),
      ).flat(),
      box(0, 0, corner, Math.max(5, rise * 0.1)),
    ),
    cut(roof, `-14,5,1 ${hip},${-rise},1 ${corner - wide * 0.08},${-rise},1 ${corner + 4},5,1`),
    inked(opening, Math.max(2, wide / 130), ...ribs),
    cut(slope, `${corner + 4},5,1 ${corner - wide * 0.08},${-rise},1 ${wide + 10},5,1`),
  );
};

/** A house with a flat roof behind a low parapet, the hut of its stair on it. */
export const flatRoofed = (stand: Stand, [lit, wall, , , opening]: HouseInks, sunX: number): Layer => {
  const { wide, rise } = stand;
  const corner = wide * 0.76;
  return turned(
    stand,
    sunX,
    cut(wall, box(0, 0, corner, 950 - stand.y), box(wide * 0.16, -rise, wide * 0.26, rise)),
    cut(lit, box(corner, 0, wide - corner, 950 - stand.y), box(wide * 0.42, -rise, wide * 0.12, rise)),
    cut(opening, ...panes(wide, [0.2, 0.5], Math.round(wide * 0.24), Math.round(wide * 0.24))),
    cut(opening, box(0, wide * 0.08, corner, Math.max(3, wide * 0.03))),
  );
};

/** The white minaret of Malindi: a cone with a double chevron round it, a gallery, and a lantern; its foot at the origin. */
export const malindiMinaret = ([lit, wall, , , opening]: HouseInks): readonly Layer[] => [
  cut(wall, '-92,90,1 -46,-420,1 46,-420,1 92,90,1'),
  cut(lit, '34,90,1 18,-420,1 46,-420,1 92,90,1'),
  // The chevrons run round the cone, on into the light.
  inked(
    opening,
    9,
    '-52,-296,1 -36,-322,1 -14,-286,1 12,-322,1 35,-288,1 50,-310,1',
    '-55,-260,1 -38,-286,1 -14,-250,1 13,-286,1 37,-252,1 54,-276,1',
  ),
  cut(wall, box(-66, -452, 132, 34), '-50,-418,1 -66,-420,1 66,-420,1 50,-404,1 -50,-404,1'),
  cut(lit, box(24, -452, 42, 34), '20,-404,1 24,-420,1 66,-420,1 50,-404,1'),
  cut(wall, '-34,-452,1 -34,-528,1 -30,-566 0,-604,1 30,-566 34,-528,1 34,-452,1'),
  cut(lit, '14,-452,1 14,-528,1 14,-566 0,-604,1 30,-566 34,-528,1 34,-452,1'),
  cut(opening, '-16,-452,1 -16,-506,1 -16,-524 -4,-530,1 8,-524 8,-506,1 8,-452,1'),
  inked(wall, 5, '0,-600 0,-636'),
  cut(opening, box(-26, -190, 16, 40), box(-12, -96, 17, 44)),
];

/** The cathedral's twin spires, far off; their foot at the origin. */
export const cathedralSpires = ([lit, wall, , , opening]: HouseInks): readonly Layer[] =>
  [-44, 44].flatMap((x) => [
    cut(wall, box(x - 26, -150, 52, 150), `${x - 32},-146,1 ${x},-262,1 ${x + 32},-146,1`),
    cut(lit, box(x + 10, -150, 16, 150), `${x + 12},-146,1 ${x},-262,1 ${x + 32},-146,1`),
    cut(opening, `${x - 14},-70,1 ${x - 14},-112 ${x - 6},-122 ${x + 2},-112 ${x + 2},-70,1`),
  ]);
