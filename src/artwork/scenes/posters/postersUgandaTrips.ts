import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb, type Shape } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { gorillaBeyondLiana, gorillaOnLiana } from '../../figures/animals/gorillaOnLiana.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, NEAR, WOOD, ROAD] = ['#fad3a0', '#b3cb6c', '#5fa158', '#12443a', '#f06a3c'];

/** Crowns from point to point of a row, left to right, and the wood under them down to `foot`. */
const crowns = (row: string, foot: number): string => lobes(row, 0.62, `2440,${foot} 0,${foot}`);

/** The van, on its way to the right; its wheels on y = 0. */
const van: readonly Layer[] = [
  cut('#fffaf0', '-60,-14,1 -60,-66 -54,-72 30,-72 46,-66 60,-40 64,-34 64,-14,1'),
  cut('#27484c', '-50,-62,1 24,-62,1 40,-38,1 -50,-38,1'),
  inked('#fffaf0', 5, '-24,-64 -24,-36', '4,-64 4,-36'),
  cut('#172424', disc(-34, -12, 13), disc(38, -12, 13)),
];

interface View {
  subject: Box;
  far: string;
  near: string;
  /** Crowns of the forest, and the tree over them: they part the fields from it. */
  forest: readonly Shape[];
  /** Leaves from which the liana hangs. */
  leaves: readonly Shape[];
  /** The liana from above to its loose end, and on as the road. */
  road: string;
  van: readonly [x: number, y: number, scale: number];
  young: Placing & { turn: number };
  nod: number;
}

/** The road from Kampala ends as a liana of Bwindi, and a young gorilla swings to meet the van. */
const roadsEnd = ({
  subject,
  far,
  near,
  forest,
  leaves,
  road,
  van: [vx, vy, vs],
  young,
  nod,
}: View): readonly Layer[] => [
  plan({ subject, camera: 'wide' }),
  wash([SKY, SKY]),
  floor(FAR, far),
  floor(NEAR, near),
  cut(WOOD, ...forest),
  moved(young, ...gorillaBeyondLiana),
  cut(ROAD, limb(road)),
  cut(WOOD, ...leaves),
  moved({ x: vx, y: vy, scale: vs }, ...van),
  moved(young, ...gorillaOnLiana(nod)),
];

/** The great view of the gorilla trip. */
export const postersUgandaTrips: readonly Picture[] = poster('gorillatrekkingsafari', {
  light: light('morning', 'uganda', 'right'),
  wide: roadsEnd({
    subject: [1800, 260, 300, 420],
    far: '-40,740 200,690 480,664 760,676 1100,740 1400,740 1800,700 2430,660',
    near: '-40,830 300,780 700,790 1100,830 1500,830 2430,780',
    forest: [
      crowns(
        '1380,1010 1460,960 1560,930 1660,936 1760,900 1870,910 1970,870 2080,884 2190,846 2300,860 2430,820',
        1010,
      ),
      '2150,1010,1 2270,900 2324,740 2330,500 2322,160 2290,40,1 2430,-40,1 2430,1010,1',
    ],
    leaves: [disc(1985, -20, 150, 76), disc(2190, 0, 170, 96), disc(2370, 60, 140, 120)],
    road: '2130,-60,17 1810,506,17 1660,790,18 1540,850,20 1300,858,22 1000,840,20 640,838,16 420,812,13 380,776,11 520,752,9 760,742,8 900,724,6 880,702,5 760,690,4 640,680,3',
    van: [1130, 852, 1.15],
    young: { x: 1810, y: 506, scale: 1, turn: 29 },
    nod: -12,
  }),
  tall: roadsEnd({
    subject: [600, 740, 300, 400],
    far: '-40,1000 200,940 420,910 760,960 1120,930',
    near: '-40,1110 300,1060 700,1090 1120,1060',
    forest: [crowns('380,1370 460,1290 560,1250 660,1256 760,1210 870,1220 970,1180 1120,1160', 1370)],
    leaves: [],
    road: '1180,170,17 600,912,17 450,1104,18 374,1196,21 270,1278,24 120,1246,20 60,1160,15 190,1080,11 360,1060,9 400,1010,7 320,970,5 380,926,3',
    van: [204, 1260, 1.2],
    young: { x: 600, y: 912, scale: 0.94, turn: 38 },
    nod: -20,
  }),
});
