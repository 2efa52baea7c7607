import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [COAT, FOREST, WALL] = ['#c4602b', '#10382f', '#2f7f5b'];
const [LIT, GRASS, DUSK] = ['#42915a', '#fbcb50', '#dd9631'];
const [LAKE, RIPPLE, SODA, FLAMINGO] = ['#12465c', '#2f7c8c', '#f6f1df', '#f08a92'];

/** A point of an ellipse, `turn` of the way round it. */
const around = ([x, y, rx, ry]: readonly [number, number, number, number], turn: number) =>
  `${Math.round(x + rx * Math.cos(turn * 2 * Math.PI))},${Math.round(y + ry * Math.sin(turn * 2 * Math.PI))},1`;

/** Gullies of the wall: where round it each begins, how wide it is at the rim, how far down it comes. */
const GULLIES = [
  [0.012, 15, 384],
  [0.052, 9, 440],
  [0.079, 17, 372],
  [0.131, 12, 404],
  [0.174, 18, 366],
  [0.226, 9, 392],
  [0.259, 13, 366],
  [0.318, 19, 378],
  [0.352, 8, 420],
  [0.397, 16, 366],
  [0.449, 11, 424],
  [0.478, 18, 376],
  [0.521, 9, 436],
  [0.546, 18, 368],
  [0.587, 12, 412],
  [0.622, 19, 372],
  [0.672, 9, 432],
  [0.699, 16, 374],
  [0.741, 21, 398],
  [0.784, 10, 440],
  [0.812, 18, 372],
  [0.853, 12, 418],
  [0.879, 19, 384],
  [0.918, 9, 436],
  [0.948, 17, 370],
  [0.981, 9, 428],
] as const;

/** The faces of the gullies on one side of their beds: `lean` 1 turns clockwise, -1 the other way. */
const faces = (lean: 1 | -1, share: number) =>
  GULLIES.map(([turn, width, foot]) => {
    const half = (lean * width * share) / 1000;
    const bed = (foot + 620) / 2;
    return [
      around([600, 440, 640, 390], turn),
      around([600, 440, 640, 390], turn + half),
      around([604, 460, bed, bed * 0.56], turn + half * 0.5 + 0.004),
      around([610, 494, foot, foot * 0.5], turn + 0.006),
      around([604, 460, bed, bed * 0.56], turn - 0.002),
    ].join(' ');
  }).join(';');

/** A grazing animal, its feet at 0, 0. */
const GRAZER =
  '-15,-16,1 -12,-20 2,-21 8,-24 13,-20,1 20,-11 22,-5 18,-4,1 11,-12,1 10,0,1 7,0,1 5,-9,1 -8,-9,1 -9,0,1 -12,0,1 -12,-9,1';

/** Where the herds of the floor stand, how large, and which way each animal faces. */
const HERDS = [
  [392, 444, 1, 1],
  [434, 436, 0.9, -1],
  [418, 470, 1.06, 1],
  [372, 486, 1.1, 1],
  [806, 420, 0.86, -1],
  [836, 432, 0.94, 1],
  [858, 416, 0.8, -1],
  [442, 606, 1.16, -1],
  [516, 632, 1.26, -1],
  [470, 626, 1.2, 1],
  [408, 588, 1.1, 1],
] as const;

/** A safari car, its wheels at 0, 0. */
const CAR = '-30,-8,1 -30,-30,1 -24,-34,1 8,-34,1 14,-22,1 30,-20,1 32,-8,1';

/** A flat-crowned tree of the rim, its foot at 0, 0. */
const TREE = [
  limb('0,30,11 0,0,9 1,-34,6 0,-72,6;0,-26,5 -12,-46,4 -28,-72,3;0,-30,5 12,-48,4 28,-72,3'),
  '-54,-64,1 -44,-84 -16,-94 16,-94 44,-84 54,-64,1 30,-60 0,-66 -30,-60',
];

/** Where they stand on the lid, how far they lean, how large they are. */
const LASHES = [
  [116, 364, -52, 0.58],
  [176, 298, -45, 0.96],
  [276, 214, -33, 0.74],
  [360, 166, -22, 1.14],
  [438, 138, -13, 0.64],
  [562, 118, -3, 1.06],
  [674, 122, 6, 0.84],
  [742, 136, 13, 0.56],
  [842, 180, 26, 1.14],
  [928, 242, 37, 0.74],
  [1000, 318, 47, 0.98],
  [1052, 402, 57, 0.58],
] as const;

/** Ngorongoro, seen first from its rim. */
export const craterEye: readonly Picture[] = [
  // The crater is a lion's eye: the trees of its rim are the lashes, the dry grass the amber, the soda lake the pupil.
  picture(
    'articles/ngorongoro',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [340, 360, 560, 270], camera: 'close' }),
    wash(COAT),
    ...LASHES.map(([x, y, turn, scale]) => moved({ x, y, turn, scale }, cut(FOREST, ...TREE))),
    cut(
      FOREST,
      '56,410,1 300,150 600,100 860,150 1060,370 1110,540 1126,640 1160,770 1148,836 1096,804 1050,724 994,694 920,690 760,744 580,752 400,716 240,630 110,510',
    ),
    within(
      WALL,
      '120,426,1 240,340 400,226 600,214 780,220 920,350 1010,500 1056,630,1 940,640 760,696 580,704 410,670 260,580',
      // The light comes from the left: the wall across the floor has it, the near one is in its own shade.
      cut(LIT, '716,180,1 700,262,1 688,340,1 700,500,1 846,600,1 812,646,1 790,720,1 1080,720,1 1080,200,1'),
      cut(FOREST, faces(-1, 2.2)),
      cut(LIT, faces(1, 1.3)),
      within(
        GRASS,
        disc(610, 496, 344, 170),
        cut(DUSK, '200,300,1 760,300,1 700,346 480,350 376,430 340,520 350,620 370,700,1 200,700,1'),
        // The track to the shore, the soda round the lake, and the flamingos in its shallows.
        inked(DUSK, 7, '960,510,1 880,560 800,580 740,560 716,534,1'),
        cut(SODA, disc(618, 498, 174, 122)),
        cut(FLAMINGO, disc(621, 498, 161, 111)),
        cut(LAKE, disc(627, 493, 149, 101)),
        cut(RIPPLE, limb('530,512,0 580,506,3 640,516,3 700,508,0;590,540,0 640,534,3 700,542,0')),
        cut(SODA, disc(566, 452, 42, 18), limb('630,460,0 664,456,3 706,462,0')),
        ...HERDS.map(([x, y, scale, way]) => moved({ x, y, scale, flip: way < 0 }, cut(FOREST, GRAZER))),
        moved(
          { x: 862, y: 566 },
          cut(SODA, CAR),
          cut(FOREST, '-24,-20,1 -24,-29,1 4,-29,1 8,-20,1', disc(-18, -7, 7), disc(18, -7, 7)),
        ),
      ),
    ),
  ),
];
