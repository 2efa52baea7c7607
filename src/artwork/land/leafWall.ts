import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, moved } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';

/** A leaf, its shaded half, and its rib. */
export type LeafTone = readonly [leaf: string, shade: string, rib: string];
/** Where the leaf's stalk is, which way it points (0 is up, clockwise), how large, and which of the three kinds. */
export type LeafAt = readonly [x: number, y: number, turn: number, scale: number, kind: 0 | 1 | 2];

/** The leaflets of a fern's frond on one side, from the stalk to the tip. */
const leaflets = (side: 1 | -1) =>
  Array.from({ length: 12 }, (_, at) => {
    const [y, reach] = [-24 - at * 19, Math.round(26 + 62 * Math.sin(((at + 2.6) / 14) * Math.PI))];
    return limb(
      `0,${y},7 ${side * Math.round(reach * 0.6)},${y - 14},11 ${side * reach},${y - Math.round(reach * 0.42)},0`,
    );
  });

/** Three leaves of the forest that point upwards from 0, 0: a broad one, a fern's frond, a tuft of narrow blades. */
const KINDS: readonly ((tone: LeafTone) => readonly Layer[])[] = [
  ([leaf, shade, rib]) => [
    cut(leaf, '0,0,1 -60,10 -112,-60 -96,-160 -40,-236 0,-276,1 40,-236 96,-160 112,-60 60,10'),
    cut(shade, '0,0,1 60,10 112,-60 96,-160 40,-236 0,-276,1'),
    inked(
      rib,
      5,
      '0,0 0,-250',
      '0,-40 50,-64 84,-62',
      '0,-40 -50,-64 -84,-62',
      '0,-100 44,-132 76,-140',
      '0,-100 -44,-132 -76,-140',
      '0,-160 30,-192 50,-200',
      '0,-160 -30,-192 -50,-200',
    ),
  ],
  ([leaf, shade]) => [
    cut(leaf, ...leaflets(-1), limb('0,-10,1 0,-150,5 0,-290,0')),
    cut(shade, ...leaflets(1)),
  ],
  ([leaf, shade]) => [
    cut(
      leaf,
      limb('0,0,8 -76,-100,26 -126,-216,0'),
      limb('0,0,8 0,-140,30 0,-286,0'),
      limb('0,0,8 76,-100,26 126,-216,0'),
    ),
    cut(
      shade,
      limb('0,0,4 10,-140,14 0,-286,0'),
      limb('0,0,4 84,-94,12 126,-216,0'),
      limb('0,0,4 -66,-106,12 -126,-216,0'),
    ),
  ],
];

/** Leaves of one tone. */
export const leaves = (tone: LeafTone, all: readonly LeafAt[]): readonly Layer[] =>
  all.map(([x, y, turn, scale, kind]) => moved({ x, y, turn, scale }, ...KINDS[kind]!(tone)));
