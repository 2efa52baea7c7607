import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { placed, type Hand } from '../drawing/placed.ts';

/** The colours of a leaf: its half in the light, its half in shade, its ribs. */
export type LeafColours = readonly [lit: string, shade: string, rib: string];

/**
 * One broad forest leaf as large as a face, written 100 long from its stalk at the origin to its tip at the right: one
 * half in the light, one in shade, side ribs on both. `hand` sets it where it grows.
 */
export function broadLeaf(hand: Hand, [lit, shade, rib]: LeafColours, flip = false): Layer {
  const at = placed(hand);
  const side = flip ? -1 : 1;
  const row = (text: string) =>
    at(text.replace(/,(-?\d+)(?=\s|$|,1)/g, (_, y: string) => `,${Number(y) * side}`));
  const half = '0,0,1 10,-18 34,-30 62,-26 84,-14 100,2,1 76,-2 40,-5 16,-3';
  const other = '0,0,1 16,-3 40,-5 76,-2 100,2,1 88,14 64,26 36,24 12,12';
  const thin = Math.max(2, Math.round((hand.scale ?? 1) * 0.9));
  return (canvas) => {
    cut(lit, row(half))(canvas);
    cut(shade, row(other))(canvas);
    for (const ribs of ['22,-4 30,-14 44,-22', '42,-5 52,-14 66,-20', '62,-4 70,-9 82,-12'])
      inked(rib, thin, row(ribs))(canvas);
    for (const ribs of ['26,-4 36,8 50,17', '46,-5 56,6 70,15', '66,-3 74,4 84,9'])
      inked(rib, thin, row(ribs))(canvas);
  };
}
