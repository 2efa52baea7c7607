import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** The inks of a man in kanzu and kofia: cloth in the sun and in shade, skin in shade and in the sun, the cap. */
export interface Robe {
  cloth: string;
  shade: string;
  skin: string;
  lit: string;
  cap: string;
}

/** How a man holds his head: how far it is forward and lower than upright, and how it is turned; a beard, a laugh. */
interface Bearing {
  x?: number;
  y?: number;
  turn?: number;
  beard?: string;
  laughs?: boolean;
}

/** His lap and legs on a bench, in profile to the right: 200 units are a metre, the origin is on the ground below the seat. */
const lap = ({ cloth, shade, skin, lit }: Robe): readonly Layer[] => [
  // Feet in sandals.
  cut(skin, '64,-22,1 86,-22,1 100,-8 118,-2 116,2,1 64,2,1'),
  cut(lit, '80,-20,1 86,-20,1 100,-8 118,-2 116,0,1 96,-2'),
  cut(
    cloth,
    '-40,-110,1 -38,-88,1 30,-82 50,-70 50,-40 40,-12,1 112,-10,1 106,-54 108,-92 90,-110 50,-114 20,-120,1',
  ),
  cut(
    shade,
    '-40,-104,1 -38,-88,1 30,-82 50,-70 50,-40 40,-12,1 72,-12,1 76,-56 74,-80 40,-92 -4,-98,1',
    limb('24,-112,1 56,-104,4 84,-96,1'),
    limb('92,-80,1 92,-46,4 96,-14,2'),
  ),
];

/** His trunk from the seat to the neck; `lean` is how far his shoulders are forward. */
const trunk = ({ cloth, shade }: Robe, lean = 0): readonly Layer[] => {
  const knot = (x: number, y: number, corner = '') =>
    `${Math.round(x + (lean * (-y - 90)) / 110)},${y + (y < -150 ? Math.round(lean * 0.35) : 0)}${corner}`;
  return [
    cut(
      cloth,
      [
        knot(-12, -212, ',1'),
        knot(-36, -200),
        knot(-46, -152),
        knot(-40, -88, ',1'),
        knot(34, -92, ',1'),
        knot(40, -130),
        knot(36, -184),
        knot(9, -212, ',1'),
      ].join(' '),
    ),
    cut(
      shade,
      [
        knot(-12, -212, ',1'),
        knot(-36, -200),
        knot(-46, -152),
        knot(-40, -88, ',1'),
        knot(0, -90, ',1'),
        knot(-8, -130),
        knot(-18, -170),
        knot(-4, -208, ',1'),
      ].join(' '),
    ),
  ];
};

/** His head in profile, the sun on the face: the cap with a band of stitches, an eye, an ear. */
const head = (
  { skin, lit, cap, shade }: Robe,
  { x = 0, y = 0, turn = 0, beard = '', laughs = false }: Bearing = {},
): Layer =>
  moved(
    { x, y: y - 206, turn },
    cut(
      skin,
      '-15,6,1 -14,-18 -26,-34 -25,-62,1 22,-64,1 24,-53,1 23,-47 34,-36 27,-33,1 30,-29 26,-26,1 29,-22 24,-12 12,-10 8,-6 9,6,1',
    ),
    cut(
      lit,
      '2,-63,1 22,-64,1 24,-53,1 23,-47 34,-36 27,-33,1 30,-29 26,-26,1 29,-22 24,-12 12,-10,1 4,-20 8,-34 -2,-46',
      disc(-9, -36, 4, 6),
    ),
    cut(
      skin,
      laughs ? limb('13,-46,1 18,-49,2 23,-46,1') : '12,-47,1 18,-50 23,-47,1 18,-45',
      limb('11,-54,1 18,-57,2 24,-54,1'),
    ),
    cut(beard, ...(beard === '' ? [] : ['-4,-36,1 4,-26 18,-26 27,-27,1 31,-14 18,4 2,-8'])),
    cut('#fff8ec', ...(laughs ? ['16,-28,1 28,-30,1 26,-21 20,-21'] : [])),
    cut(cap, '-27,-58,1 -25,-80,1 -2,-85 20,-80,1 24,-61,1'),
    cut(shade, '-27,-58,1 -25,-80,1 -8,-83,1 -10,-60,1'),
  );

