import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [LAND, FLANK, DIM, TEA, ROAD] = ['#3f8f4e', '#55a353', '#2f7a45', '#8cc74f', '#e0a468'];
const [RIM, SUNNY, WALL, FOREST] = ['#cfe070', '#2c7a48', '#123f33', '#1c5a3c'];
const [WOOD, BOARD, SKIN, HAT, SHIRT] = ['#fff3d6', '#8a4a2a', '#5f3320', '#f08a3c', '#c8352e'];
const [LAKE, LAKE_SHADE, RIPPLE] = ['#2bb7ad', '#0f7f88', '#8fe0d2'];

/** A leopard's pad, and one of its toes, about 0,0. */
const PAD =
  '0,-150 70,-140 126,-96 170,-30 234,24 262,92 246,158 194,192 136,182 100,152,1 60,180 0,188 -60,180 -100,152,1 -136,182 -194,192 -246,158 -262,92 -234,24 -170,-30 -126,-96 -70,-140';
const TOE = '0,-126 56,-108 86,-50 84,20 58,88 0,118 -58,88 -84,20 -86,-50 -56,-108';

/** A print as a crater: its flanks, a lit rim, the wall with its side in the shade, and water of its own green. */
const crater = (
  shape: string,
  at: Parameters<typeof moved>[0],
  rim: number,
  [water, shade]: readonly [string, string],
): Layer =>
  moved(
    at,
    moved({ x: -16, y: 22, scale: 1.16 + rim }, cut(DIM, shape)),
    moved({ x: 0, y: 6, scale: 1.1 + rim }, cut(FLANK, shape)),
    moved({ x: 0, y: 4, scale: 1 + rim }, cut(RIM, shape)),
    within(
      SUNNY,
      shape,
      cut(
        WALL,
        '-400,-400,1 400,-400,1 400,400,1 150,400,1 120,180 60,120 90,40 20,-20 -40,-30 -90,-70 -400,-90,1',
      ),
      moved({ x: -2, y: 34, scale: 0.94 }, within(shade, shape, moved({ x: -16, y: 30 }, cut(water, shape)))),
    ),
  );

/** A crown's boughs about its middle, in its own widths. */
const BOUGHS = [
  [0, 0, 0.8],
  [0.6, 0.2, 0.56],
  [-0.5, 0.44, 0.6],
  [-0.36, -0.5, 0.58],
] as const;

/** Crowns of trees from above, lit from the right: where each stands, and how wide it is. */
function crowns(row: string): Layer[] {
  const boughs = (share: number, right: number, down: number, count = 4) =>
    points(row).flatMap(([x, y, r]) =>
      BOUGHS.slice(0, count).map(([bx, by, size]) =>
        disc(x + r * (bx * share + right), y + r * (by * share + down), r * size * share),
      ),
    );
  return [
    cut(DIM, ...boughs(1, -0.4, 0.5)),
    cut(FOREST, ...boughs(1, 0, 0)),
    cut(SUNNY, ...boughs(0.6, 0.16, -0.16, 2)),
  ];
}

/** A field of tea: a cushion clipped in rows. */
const tea = (field: string, ...rows: string[]): Layer => within(TEA, field, inked(LAND, 7, ...rows));

/** A roof of iron from above, its lit side and its shadow. */
const house = (x: number, y: number, turn: number): Layer =>
  moved(
    { x, y, turn },
    cut(DIM, box(-34, -6, 60, 34)),
    cut(HAT, box(-26, -20, 56, 18)),
    cut(SHIRT, box(-26, -2, 56, 18)),
  );

