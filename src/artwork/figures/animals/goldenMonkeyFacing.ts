import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { points } from '../../drawing/points.ts';

const [GOLD, DEEP, LIGHT, RUST] = ['#f0902a', '#d06a20', '#ffcf70', '#a8481e'];
/** Black hair: arms, fingers, and where the light grazes them. */
const [BLACK, FINGER, SHEEN] = ['#14182c', '#283152', '#5a70a0'];
const [FACE, MUZZLE, BRIDGE, IRIS] = ['#303b58', '#4d5c80', '#7f93ba', '#d8782c'];
const [PITH, FLESH, FLESH_SHADE, SHEATH, SHEATH_LIT] = [
  '#f6f8d4',
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
const CAP = twin(
  '0,-264,1 50,-266 104,-242,1 180,-208 216,-104,1 184,-110 168,-142 112,-148 62,-112 0,-92,1',
);
const MASK = twin('0,-98,1 58,-118 116,-98 132,-48 110,-2 76,16 70,50 78,92 52,132 0,142,1');

/** The head, its middle at the origin, 250 from there to the crown: it looks at the viewer and has its mouth full. */
const head: readonly Layer[] = [
  within(
    GOLD,
    RUFF,
    cut(DEEP, '-300,-40,1 -216,-60 -212,40 -170,150 -80,204 20,212 110,200,1 140,260,1 -300,260,1'),
    cut(LIGHT, '150,-160,1 200,-60 214,20 196,110 150,176 110,200,1 160,260,1 300,260,1 300,-260,1'),
    // Locks over the cheeks.
    cut(
      DEEP,
      ...['106,30,0 148,62,6 166,118,0', '98,72,0 130,104,6 138,156,0', '138,-10,0 182,20,7 196,78,0'].map(
        (row) => limb(row),
      ),
    ),
    cut(
      RUST,
      ...[
        '-106,30,0 -148,62,6 -166,118,0',
        '-98,72,0 -130,104,6 -138,156,0',
        '-138,-10,0 -186,20,7 -206,78,0',
      ].map((row) => limb(row)),
    ),
  ),
  cut(BLACK, twoDiscs(186, -66, 26, 38)),
  cut(FACE, twoDiscs(190, -62, 14, 24)),
  cut(BLACK, CAP),
  cut(SHEEN, '60,-246,1 110,-226 168,-192 204,-118,1 178,-170 130,-206'),
  cut(FACE, MASK),
  cut(MUZZLE, twin('0,6,1 34,10 64,44 72,92 46,128 0,136,1')),
  // The brow is one bar over deep eyes.
  cut(MUZZLE, twin('0,-70,1 20,-84 62,-100 112,-84 124,-58,1 92,-78 56,-80 20,-62 0,-44,1')),
  cut(BRIDGE, twin('0,-60,1 12,-56 16,-10 26,22 22,40 0,46,1')),
  cut(BLACK, pair('22,-42,1 40,-68 74,-68 98,-40,1 78,-18 42,-20')),
  cut(IRIS, twoDiscs(60, -43, 21)),
  cut(BLACK, twoDiscs(60, -43, 11)),
  cut('#fff6e0', disc(67, -51, 5), disc(-53, -51, 5)),
  cut(FACE, pair('18,-44,1 38,-74 78,-76 104,-42,1 76,-58 42,-56')),
  cut(BLACK, pair('5,32,1 14,26 24,30 18,42 8,44')),
  // It chews: the lips are shut, and one cheek is full.
  inked(BLACK, 6, '-44,84,1 -26,98 0,92 26,98 46,82'),
  inked(FACE, 4, '-20,116 0,120 20,116'),
  inked(BRIDGE, 4, pair('84,-8 98,-16 108,-26')),
];

/** A bamboo shoot, its bitten tip at the origin and its foot at 0,580: peeled above, in its sheaths below. */
const shoot: readonly Layer[] = [
  within(
    FLESH,
    '-34,4,1 -28,26 -8,28 -2,10,1 6,30 26,26 34,-2,1 44,110 58,260 74,580,1 -74,580,1 -58,260 -44,110',
    cut(FLESH_SHADE, '-40,0,1 -22,120 -20,260 -26,600,1 -90,600,1 -90,0,1'),
    cut(
      PITH,
      '-40,0,1 -28,26 -8,28 -2,10,1 6,30 26,26 40,-6,1 40,6,1 28,42 6,44 -2,26,1 -12,44 -30,42 -40,20,1',
    ),
    cut(SHEATH, '-80,240,1 -30,290 30,330 74,270,1 90,600,1 -90,600,1'),
    cut(SHEATH_LIT, '80,250,1 40,330 10,400 -20,600,1 90,600,1'),
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
const HELD = { x: 2, y: 118, turn: 22 };

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
  moved({ x: -44, y: 258, turn: 26, flip: true, scale: 0.9 }, ...gripping),
  cut(
    BLACK,
    '-190,226 -270,230 -334,300 -376,400 -396,490 -388,566,1 -372,556,1 -356,578,1 -300,556 -230,508 -150,446,1 -190,362,1 -250,416 -292,432 -282,380 -240,320 -190,290',
  ),
  cut(SHEEN, '-240,238,1 -300,262 -350,340 -384,440,1 -340,350 -290,286'),
  moved({ x: -120, y: 404, turn: 14, scale: 0.92 }, ...gripping),
];
