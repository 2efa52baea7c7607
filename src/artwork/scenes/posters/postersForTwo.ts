import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { box, disc, limb, type Shape } from '../../drawing/brush.ts';
import { cranesRoosting } from '../../figures/animals/cranesRoosting.ts';
import { verandaRow } from '../../figures/buildings/verandaRow.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, WOOD, LAWN, LAKE, TREE, LAMP] = [
  '#2f6e61',
  '#286055',
  '#1d5148',
  '#1a463b',
  '#123a37',
  '#081f20',
  '#ffcf5a',
];

/** The lamp in the lake: each streak's middle (from the lamp), depth, width and height. */
const STREAKS: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [0, 14, 208, 12],
  [8, 42, 180, 11],
  [-12, 70, 198, 10],
  [14, 98, 150, 10],
  [-6, 128, 168, 9],
  [10, 160, 122, 9],
  [-10, 194, 130, 8],
  [4, 232, 84, 8],
];

interface View {
  /** Where the lake ends, far out. */
  horizon: number;
  /** The house: the left end of its floor, and its size. */
  house: readonly [x: number, y: number, scale: number];
  /** Where the cranes' bough leaves the trunk, and its size. */
  tree: readonly [x: number, y: number, scale: number];
  /** Its leaves, at the upper edge. */
  leaves: readonly Shape[];
}

/** The wood behind the house, its headland running out into the lake at the left; the house's floor at (0, 0). */
const headland: readonly Layer[] = [
  cut(
    WOOD,
    disc(-150, -40, 70, 56),
    disc(-60, -90, 92, 80),
    disc(50, -180, 110, 96),
    disc(170, -240, 112, 100),
    disc(330, -236, 140, 90),
    disc(490, -300, 130, 110),
    disc(640, -262, 124, 96),
    disc(800, -340, 150, 130),
    disc(980, -300, 150, 130),
    '-216,4,1 -190,-30 -60,-60 60,-150 200,-210 1200,-300,1 1200,4,1',
  ),
];

/** An old tree at the right with two cranes on its bough; the bough leaves the trunk at (0, 0). */
const roost: readonly Layer[] = [
  cut(
    TREE,
    '30,-1400,1 4,-500 6,-150 2,40 8,300 -10,520 -50,760,1 600,760,1 600,-1400,1',
    limb('90,70,70 -60,8,32 -260,-8,19 -460,2,13 -640,-14,8 -790,-60,3'),
    limb('-500,0,9 -600,26,6 -680,24,2'),
  ),
  moved({ x: -330, y: -16, flip: true }, ...cranesRoosting),
];

/** Dusk at Entebbe: in a row of five verandas over the lake one is lit for two, and two crowned cranes are at roost. */
const entebbe = ({ horizon, house: [x, y, scale], tree: [tx, ty, ts], leaves }: View): Layer[] => {
  const lamp = x + 390 * scale;
  const shore = y + 62 * scale;
  return [
    wash(SKY),
    cut(
      FAR,
      `-40,${horizon},1 -40,${horizon - 26},1 160,${horizon - 40} 420,${horizon - 22} 560,${horizon},1`,
    ),
    floor(LAKE, `-40,${horizon},1 2440,${horizon},1`),
    moved({ x, y, scale }, ...headland),
    cut(
      LAWN,
      `${x - 390 * scale},${shore},1 ${x - 300 * scale},${y + 14} ${x - 190 * scale},${y - 6},1 2440,${y - 4},1 2440,${shore},1`,
    ),
    moved({ x, y: y - 200 * scale, scale }, ...verandaRow),
    cut(
      '#c9b24c',
      `${lamp - 78 * scale},${y},1 ${lamp + 78 * scale},${y},1 ${lamp + 118 * scale},${shore},1 ${lamp - 118 * scale},${shore},1`,
    ),
    moved(
      { x: lamp, y: shore, scale },
      cut(LAMP, ...STREAKS.map(([at, deep, width, high]) => box(at - width / 2, deep, width, high))),
    ),
    moved({ x: tx, y: ty, scale: ts }, ...roost),
    cut(TREE, ...leaves),
  ];
};

/** The great view of the article on places for two. */
export const postersForTwo: readonly Picture[] = poster('romanticgetaways', {
  light: light('dusk', 'uganda', 'right'),
  wide: entebbe({
    horizon: 640,
    house: [1120, 728, 1.32],
    tree: [2236, 372, 0.98],
    leaves: [disc(2290, -16, 150, 110), disc(2130, -40, 130, 80), disc(2400, 60, 120, 100)],
  }),
  tall: entebbe({
    horizon: 1020,
    house: [40, 1096, 1.06],
    tree: [930, 838, 0.8],
    leaves: [
      disc(1000, 40, 190, 150),
      disc(820, -20, 180, 120),
      disc(620, -50, 150, 100),
      disc(1080, 190, 130, 90),
      disc(420, -60, 110, 84),
    ],
  }),
});