/** A canoe from above on its shadow, its bow to the right; whoever paddles leans to the near side. */
const canoe: readonly Layer[] = [
  inked(RIPPLE, 5, '-186,-22 -236,-34 -280,-32', '-186,22 -240,40 -290,42'),
  moved({ x: -12, y: 22 }, cut(LAKE_SHADE, '-176,0,1 -112,-28 0,-38 112,-28 176,0,1 112,28 0,38 -112,28')),
  cut(WOOD, '-176,0,1 -112,-28 0,-38 112,-28 176,0,1 112,28 0,38 -112,28'),
  cut(BOARD, '-150,0,1 -104,-20 0,-29 104,-20 150,0,1 104,20 0,29 -104,20'),
  inked(WOOD, 9, '-96,-17 -96,17', '74,-24 74,24'),
  inked(RIPPLE, 5, disc(62, 84, 26, 18)),
  inked(WOOD, 8, '2,-44 52,70'),
  cut(WOOD, limb('46,56,6 58,84,13 66,104,7')),
  cut(SKIN, limb('-30,-26,9 -8,-36,8 8,-30,8;-30,28,9 4,40,9 34,28,8')),
  cut(SHIRT, '-56,0 -52,-34 -32,-44 -12,-30 -8,0 -12,32 -32,46 -52,34'),
  cut(HAT, disc(-24, 0, 30)),
  moved({ x: -20, y: -4 }, cut(RIM, disc(0, 0, 15))),
];

/** The crater lakes of Fort Portal for the article about the west of Uganda: where a leopard trod, rain has stayed. */
export const craterFootprints: readonly Picture[] = [
  picture(
    'articles/crater-lakes',
    light('morning', 'uganda', 'right'),
    plan({ camera: 'above' }),
    wash(LAND),
    // Tea, cut in rows.
    tea(
      '-40,590,1 60,598 134,660 176,766 262,866 316,940,1 -40,940,1',
      '-40,630 50,640 130,700 180,790 260,880 300,940',
      '-40,668 40,680 106,734 154,820 220,900 250,940',
      '-40,706 30,720 80,766 126,846 180,920 196,960',
      '-40,746 20,760 56,800 96,870 140,940',
      '-40,786 6,800 32,840 64,900 90,960',
      '-40,828 -10,840 8,880 30,950',
    ),
    tea(
      '1240,150,1 1140,150 1060,110 1010,40 1000,-40,1 1240,-40,1',
      '1240,116 1150,116 1084,80 1044,20 1036,-40',
      '1240,80 1160,82 1110,50 1080,0 1074,-40',
      '1240,44 1180,46 1140,20 1116,-40',
      '1240,8 1200,8 1170,-40',
    ),
    moved(
      { x: 622, y: 446, turn: 7, scale: 0.88 },
      crater(PAD, { x: 0, y: 176, scale: 1.24 }, 0.06, [LAKE, LAKE_SHADE]),
      crater(TOE, { x: -372, y: -50, scale: 1.06, turn: -26 }, 0.09, ['#4fc08a', '#1f8a62']),
      crater(TOE, { x: -146, y: -262, scale: 1.16, turn: -8 }, 0.09, ['#1f93b4', '#12658c']),
      crater(TOE, { x: 146, y: -262, scale: 1.16, turn: 8 }, 0.09, ['#35b59a', '#12786f']),
      crater(TOE, { x: 372, y: -50, scale: 1.06, turn: 26 }, 0.09, ['#5cc4c8', '#2b8a9c']),
    ),
    inked(ROAD, 15, '-20,560 70,568 160,640 206,750 300,846 370,930'),
    house(92, 516, 20),
    house(40, 470, -34),
    ...crowns(
      '-10,20,60 80,-6,54 170,10,44 20,110,46 110,84,40 -14,190,38 60,176,28 232,-10,30 188,78,20 30,250,18',
    ),
    ...crowns('1210,880,64 1130,900,46 1214,780,42 1150,826,30 1060,896,30 1206,706,24 1176,750,18'),
    ...crowns('184,566,24 222,596,16 556,392,18 716,412,22 1010,640,26 1052,664,18'),
    moved({ x: 604, y: 690, turn: -14, scale: 0.64 }, ...canoe),
  ),
];
