import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [BARK, LIT, DEAD, COPPER] = ['#3a2440', '#d07c4a', '#5a3344', '#b8683f'];
const [DEEP, LEAF, SUNNY, SNOW, ICE] = ['#123a4a', '#23694f', '#8fb04c', '#fff3da', '#a9c0f2'];

/** The trunk first, then the boughs, the nearest last. */
const BOUGHS = [
  '0,20,84 2,-20,62 -8,-150,46 4,-260,42 -20,-360,36 -58,-450,31 -64,-530,27 -56,-610,23',
  '0,-236,32 60,-330,32 104,-400,29 122,-460,26 110,-530,23',
  '12,-150,34 110,-230,32 204,-290,28 228,-390,24',
  '-14,-190,33 -90,-270,32 -170,-326,27 -184,-420,24',
] as const;
const HEARTS = [
  [-186, -432, 0.94],
  [226, -402, 0.94],
  [112, -544, 0.98],
  [-58, -624, 1.08],
] as const;

/** A leaf of a rosette towards an angle (0 right, 90 up), `long` pixels to its tip: all of it, or a strip along its upper side. */
const leaf = (degrees: number, long: number, strip: boolean): string => {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), -Math.sin(angle)];
  const rows = strip
    ? [
        [0.1, -0.02, 0.05],
        [0.4, -0.05, 0.1],
        [0.72, -0.03, 0.08],
        [0.95, 0.09, 0],
      ]
    : [
        [0.05, 0, 0.06],
        [0.36, 0.01, 0.12],
        [0.68, 0.05, 0.14],
        [0.9, 0.12, 0.08],
        [1, 0.18, 0],
      ];
  return limb(
    rows
      .map(([share = 0, drop = 0, half = 0]) =>
        [share * c, share * s + drop * (0.3 + Math.abs(c)), half]
          .map((value) => Math.round(value * long))
          .join(','),
      )
      .join(' '),
  );
};
const fan = (angles: readonly number[], long: number, strip = false) =>
  angles.map((degrees, at) => leaf(degrees, long * [1, 0.92, 0.97][at % 3]!, strip)).join('');

/** A rosette with the night's snow on its leaves, over its skirt of dead ones; its heart at the origin, 120 pixels to the tips. */
const rosette: readonly Layer[] = [
  cut(
    DEAD,
    limb('-24,0,14 -46,70,17 -40,140,0'),
    limb('-4,0,16 -14,90,18 -16,164,0'),
    limb('14,0,14 22,84,16 18,150,0'),
  ),
  cut(COPPER, limb('22,0,12 42,64,15 44,128,0'), limb('8,20,8 16,80,9 12,130,0')),
  cut(DEEP, fan([90, 66, 114, 42, 138, 20, 160, -4, 184, -26, 206], 120)),
  cut(SUNNY, fan([66, 42, 20, -4, -26], 116, true)),
  cut(SNOW, fan([54, 78, 30, 8], 112, true)),
  cut(ICE, fan([114, 138, 160, 184], 116, true)),
  cut(LEAF, fan([102, 126, 150, 174, 78, 54, 30, 6, -18, 198], 90)),
  cut(SUNNY, fan([30, 6, -18], 88, true)),
  cut(ICE, fan([150, 126, 174], 90, true)),
  cut(SNOW, fan([54, 78, 102, 30], 90, true)),
  cut(DEEP, fan([164, 138, 112, 88, 62, 38, 14, -8, 188], 60)),
  cut(SUNNY, fan([14, -8], 60, true)),
  cut(ICE, fan([164, 138, 188], 60, true)),
  cut(SNOW, fan([112, 88, 62, 38], 60, true)),
  cut(LEAF, fan([150, 120, 90, 60, 30], 34)),
  cut(SNOW, '-22,-4 -18,-24 2,-32 22,-22 26,-4,1 12,-8 4,4,1 -8,-8'),
];

/** A giant groundsel on the morning after snow, the low sun at the right: 750 pixels high, its foot at the origin. */
export const groundselSnowed: readonly Layer[] = [
  within(LIT, limb(BOUGHS.join(';')), cut(BARK, limb(placed({ x: -20, y: 5 })(BOUGHS.join(';'))))),
  // Snow in the forks.
  cut(
    SNOW,
    '30,-330,1 50,-354 84,-410,1 80,-376 62,-338 46,-318',
    '46,-216,1 90,-246 150,-286,1 140,-254 100,-222 64,-196',
  ),
  cut(ICE, '-44,-250,1 -80,-290 -130,-330,1 -110,-286 -80,-254 -56,-236'),
  ...HEARTS.map(([x, y, scale]) => moved({ x, y, scale }, ...rosette)),
  // Snow drifted against its foot.
  cut(SNOW, '-96,28,1 -62,6 -30,14 4,-10 44,4 70,-4 96,28,1'),
];

/** The shade it throws, in whatever colour it is laid down. */
export const groundselShade: Layer = cut(
  {},
  limb(BOUGHS.join(';')),
  ...HEARTS.map(([x, y, scale]) => disc(x, y, 108 * scale)),
);

const OUTER = fan([90, 75, 105, 60, 120, 45, 135, 30, 150, 15, 165, 0, 180, -15, 195, -32, 212], 122);
const SKIRT = limb('0,-30,36 0,70,40 -6,156,0');

/** Its shape alone, far off, in whatever colour it is laid down. */
export const groundselShape: readonly Layer[] = [
  cut({}, limb(BOUGHS.join(';'))),
  ...HEARTS.map(([x, y, scale]) => moved({ x, y, scale }, cut({}, OUTER, SKIRT))),
];

/** One close by in its own shade, its leaves edged a little lighter. */
export const groundselInShade = (ink: string, edge: string): readonly Layer[] => [
  cut(ink, limb(BOUGHS.join(';'))),
  ...HEARTS.map(([x, y, scale]) =>
    moved(
      { x, y, scale },
      cut(ink, OUTER, SKIRT),
      cut(edge, fan([82, 52, 22, 112, 142, -6], 108, true)),
      cut(ink, fan([90, 66, 114, 42, 138, 18, 162], 76)),
      cut(edge, fan([78, 50, 24, 104, 130], 66, true)),
    ),
  ),
];
