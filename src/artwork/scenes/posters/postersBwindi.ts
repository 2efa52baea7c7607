import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { leafSilverback } from '../../figures/placing/leafSilverback.ts';
import { blade, type Leafage } from '../../figures/plants/blade.ts';
import { light } from '../../light/light.ts';

const WOOD = '#0d4636';
/** Leaves deep in the wood, and nearer ones. */
const DEEP: Leafage = ['#11513f', '#0f4b3a', '#155843'];
const NEAR: Leafage = ['#1f7a54', '#166045', '#2f9464'];

/** A leaf's rib, as `blade` takes it, and the width of its halves. */
type Leaf = readonly [rib: string, width: number];

interface View {
  subject: Box;
  /** Between the eyes, and the size of the head. */
  eyes: readonly [x: number, y: number, scale: number];
  deep: readonly Leaf[];
  near: readonly Leaf[];
}

const leaf =
  (inks: Leafage, veins: readonly [number, number]) =>
  ([rib, width]: Leaf): Layer[] =>
    blade(rib, [width, width], inks, veins);

/** Bwindi: in the dark of a forest that is called impenetrable a few leaves catch the light, and look back. */
const thicket = ({ subject, eyes: [x, y, scale], deep, near }: View): readonly Layer[] => [
  plan({ subject, camera: 'front' }),
  wash(WOOD),
  ...deep.flatMap(leaf(DEEP, [3, 6])),
  moved({ x, y, scale, turn: -3 }, ...leafSilverback),
  ...near.flatMap(leaf(NEAR, [3, 6])),
];

/** The great view of Bwindi. */
export const postersBwindi: readonly Picture[] = poster('bwindi', {
  light: light('mist', 'uganda', 'left'),
  wide: thicket({
    subject: [1540, 340, 400, 480],
    eyes: [1740, 464, 0.92],
    deep: [
      ['560,-260 1000,-120 1330,260', 230],
      ['240,760 760,480 1310,560', 220],
      ['2620,-60 2300,40 2110,290', 170],
      ['2600,660 2360,480 2130,520', 150],
      ['1980,-420 1960,-120 1880,70', 120],
    ],
    near: [
      ['800,1240 1040,960 1440,880', 130],
      ['2540,1080 2380,840 2080,830', 120],
    ],
  }),
  tall: thicket({
    subject: [310, 760, 470, 540],
    eyes: [540, 880, 0.84],
    deep: [
      ['-40,-300 260,40 330,470', 200],
      ['1120,-260 800,40 770,480', 190],
      ['-260,520 40,520 190,790', 130],
      ['1340,520 1040,520 890,790', 130],
    ],
    near: [
      ['-120,1480 20,1220 290,1220', 100],
      ['1220,1460 1060,1180 800,1240', 100],
    ],
  }),
});
