import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';

const [FAR, DEEP, SHADE, CORAL, LIT, CREAM, DUSK, LAMP] = [
  '#74387c',
  '#4a1a4c',
  '#c93f58',
  '#ee5d50',
  '#ff9478',
  '#ffe9cc',
  '#f2ae92',
  '#ffd56a',
];

/** An arched opening: its foot at (x, y). */
const arch = (x: number, y: number, wide: number, tall: number) =>
  `${x},${y},1 ${x},${y - tall * 0.6},1 ${x},${y - tall} ${x + wide / 2},${y - tall} ${x + wide},${y - tall} ${x + wide},${y - tall * 0.6},1 ${x + wide},${y},1`;

/** So many arches side by side. */
const arcade = (x: number, y: number, count: number, step: number, wide: number, tall: number) =>
  Array.from({ length: count }, (_, at) => arch(x + at * step, y, wide, tall));

/** Battlements along the top of a wall. */
const teeth = (x: number, y: number, count: number, step: number) =>
  arcade(x, y + 2, count, step, step * 0.62, 26);

/** Branches of a staghorn coral, and of one with a trunk as broad as a tower; the foot at (0, 0). */
const STAGHORN = [
  '0,20,18 -6,-40,14 -30,-90,11 -48,-140,5',
  '-10,-50,11 -56,-84,9 -78,-130,5',
  '0,0,15 22,-50,11 40,-100,9 36,-160,5',
  '26,-60,9 66,-90,8 82,-132,5',
  '-26,-84,8 -8,-120,7 -12,-176,5',
];
const TOWER_CORAL = [
  '0,40,56 -2,-70,48 -14,-160,34 -54,-220,17 -80,-290,7',
  '0,40,56 2,-70,48 10,-160,34 30,-230,20 26,-330,7',
  '4,-120,36 44,-180,22 84,-220,14 98,-290,7',
  '-20,-60,30 -66,-116,20 -104,-150,15 -124,-216,7',
  '-40,-190,16 -30,-250,10 -36,-320,6',
  '24,-200,16 60,-260,10 66,-316,6',
];
type Clump = readonly [x: number, y: number, scale: number, turn: number];
const grown =
  (branches: readonly string[]) =>
  (...clumps: readonly Clump[]) =>
    clumps.flatMap(([x, y, scale, turn]) => {
      const own = placed({ x, y, scale, turn });
      return branches.flatMap((row) => {
        const [tipX, tipY, half] = points(own(row)).at(-1)!;
        return [own.limb(row), disc(tipX, tipY, half * scale * 1.15)];
      });
    });
const [staghorn, towerCoral] = [grown(STAGHORN), grown(TOWER_CORAL)];

const houseOfWonders: readonly Layer[] = [
  cut(CORAL, box(640, -400, 330, 400)),
  cut(SHADE, box(664, -372, 282, 90), box(664, -256, 282, 100), box(664, -128, 282, 130)),
  cut(
    LAMP,
    ...arcade(686, -282, 4, 69, 30, 62),
    ...arcade(686, -158, 4, 69, 30, 72),
    ...arcade(686, 0, 4, 69, 30, 96),
  ),
  cut(
    LIT,
    ...[0, 1, 2, 3, 4].flatMap((at) => [-372, -256, -128].map((y) => box(658 + at * 69, y, 12, 126))),
    box(630, -408, 350, 20),
    box(634, -284, 342, 14),
    box(634, -158, 342, 14),
    box(760, -620, 92, 220),
  ),
  cut(CORAL, box(818, -620, 34, 220)),
  cut(LIT, box(750, -632, 112, 16), '760,-632,1 766,-664 806,-700,1 846,-664 852,-632,1'),
  cut(SHADE, box(803, -724, 6, 30), arch(778, -430, 16, 80), arch(812, -430, 16, 80)),
  cut(CREAM, disc(800, -568, 32)),
  inked(DEEP, 5, '800,-588,1 800,-568,1 816,-560,1'),
];

