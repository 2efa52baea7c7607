import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SNOW, ICE, ROCK, GULLY] = ['#fffaf0', '#a9c6ee', '#3f62b5', '#27408a'];
const [GOLD, HONEY] = ['#ffc93c', '#f39a2b'];
const [LEAF, FOREST, DARK] = ['#5fae5c', '#2f8056', '#17523f'];

/** A bract, which is a peak too: degrees from upright, how far out it stands, half its width, how far down the snow lies. */
type Bract = readonly [lean: number, reach: number, half: number, snow: number];

const BRACTS: readonly Bract[] = [
  [-70, 480, 120, 0.5],
  [71, 490, 120, 0.5],
  [17, 610, 170, 0.54],
  [-42, 570, 160, 0.52],
  [46, 540, 160, 0.52],
  [-11, 690, 200, 0.52],
];

/** Gives where a spot of a bract lies: `up` from its foot to its tip, `out` to its sides. */
const spotOf = ([lean, reach, half]: Bract) => {
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
  return (up: number, out: number) =>
    `${Math.round(sin * reach * up + cos * half * out)},${Math.round(-cos * reach * up + sin * half * out)},1`;
};

/** A peak from its foot at the origin: one side in the light, one away from it, and rock below the snow. */
function peak(bract: Bract): Layer {
  const spot = spotOf(bract);
  const snow = bract[3];
  const edge = (out: number) =>
    [
      [0.8, 0.4],
      [0.72, 0.44],
      [0.48, 0.94],
      [0.36, 1],
      [0.16, 0.66],
    ].map(([up, half]) => spot(up!, half! * out));
  const ridge = [spot(0, 0), spot(0.48, -0.04), spot(0.62, 0.08), spot(0.76, -0.07), spot(0.88, 0.05)];
  const rock = (out: number) =>
    [
      [1.5, -0.3],
      [0.84, 0.07],
      [0.56, -0.12],
      [0.34, 0.12],
      [0.16, -0.12],
    ].map(([half, up]) => spot(snow + up!, half! * out));
  const [foot, middle] = [spot(-0.1, 0), spot(snow + 0.02, 0.02)];
  return within(
    SNOW,
    [spot(1, 0), ...edge(1), foot, ...edge(-1).toReversed()].join(' '),
    cut(ICE, [...ridge, spot(1, 0), spot(1, 2), spot(0, 2)].join(' ')),
    cut(ROCK, [...rock(-1), middle, foot, spot(-0.1, -1.5)].join(' ')),
    cut(GULLY, [...rock(1), middle, foot, spot(-0.1, 1.5)].join(' ')),
  );
}

/** A scale of the cup: the side of it in the light, and the other, up to its tip; all spring from the stem. */
function scale(x: number, y: number, lit: string, shade: string): Layer[] {
  const side = (out: number) =>
    `${x},${y},1 ${x + out * 30},${y + 90} ${x * 1.1 + out * 96},${y * 0.3 + 10} ${x * 0.7 + out * 90},60 ${x * 0.3 + out * 30},90 ${x * 0.3},90,1 ${x * 0.7 + 8},${y * 0.4 + 30}`;
  return [cut(shade, side(1)), cut(lit, side(-1))];
}

/** Florets in rings round the middle of the flower, like the rings of light round a rising sun. */
const florets = (
  [
    [214, 21, 14],
    [172, 17, 12],
    [132, 13, 10],
  ] as const
).flatMap(([out, count, r]) =>
  Array.from({ length: count }, (_, at) => Math.PI * (1 + (at + 0.5) / count)).map((angle) =>
    disc(20 + Math.cos(angle) * out, -372 + Math.sin(angle) * out * 0.96, r),
  ),
);

/** An everlasting flower whose bracts are ice peaks; they spring from the origin, 1000 wide and 700 high, and the stem goes down from it. */
export const everlastingRange: readonly Layer[] = [
  cut(DARK, limb('0,250,8 150,156,30 310,130,34 490,190,0')),
  cut(FOREST, limb('0,250,0 150,146,14 310,116,16 490,190,0')),
  cut(FOREST, limb('0,0,22 8,200,20 0,560,24'), limb('0,210,8 -130,134,30 -300,110,34 -500,166,0')),
  cut(LEAF, limb('0,210,0 -130,124,14 -300,96,16 -500,166,0')),
  cut(GOLD, disc(20, -372, 250, 240)),
  cut(HONEY, ...florets),
  ...BRACTS.map(peak),
  // The cup, in scales like foothills.
  ...scale(-140, -190, LEAF, FOREST),
  ...scale(140, -196, FOREST, DARK),
  ...scale(0, -250, LEAF, DARK),
  cut(FOREST, '-70,-92,1 -90,-30 -142,10 -116,60 -30,90,1 -44,0'),
  cut(DARK, '-70,-92,1 -50,-30 -6,10 0,60 -10,90,1 -30,90,1 -44,0'),
  cut(LEAF, '70,-92,1 50,-30 2,10 0,60 -10,90,1 26,90,1 44,0'),
  cut(FOREST, '70,-92,1 90,-30 142,10 116,60 26,90,1 44,0'),
];
