import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc } from '../../drawing/brush.ts';

/** What one wears who looks round a corner to the left, in a mask. */
interface Wear {
  skin: string;
  hair: string;
  mask: string;
  hat: string;
  coat: string;
  /** Outline of the hat about the ear. */
  shape: string;
}

const [INK, WHITE] = ['#141414', '#fbf6e0'];

/** Brow, nose under the mask, chin, throat, nape. */
const HEAD =
  '-30,-46,1 -40,-30 -41,-18 -40,-8,1 -52,8 -50,14 -42,18,1 -42,34 -34,44 -16,44,1 -6,60 -4,84,1 40,90,1 34,40 36,10 32,-30 10,-56 -14,-58';
const MASK = '-42,-2,1 -58,10 -52,22 -46,34 -36,46 -14,48,1 -8,20 -6,8,1';

/** Head and shoulders of one who looks round a corner to the left, in a mask: the ear at the origin, the coat down to 560 below it. */
export const peeper = ({ skin, hair, mask, hat, shape, coat, ...placing }: Wear & Placing): Layer =>
  moved(
    placing,
    cut(skin, HEAD),
    cut(hair, '-6,-30,1 -2,-8 10,-2 14,26 26,40 36,30,1 42,-10 34,-50 0,-60,1'),
    cut(mask, MASK),
    inked(mask, 3, '-8,12 4,2', '-16,44 6,18'),
    cut(WHITE, '-40,-14,1 -34,-22 -24,-22 -18,-13,1 -26,-8 -36,-8'),
    cut(INK, disc(-32, -15, 5, 6)),
    inked(INK, 4, '-40,-30 -28,-35 -17,-29'),
    cut(skin, disc(6, 2, 7, 11)),
    cut(hat, shape),
    cut(
      coat,
      '-12,72,1 16,80 44,62,1 66,84 110,92 150,120 220,200,1 220,560,1 -30,560,1 -40,400 -44,260 -30,150 -14,110',
    ),
  );
