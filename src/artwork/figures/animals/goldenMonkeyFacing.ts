import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { points } from '../../drawing/points.ts';

const [GOLD, DEEP, LIGHT, RUST] = ['#f0902a', '#d06a20', '#ffcf70', '#a8481e'];
/** Black hair: arms, fingers, and where the light grazes them. */
const [BLACK, FINGER, SHEEN] = ['#14182c', '#283152', '#5a70a0'];
const [FACE, MUZZLE, BRIDGE, IRIS] = ['#303b58', '#4d5c80', '#7f93ba', '#d8782c'];
const [WHITE, FLESH, FLESH_SHADE, SHEATH, SHEATH_LIT] = [
  '#f4f1dc',
  '#d9e694',
  '#a9bf62',
  '#7c5230',
  '#a9793f',
];

/** Fingers and arms: limbs that are round at both ends. */
const rounded = (rows: string): string =>
  rows
    .split(';')
    .map((row) => {
      const joints = points(row);
      const [from, to] = [joints[0]!, joints.at(-1)!];
      return limb(row) + disc(from[0], from[1], from[2]) + disc(to[0], to[1], to[2]);
    })
    .join('');

/** The ruff: gold round the face, its locks longest at the cheeks. */
const RUFF = twin(
  '0,-238,1 100,-236 182,-188 212,-104 222,-50 250,0 264,66,1 238,62,1 258,104 252,164,1 224,152,1 230,190 208,234,1 180,212,1 150,226 100,236 60,236 0,236,1',
);
/** The crown: black hair whose edge stands out in tufts over the brow and at the temples. */
const CAP = twin(
  '0,-272,1 40,-276 90,-264 112,-250,1 124,-252 178,-222 192,-184,1 206,-178 226,-130 222,-88,1 214,-116 194,-128,1 192,-112 184,-104,1 178,-130 158,-144,1 154,-122 140,-114,1 138,-138 118,-150,1 112,-138 104,-134,1 98,-146 84,-150,1 80,-128 64,-118,1 60,-134 44,-136,1 40,-114 26,-102,1 20,-114 12,-116,1 8,-100 0,-88,1',
);
/** Bare skin, broadest at the brow, with hollow cheeks over the muzzle. */
const MASK = twin('0,-106,1 60,-116 124,-96 136,-44 116,0 92,20 104,52 104,104 60,140 0,144,1');
/** White hair on either side of the mouth. */
const WHISKERS = pair(
  '70,44,1 116,30 146,32,1 130,46 126,56,1 150,58 168,72,1 140,78 132,86,1 150,94 158,112,1 128,108 116,112,1 124,126 124,144,1 94,134 60,148 44,154,1 80,112',
);

/** The head, its middle at the origin, 270 from there to the crown: it looks at the viewer and has its mouth full. */
const head: readonly Layer[] = [
  within(
    GOLD,
    RUFF,
    cut(DEEP, '-300,-40,1 -216,-60 -212,40 -170,150 -80,204 20,212 110,200,1 140,260,1 -300,260,1'),
    cut(LIGHT, '150,-160,1 200,-60 214,20 196,110 150,176 110,200,1 160,260,1 300,260,1 300,-260,1'),
  ),
  cut(BLACK, twoDiscs(190, -62, 24, 34)),
  cut(FACE, twoDiscs(194, -58, 12, 20)),
  cut(BLACK, CAP),
  cut(
    SHEEN,
    '84,-264,1 112,-250,1 124,-252 178,-222 192,-184,1 206,-178 220,-136 220,-112,1 190,-160 140,-218',
  ),
  cut(FACE, MASK),
  cut(WHITE, WHISKERS),
  // The brow is one bar over round eyes that stand close together.
  cut(MUZZLE, twin('0,-74,1 22,-92 66,-104 112,-88 130,-56,1 98,-80 60,-84 24,-70 0,-46,1')),
  cut(BLACK, twoDiscs(58, -40, 36, 30)),
  cut(IRIS, twoDiscs(57, -40, 25, 24)),
  cut(BLACK, twoDiscs(56, -40, 13)),
  cut('#fff6e0', disc(64, -49, 6), disc(-48, -49, 6)),
  cut(FACE, pair('18,-44,1 30,-80 86,-82 100,-40,1 84,-60 40,-62')),
  // A short broad muzzle, the nose flat between nostrils set far apart.
  cut(MUZZLE, twin('0,-8,1 24,-4 58,16 92,50 98,96 60,128 0,134,1')),
  cut(BRIDGE, twin('0,-34,1 10,-28 18,4 46,22 52,40 30,50 0,42,1')),
  cut(BLACK, pair('22,38,1 30,24 48,26 54,42,1 44,48 30,46')),
  // It chews: lips shut, but for the corner in which the shoot is.
  inked(BLACK, 6, '-66,72,1 -40,88 0,84 30,88 52,84'),
  cut(BLACK, '14,86,1 40,66 70,66 90,84,1 86,104 48,118 22,104'),
  inked(FACE, 5, '0,50 0,80'),
];