/** Malindi's minaret, a cone on a tapering shaft. */
const minaret: readonly Layer[] = [
  cut(
    CREAM,
    '520,0,1 540,-410,1 604,-410,1 624,0,1',
    box(530, -430, 84, 24),
    '548,-430,1 556,-500 572,-560,1 588,-500 596,-430,1',
    disc(572, -566, 8),
  ),
  cut(
    DUSK,
    '588,0,1 582,-410,1 604,-410,1 624,0,1',
    box(582, -430, 32, 24),
    '576,-430,1 580,-500 572,-560,1 588,-500 596,-430,1',
  ),
  cut(DEEP, arch(560, -330, 14, 40)),
];

/** A merchant's house with a carved balcony along its upper floor. */
const balconyHouse: readonly Layer[] = [
  cut(LIT, box(1190, -400, 440, 410), box(1176, -420, 454, 26)),
  cut(CORAL, box(1190, -394, 40, 404), box(1190, -394, 440, 12)),
  cut(DEEP, ...arcade(1268, 10, 3, 124, 66, 126)),
  cut(
    SHADE,
    '1224,-296,1 1640,-296,1 1640,-338,1 1250,-338,1',
    box(1240, -300, 400, 140),
    ...[1246, 1360, 1484].map((x) => `${x - 8},-164,1 ${x + 18},-164,1 ${x + 12},-124 ${x - 8},-110,1`),
  ),
  cut(LAMP, ...arcade(1256, -216, 5, 68, 46, 76)),
  inked(
    LIT,
    6,
    ...[1252, 1320, 1388, 1456, 1524].flatMap((x) =>
      [0, 1, 2, 3].map((at) => `${x + 6 + at * 14},-204 ${x + 6 + at * 14},-176`),
    ),
  ),
];

const FISH = '-30,2,1 -14,-16 4,-16 18,-2,1 34,-14,1 30,2 34,16,1 18,4,1 4,18 -14,16';
/** A shoal that comes out of a lane. */
const shoal = [
  [510, -390, -12],
  [420, -470, -20],
  [400, -400, -10],
  [350, -452, -16],
  [320, -520, -24],
  [290, -420, -8],
  [250, -490, -18],
].map(([x = 0, y = 0, turn = 0]) => placed({ x, y, turn })(FISH));

/** Stone Town as the reef it is built of, from branching corals at the left to its towers; the ground at y = 0. */
export const coralTown: readonly Layer[] = [
  // The cathedral's spires, and far roofs.
  cut(
    FAR,
    ...[1010, 1090].flatMap((x) => [
      box(x, -400, 56, 400),
      `${x - 6},-400,1 ${x + 28},-560,1 ${x + 62},-400,1`,
    ]),
    box(290, -270, 130, 270),
    box(430, -330, 100, 330),
    ...teeth(430, -330, 4, 28),
    ...staghorn([1330, -410, 0.8, 8]),
  ),
  cut(LAMP, arch(1030, -330, 16, 40), arch(1110, -330, 16, 40)),
  cut(LAMP, ...shoal),
  ...minaret,
  ...houseOfWonders,
  // The old fort, and houses.
  cut(LIT, box(330, -220, 170, 240), ...teeth(330, -220, 6, 29)),
  cut(CORAL, box(440, -220, 60, 240)),
  cut(LAMP, ...arcade(352, -120, 2, 46, 28, 58)),
  cut(SHADE, box(960, -280, 240, 300)),
  cut(DEEP, '950,-276,1 1000,-336,1 1210,-336,1 1210,-276,1'),
  cut(LAMP, ...arcade(1000, -180, 3, 58, 30, 70)),
  ...balconyHouse,
  // The reef with its own lit windows, and the rock it grows on.
  cut(SHADE, ...towerCoral([228, 10, 1.02, -3]), ...staghorn([480, 10, 0.9, 8])),
  cut(LAMP, arch(190, -110, 22, 48), arch(232, -110, 22, 48), arch(210, -20, 26, 54)),
  cut(DEEP, ...staghorn([330, 0, 0.95, 6], [580, 10, 1, 8], [1020, 10, 1.05, -4])),
  cut(CORAL, ...towerCoral([66, 20, 0.62, -8]), ...staghorn([1110, 10, 0.8, 6])),
  cut(LAMP, arch(54, -22, 22, 46)),
  cut(LIT, ...staghorn([-46, 10, 0.7, -8])),
  cut(
    DEEP,
    '-260,120,1 -180,60 -100,14 20,-6 200,-14 420,-4 640,-16 900,-4 1160,-14 1400,-6 1700,-10,1 1700,120,1',
  ),
];
