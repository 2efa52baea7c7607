import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What a walker wears, in shade and in the sun. */
export interface DressAbove {
  coat: readonly [string, string];
  pack: readonly [string, string];
  /** A broad straw hat when left out; a cap with a peak in these colours otherwise. */
  cap?: readonly [string, string];
}

const STRAW: readonly Layer[] = [
  cut('#e0ac50', disc(0, -2, 42, 38)),
  cut('#fff0c0', '6,-40,1 46,-36 50,22 16,35,1 40,14 36,-20'),
  cut('#b87c34', disc(-3, 1, 21, 20)),
  cut('#f8d888', disc(4, -6, 16, 15)),
];
const capOf = ([shade, lit]: readonly [string, string]): readonly Layer[] => [
  cut(shade, '-22,-20,1 -24,-46 0,-54 24,-46 22,-20,1', disc(0, -4, 28, 30)),
  cut(lit, '6,-34,1 30,-28 32,18 6,26,1 18,8 16,-16', '6,-53,1 22,-50 22,-30,1 14,-36'),
  cut(lit, disc(0, -4, 5)),
];

/** A walker straight from above, walking up the picture with a pole, the head at the origin; 110 pixels wide. */
export const walkerAbove = ({ coat, pack, cap }: DressAbove): readonly Layer[] => [
  cut('#2a1c2c', limb('-16,-10,10 -18,-44,9'), disc(-18, -46, 10, 16)),
  inked('#3a2430', 4, '-44,-52 -52,-96'),
  cut(coat[0], limb('-36,2,20 -54,-14,15 -46,-44,10'), limb('36,4,20 56,18,15 50,38,10')),
  cut(coat[1], limb('44,0,8 62,14,8 58,36,4')),
  cut('#4c2a20', disc(-45, -48, 10), disc(49, 42, 10)),
  cut(coat[0], '-50,-8,1 -30,-22 30,-22 50,-8,1 54,8 46,20 -46,20 -54,8'),
  cut(coat[1], '10,-20,1 34,-20 50,-8,1 56,8 48,18 30,0,1'),
  cut(pack[0], '-34,4,1 34,4,1 40,20 36,60 20,68 -20,68 -36,60 -40,20'),
  cut(pack[1], '12,4,1 34,4,1 40,20 36,60 20,68,1 22,34'),
  ...(cap === undefined ? STRAW : capOf(cap)),
];