/** The upper lip, where it closes over the shoot. */
const lip: Layer = cut(MUZZLE, '10,80,1 26,44 78,36 97,76,1 96,90 86,98,1 78,92 64,92 46,92 30,88');

/** A bamboo shoot, its bitten tip at the origin and its foot at 0,580: peeled above, its sheaths torn off in strips. */
const shoot: readonly Layer[] = [
  within(
    FLESH,
    '-26,0,1 -12,-12 4,-4 16,-14 26,0,1 36,110 52,260 74,580,1 -74,580,1 -52,260 -37,104,1 -10,96 -18,76,1 2,68 -8,50,1 8,40 -26,22,1',
    cut(FLESH_SHADE, '-40,-20,1 -18,120 -18,260 -26,600,1 -90,600,1 -90,-20,1'),
    cut(WHITE, '-60,112,1 -26,118 4,106 -4,82,1 16,72 6,56,1 26,40 -10,18,1 -60,18,1'),
    cut(SHEATH, '-90,300,1 -40,330 0,380 40,330 90,320,1 90,600,1 -90,600,1'),
  ),
  // Strips of sheath curl away from the peeled part.
  cut(SHEATH, '-46,330,1 -60,290 -84,262 -112,258,1 -98,282 -84,320 -66,390,1'),
  cut(
    SHEATH_LIT,
    '40,400,1 46,300 66,244 104,214,1 98,262 92,330 66,420,1',
    '-8,480,1 -22,380 4,300 28,262,1 34,330 44,400 74,600,1 0,600,1',
  ),
];

/** Four fingers that lie across the shoot from the left, and the back of the hand. */
const gripping: readonly Layer[] = [
  cut(BLACK, '-110,-50 -64,-66 -30,-40 -26,40 -60,76 -104,60'),
  ...[-44, -14, 16, 45].flatMap((y, at) => [
    cut(BLACK, rounded(`-76,${y},20 -10,${y - 9},19 ${[40, 50, 48, 38][at]},${y + 2},16`)),
    cut(FINGER, rounded(`-70,${y - 1},15 -10,${y - 9},14 ${[40, 50, 48, 38][at]},${y + 2},12`)),
    cut(SHEEN, disc([44, 54, 52, 42][at]!, y + 1, 7, 6)),
  ]),
  // The thumb comes from below.
  cut(BLACK, rounded('-70,66,18 -30,84,16 0,78,13')),
  cut(FINGER, rounded('-66,66,12 -30,83,11 0,78,9')),
];

/** Where the shoot lies in the hands. */
const HELD = { x: 60, y: 92, turn: 28 };

/** A golden monkey from the front, down to its elbows, the middle of its face at the origin: with both hands it eats a bamboo shoot. */
export const goldenMonkeyFacing: readonly Layer[] = [
  // The back's gold beside the chest, which the head shades.
  within(
    DEEP,
    '-330,620,1 -318,420 -270,280 -214,170 0,140 214,170 270,280 322,420 340,620,1',
    cut(RUST, '-240,180,1 -210,280 -120,350 0,366 130,340 220,270 240,180,1'),
    cut(
      RUST,
      ...[
        '-120,400,0 -104,440,8 -110,500,0',
        '40,420,0 60,470,9 54,540,0',
        '120,380,0 142,420,8 140,470,0',
      ].map((row) => limb(row)),
    ),
    cut(GOLD, '170,190,1 250,280 296,420 300,620,1 400,620,1 400,190,1'),
  ),
  cut(
    BLACK,
    '190,226 262,230 330,300 374,400 392,500 384,596,1 366,584,1 352,606,1 320,588 250,540 150,436 0,330,1 50,246,1 190,346 284,446 304,446 298,390 262,320 200,290',
  ),
  cut(SHEEN, '286,262,1 340,330 372,410 384,500,1 360,430 330,350'),
  moved({ x: 4, y: 0, turn: 4 }, ...head),
  moved(HELD, ...shoot),
  moved({ x: 4, y: 0, turn: 4 }, lip),
  moved({ x: -44, y: 258, turn: 26, flip: true, scale: 0.9 }, ...gripping),
  cut(
    BLACK,
    '-190,226 -270,230 -334,300 -376,400 -396,490 -388,566,1 -372,556,1 -356,578,1 -300,556 -230,508 -150,446,1 -190,362,1 -250,416 -292,432 -282,380 -240,320 -190,290',
  ),
  cut(SHEEN, '-240,238,1 -300,262 -350,340 -384,440,1 -340,350 -290,286'),
  moved({ x: -120, y: 404, turn: 14, scale: 0.92 }, ...gripping),
];
