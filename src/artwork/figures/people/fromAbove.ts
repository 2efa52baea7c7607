import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

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

/** Some hands of bananas, each four fingers that bend away from where they hang together. */
const hands = (row: readonly (readonly [x: number, y: number, turn: number])[]) =>
  row.flatMap(([x, y, turn]): Layer[] => {
    const at = placed({ x, y, turn });
    return [
      cut(
        '#a87818',
        ...[-36, -12, 12, 36].map((fan) => placed({ x, y, turn: turn + fan }).limb('0,0,5 26,-5,11 52,6,3')),
      ),
      cut(
        '#ffd83c',
        ...[-38, -14, 10, 34].map((fan) => placed({ x, y, turn: turn + fan }).limb('4,-1,3 26,-8,8 48,2,2')),
      ),
      cut('#6c6a24', disc(...([x, y] as const), 8), at.limb('-10,0,5 4,0,6')),
    ];
  });

/** A woman straight from above with a basket of bananas on her head and one arm up to it, walking down the picture, the head at the origin. */
export const bananasAbove: readonly Layer[] = [
  cut('#5c1c50', '-44,0,1 -54,-50 -34,-86 34,-86 54,-50 44,0,1'),
  cut('#b03474', '6,-86,1 36,-84 56,-50 44,0,1 16,0,1'),
  cut('#5a3020', limb('58,2,16 88,36,13 56,58,11'), limb('-60,4,14 -86,44,12 -76,78,9'), disc(-76, 80, 11)),
  cut('#d84c1c', '-78,6 -72,-22 -30,-34 30,-34 72,-22 78,6 60,32 0,38 -60,32'),
  cut('#ff8c48', '24,-34,1 72,-22 80,6 60,32 30,36,1 50,4'),
  cut('#7a4a24', disc(0, 0, 66, 62)),
  cut('#f0c47c', '10,-61,1 60,-52 78,30 30,56,1 56,24 50,-26'),
  cut('#4a2a20', disc(-2, 2, 52, 48)),
  ...hands([
    [-36, 8, -46],
    [38, 2, 138],
  ]),
  cut('#6e3c26', disc(55, 54, 14, 12)),
];

/** The long shadow of someone at (x, y) towards the lower left, as path data; `load` is how wide what the head bears is. */
export const longShadow = (x: number, y: number, load: number): string =>
  limb(`${x},${y + 10},40 ${x - 50},${y + 60},44 ${x - 100},${y + 106},28`) +
  disc(x - 112, y + 120, load, load * 0.7);