const sleeve = (cloth: string, lit: string, arm: string, hand: string): Layer[] => [
  cut(cloth, limb(arm)),
  cut(lit, limb(hand)),
];

/** A small cup of coffee at (x, y). */
const cup = (x: number, y: number) =>
  cut('#fff6e0', `${x - 7},${y - 10},1 ${x + 7},${y - 10},1 ${x + 4},${y + 4},1 ${x - 4},${y + 4},1`);

/** He lifts his cup, bent a little towards it. */
export const drinker = (robe: Robe): readonly Layer[] => [
  ...lap(robe),
  ...trunk(robe, 12),
  head(robe, { x: 14, y: 5, turn: 6 }),
  cup(56, -222),
  ...sleeve(
    robe.cloth,
    robe.lit,
    '0,-200,7 2,-178,16 4,-136,17 52,-136,13 58,-172,9',
    '58,-168,8 62,-196,7 60,-210,5',
  ),
  cut(robe.lit, limb('64,-204,4 58,-216,4 48,-220,2'), limb('66,-198,4 60,-208,4 50,-212,2')),
  cut(robe.shade, limb('-12,-178,4 -8,-134,6 22,-124,4')),
];

/** An old man, both hands on his stick, his chin sunk. */
export const elder = (robe: Robe): readonly Layer[] => [
  ...lap(robe),
  ...trunk(robe, 8),
  head(robe, { x: 10, y: 8, turn: 10, beard: '#f4ece4' }),
  ...sleeve(robe.cloth, robe.lit, '0,-200,7 2,-178,16 4,-144,17 60,-136,12', '60,-138,8 106,-142,7'),
  cut(robe.shade, limb('-14,-180,5 -10,-134,7 46,-123,3')),
  cut('#5c2a24', limb('108,-152,4 116,-70,3 122,0,3'), disc(108, -154, 7)),
  cut(robe.lit, '96,-150,1 102,-160 116,-158 120,-146 112,-138 98,-140,1'),
];

/** He tells a story, far forward, a hand open before him, the other one on his knee. */
export const teller = (robe: Robe): readonly Layer[] => [
  ...lap(robe),
  ...trunk(robe, 34),
  head(robe, { x: 38, y: 14, turn: 4, beard: robe.skin }),
  ...sleeve(
    robe.shade,
    robe.lit,
    '26,-186,6 30,-168,13 38,-140,13 70,-124,10',
    '72,-124,7 94,-112,6 104,-106,4',
  ),
  ...sleeve(robe.cloth, robe.lit, '16,-192,7 22,-172,16 36,-138,16 84,-150,11', '82,-152,7 108,-166,6'),
  cut(
    robe.lit,
    limb('104,-164,5 118,-184,4 122,-194,2'),
    limb('106,-164,5 128,-178,4 136,-184,2'),
    limb('106,-163,5 130,-168,3 138,-170,2'),
    limb('104,-162,5 112,-152,4 122,-150,2'),
  ),
];

/** He laughs, his head back against the wall, a hand on his belly. */
export const laugher = (robe: Robe): readonly Layer[] => [
  ...lap(robe),
  ...trunk(robe, -10),
  head(robe, { x: -12, y: -2, turn: -16, laughs: true }),
  ...sleeve(robe.cloth, robe.lit, '-16,-202,7 -20,-178,16 -24,-138,17 20,-128,12', '20,-130,8 40,-138,7'),
  cut(robe.lit, limb('38,-140,5 50,-146,4 58,-144,2'), limb('38,-136,5 52,-137,4 58,-134,2')),
  cut(robe.shade, limb('-30,-176,4 -34,-134,6 4,-116,4')),
];

/** A pale cap and shoulders over a bench as the sun throws them on a wall behind: aside and up in metres. */
export const SITTERS_SHADOW: readonly (readonly [aside: number, up: number])[] = [
  [-0.27, 0.45],
  [-0.27, 0.84],
  [-0.23, 1],
  [-0.08, 1.04],
  [-0.1, 1.14],
  [-0.12, 1.4],
  [0.12, 1.4],
  [0.1, 1.14],
  [0.08, 1.04],
  [0.23, 1],
  [0.27, 0.84],
  [0.27, 0.45],
];
