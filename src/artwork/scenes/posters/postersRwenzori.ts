import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { points } from '../../drawing/points.ts';
import { packWalker } from '../../figures/people/packWalker.ts';
import { icePeak } from '../../land/icePeak.ts';
import { tornLeaf, type TornLeaf } from '../../land/tornLeaf.ts';
import { light } from '../../light/light.ts';

const ICE = { snow: '#fdf6e6', shade: '#a4c6e6', rock: '#2a5296' };
const LEAF = {
  leaf: '#14633f',
  band: '#0f5638',
  far: '#0c4730',
  farBand: '#0f5236',
  rib: '#2a7240',
  turned: '#9cc04a',
};

interface View extends TornLeaf {
  forest: string;
  garden: string;
  /** Where the ice ends, behind the forest. */
  foot: number;
  walker: readonly [x: number, y: number];
  subject: Box;
}

/** Every tear of the leaf ends at a summit. */
const iceOverBananas = ({ forest, garden, foot, walker: [x, y], subject, ...leaf }: View): Layer[] => [
  plan({ subject, camera: 'frame' }),
  wash([ICE.snow, ICE.snow]),
  ...points(leaf.torn)
    .filter(([, , kind]) => kind === 2)
    .toSorted(([, one], [, other]) => one - other)
    .map(([left, top]) => icePeak(left, top, foot, ICE)),
  floor('#3d9a66', forest),
  tornLeaf(leaf, LEAF),
  floor('#0a3529', garden),
  moved({ x, y, scale: 1.02 }, ...packWalker),
];

/** The ice of the Rwenzori stands in the tears of a banana leaf, over the gardens where the path begins. */
export const postersRwenzori: readonly Picture[] = poster('rwenzori', {
  light: light('morning', 'uganda', 'left'),
  wide: iceOverBananas({
    rib: '-500,520,30 -40,370,28 500,210,26 1100,110,22 1700,70,18 2600,110,10',
    torn: '-400,700,2 -300,880,3 40,860,3 176,690,2 300,846 300,850,3 600,826,3 640,760 700,660,2 760,740 850,806,3 1090,752,3 1120,720 1196,540,2 1240,640 1300,690,3 1420,650,3 1450,560 1500,400 1552,316,2 1600,450 1680,600,3 1740,580,3 1790,440 1840,300 1892,176,2 1950,330 2050,560 2090,640,3 2170,650,3 2200,560 2262,440,2 2330,600 2400,700,3 2600,720,3 2700,400,2',
    forest: '-40,830 200,842 500,836 800,846 1200,812 1600,836 1900,806 2200,826 2430,800',
    garden: '-40,930 400,918 900,886 1190,846 1500,880 1900,920 2430,896',
    foot: 870,
    walker: [1190, 864],
    turned: [3, 4, 5, 6],
    subject: [1560, 330, 700, 480],
  }),
  tall: iceOverBananas({
    rib: '-500,600,30 -40,400,26 400,200,22 900,90,18 1600,10,14',
    torn: '-200,900,2 -100,1100,3 40,1080,3 80,960 150,820,2 210,960 262,1040,3 330,1020,3 360,880 450,640,2 510,820 590,980,3 640,970,3 680,800 760,596,2 810,740 890,930 936,1040,3 1010,1050,3 1030,940 1080,820,2 1180,1000 1200,1100,3 1300,1100,3 1400,800,2',
    forest: '-40,1190 200,1210 440,1190 700,1214 900,1190 1120,1206',
    garden: '-40,1244 140,1222 400,1262 700,1284 1120,1250',
    foot: 1240,
    walker: [146, 1238],
    turned: [0, 1, 2, 3, 4],
    subject: [300, 700, 560, 460],
  }),
});
