import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [PALE, STRAW, DEEP] = ['#f7d582', '#e0a64a', '#b06c28'];
const [BLADE, GRASS, MOSS] = ['#63b84e', '#2f8f45', '#17603a'];
const RADIUS = 330;

/** The globe leans a little, as it hangs, and shows the meridian and the parallel that run through its middle. */
const [EAST, NORTH, LEAN] = [24, 6, 10].map((degrees) => (degrees * Math.PI) / 180) as [
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

/** A coast written as longitudes and latitudes. */
const coast = (row: string): string =>
  angular(
    points(row)
      .map(([longitude, latitude]) => seen(longitude, latitude))
      .join(' '),
  );

const [STEP, GAP, ROUND] = [15, 1.8, 16];
/** The strips that lie on top between the meridians and the parallels: by turns one across and one upright. */
const strips = (across: boolean): string[] =>
  Array.from({ length: 12 * 12 }, (_, at) => [at % 12, Math.floor(at / 12)] as const)
    .filter(([column, row]) => ((column + row) % 2 === 0) === across)
    .map(([column, row]) => {
      const [aside, above] = across ? [-GAP, GAP] : [GAP, -GAP];
      const [west, south] = [(column - 6) * STEP + 24 + aside, (row - 6) * STEP + above];
      const [east, north] = [west + STEP - 2 * aside, south + STEP - 2 * above];
      const corners = [seen(west, south), seen(west, north), seen(east, north), seen(east, south)];
      return panel(corners.map((corner) => `${corner},${ROUND}`).join(' '));
    });

const AFRICA = coast(
  '-6,36 3,37 10,37 11,34 15,32 20,30 20,33 23,33 29,31 32,31 34,27 37,21 37,19 40,15 43,12 44,10 51,12 48,5 42,-1 39,-6 41,-11 41,-15 35,-20 35,-24 33,-26 32,-29 27,-34 20,-35 18,-33 15,-27 14,-22 12,-17 14,-11 12,-6 9,-1 9,4 4,6 -4,5 -8,4 -12,7 -15,11 -17,15 -16,19 -17,21 -14,26 -10,29 -10,32',
);
const MADAGASCAR = coast('49,-12 50,-16 47,-25 45,-25 43,-22 44,-18 47,-15');

/** Plaited ground of three inks within an outline: the darkest is what shows between the strips. */
const plaited = (outline: string, [over, under, gap]: readonly [string, string, string]): Layer =>
  within(gap, outline, cut(under, ...strips(false)), cut(over, ...strips(true)));

/** A weaver's nest, its middle at (0, 0), hangs from its stalk; it is the globe, and Africa is woven of fresh grass. */
export const wovenGlobe: readonly Layer[] = [
  cut(DEEP, limb('-40,-310,30 -24,-370,12 -6,-430,10 -20,-600,14; -250,190,10 -310,240,7 -330,310,0')),
  cut(
    STRAW,
    limb('30,-310,26 6,-370,12 0,-440,10 6,-600,12; -210,230,10 -260,290,7 -270,350,0'),
    '-90,280,1 -74,340 -100,400,1 -64,388,1 -44,412,1 -16,390,1 8,414,1 32,388,1 56,408,1 72,384,1 106,394,1 80,340 104,280,1',
  ),
  cut(DEEP, limb('-36,300,7 -32,340,6 -40,386,0; 16,300,7 18,340,6 14,386,0; 64,290,7 54,330,6 62,376,0')),
  plaited(disc(0, 0, RADIUS), [PALE, STRAW, DEEP]),
  plaited(AFRICA, [BLADE, GRASS, MOSS]),
  plaited(MADAGASCAR, [BLADE, GRASS, MOSS]),
];
