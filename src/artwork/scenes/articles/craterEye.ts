import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [COAT, FOREST, WALL] = ['#c4602b', '#10382f', '#2f7f5b'];
const [GRASS, DUSK, LAKE, AIR] = ['#fbcb50', '#dd9631', '#12465c', '#d3eef2'];

/** A point of an ellipse, `turn` of the way round it. */
const around = ([x, y, rx, ry]: readonly [number, number, number, number], turn: number) =>
  `${Math.round(x + rx * Math.cos(turn * 2 * Math.PI))},${Math.round(y + ry * Math.sin(turn * 2 * Math.PI))},1`;

/** Ravines of the wall: wide at the rim, and every other one ends above the floor. */
const RAVINES = Array.from({ length: 32 }, (_, one) => ({ turn: one / 32, foot: one % 2 ? 336 : 390 }))
  .map(
    ({ turn, foot }) =>
      `${around([600, 440, 620, 370], turn - 0.011)} ${around([600, 440, 620, 370], turn + 0.011)} ${around([610, 490, foot, foot * 0.5], turn)}`,
  )
  .join(';');

/** A flat-crowned tree of the rim, its foot at 0, 0. */
const TREE = [
  limb('0,30,11 0,0,9 1,-34,6 0,-72,6;0,-26,5 -12,-46,4 -28,-72,3;0,-30,5 12,-48,4 28,-72,3'),
  '-54,-64,1 -44,-84 -16,-94 16,-94 44,-84 54,-64,1 30,-60 0,-66 -30,-60',
];

/** Where they stand on the lid, how far they lean, how large they are. */
const LASHES = [
  [128, 350, -50, 0.8],
  [204, 270, -42, 0.88],
  [294, 202, -31, 0.94],
  [390, 152, -18, 0.98],
  [494, 124, -8, 0.98],
  [604, 116, 1, 0.98],
  [712, 128, 10, 0.98],
  [816, 166, 22, 0.98],
  [910, 226, 34, 0.94],
  [986, 300, 44, 0.88],
  [1042, 384, 54, 0.8],
] as const;

/** Ngorongoro, seen first from its rim. */
export const craterEye: readonly Picture[] = [
  // The crater is a lion's eye: the trees of its rim are the lashes, the dry grass the amber, the soda lake the pupil.
  picture(
    'articles/ngorongoro',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [290, 340, 640, 310], camera: 'close' }),
    wash(COAT),
    ...LASHES.map(([x, y, turn, scale]) => moved({ x, y, turn, scale }, cut(FOREST, ...TREE))),
    cut(
      FOREST,
      '56,410,1 300,150 600,100 860,150 1060,370 1110,540 1126,640 1160,770 1148,836 1096,804 1050,724 994,694 920,690 760,744 580,752 400,716 240,630 110,510',
    ),
    within(
      WALL,
      '120,426,1 240,340 400,226 600,214 780,220 920,350 1010,500 1056,630,1 940,640 760,696 580,704 410,670 260,580',
      cut(FOREST, RAVINES),
      within(
        GRASS,
        disc(610, 496, 344, 170),
        cut(DUSK, '200,300,1 760,300,1 700,350 480,350 370,440 330,520 340,620 360,700,1 200,700,1'),
        cut(LAKE, disc(626, 494, 150, 104)),
        cut(AIR, disc(572, 462, 46, 24)),
      ),
    ),
  ),
];
