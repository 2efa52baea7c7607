import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { placed, type Hand } from '../drawing/placed.ts';

/** The colours of a leaf: its half in the light, its half in shade, its rib. */
export type LeafColours = readonly [lit: string, shade: string, rib: string];

/** One broad forest leaf, written 100 long from its stalk at the origin to its tip at the right; `hand` sets it where it grows. */
export function broadLeaf(hand: Hand, [lit, shade, rib]: LeafColours): Layer {
  const at = placed(hand);
  return (canvas) => {
    cut(lit, at('0,0,1 10,-18 34,-30 62,-26 84,-14 100,2,1 76,-2 40,-5 16,-3'))(canvas);
    cut(shade, at('0,0,1 16,-3 40,-5 76,-2 100,2,1 88,14 64,26 36,24 12,12'))(canvas);
    inked(rib, Math.max(2, Math.round((hand.scale ?? 1) * 0.9)), at('0,0 16,-3 40,-5 76,-2 100,2'))(canvas);
  };
}
