import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [TAWNY, SHADE, DEEP, CREAM, DARK] = ['#f2b544', '#d08c34', '#a4622c', '#fff0d0', '#2b1f33'];

const FACE =
  '-36,-108 0,-112 36,-108 84,-90 112,-44 120,10 112,56 92,88 86,130 70,166 36,190 0,194 -36,190 -70,166 -86,130 -92,88 -112,56 -120,10 -112,-44 -84,-90';

/** Her head from the front, asleep; between the eyes the origin. */
const head: readonly Layer[] = [
  cut(DEEP, disc(-98, -70, 50, 48), disc(98, -70, 50, 48)),
  cut(TAWNY, disc(-96, -68, 42, 40)),
  cut(SHADE, disc(96, -68, 42, 40)),
  cut(DARK, disc(-99, -66, 24, 24), disc(99, -66, 24, 24)),
  within(
    TAWNY,
    FACE,
    cut(SHADE, '26,-130,1 34,-50 24,10 36,66 76,110 70,200,1 220,200,1 220,-130,1'),
    cut(CREAM, '-40,104 -14,92 14,92 40,104 80,112 90,142 60,180 36,200,1 -36,200,1 -60,180 -90,142 -80,112'),
  ),
  cut(DARK, '-42,84,1 -24,74 24,74 42,84,1 36,106 10,122 -10,122 -36,106'),
  inked(DARK, 5, '0,118 0,142', '-56,148 -30,162 0,142', '56,148 30,162 0,142'),
  inked(DARK, 8, '-94,0 -82,22 -56,26 -36,12', '94,0 82,22 56,26 36,12'),
  inked(DEEP, 5, '-28,14 -24,44 -38,78', '28,14 24,44 38,78'),
  cut(DEEP, ...spots('-58,132 -46,142 -66,146 58,132 46,142 66,146', 4)),
];

/** A foreleg that hangs limp over the bough: elbow, forearm, wrist, and the paw with its toes down; the shoulder at the origin. */
const foreleg = (fill: string, inner: string): readonly Layer[] => [
  within(
    fill,
    '-20,-110,1 -66,-80 -84,-20 -72,50 -60,110 -50,180 -44,240 -52,280 -58,318 -46,350 -6,364 34,354 48,320 40,280 28,240 32,180 52,110 74,40 80,-40,1',
    cut(inner, '100,-60,1 40,40 20,120 6,200 10,262 26,300 30,380,1 120,380,1'),
  ),
  inked(DEEP, 5, '-26,322 -29,340 -24,356', '4,324 7,342 4,360'),
];

/** A lioness asleep in the fork of a tree, seen from the front; between her eyes the origin. */
export const lionessInFork: readonly Layer[] = [
  // Back, shoulders and breast, which go away from us.
  within(
    TAWNY,
    '-244,210,1 -262,150 -268,84 -250,14 -200,-32 -120,-50 0,-56 120,-50 200,-34 250,8 268,78 262,146 240,210,1 100,232 0,240 -100,232',
    cut(SHADE, '60,-100,1 300,-100,1 300,200,1 60,200,1'),
    cut(DEEP, '-120,70,1 -150,140 -146,260,1 146,260,1 150,140 120,70,1'),
  ),
  moved({ x: -176, y: 120, turn: 3 }, ...foreleg(TAWNY, SHADE)),
  moved({ x: 176, y: 108, turn: -2, flip: true }, ...foreleg(SHADE, DEEP)),
  // The shade of her head on the shoulder.
  moved({ x: 26, y: 36, turn: -8, scale: 1.04 }, cut(DEEP, FACE)),
  moved({ x: -14, y: 36, turn: -8, scale: 1.04 }, cut(SHADE, FACE)),
  moved({ x: 0, y: 38, turn: -8, scale: 1.06 }, ...head),
];

/** Her tail, which hangs from behind the bough. */
export const lionessTail: readonly Layer[] = [
  cut(SHADE, limb('0,0,16 44,30,14 60,110,12 54,200,10 64,270,9')),
  cut(DARK, '54,262,1 74,262,1 90,304 70,350,1 48,308'),
];
