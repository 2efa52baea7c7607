import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** What one wears who looks up to the left, in a mask. */
interface Wear {
  x: number;
  y: number;
  scale?: number;
  /** How far the head lies back, in degrees. */
  back: number;
  skin: string;
  hair: string;
  mask: string;
  hat: string;
  coat: string;
  /** The shade of the coat's back. */
  fold: string;
  /** Outline of the hat about the ear. */
  shape: string;
}

const [INK, WHITE] = ['#141414', '#fbf6e0'];

/** Brow, nose under the mask, chin, nape. */
const HEAD =
  '-30,-46,1 -40,-30 -41,-18 -40,-8,1 -52,8 -50,14 -42,18,1 -42,34 -34,44 -16,44,1 24,44,1 38,34 36,10 32,-30 10,-56 -14,-58';
const MASK = '-42,-2,1 -58,10 -52,22 -46,34 -36,46 -14,48,1 -8,20 -6,8,1';

/** Head and shoulders of one who looks up to the left with the head laid back: the ear at the origin. */
export const gazerUp = ({ x, y, scale = 1, back, skin, hair, mask, hat, shape, coat, fold }: Wear): Layer =>
  moved(
    { x, y, scale },
    cut(skin, '-30,10,1 -34,40 -30,70 -50,120,1 70,120,1 50,70 40,10,1'),
    moved(
      { x: 0, y: 0, turn: back },
      cut(skin, HEAD),
      cut(hair, '-6,-30,1 -2,-8 10,-2 14,26 24,38 34,28,1 42,-10 34,-50 0,-60,1'),
      cut(mask, MASK),
      inked(mask, 3, '-8,12 4,2', '-16,44 6,18'),
      cut(WHITE, '-40,-14,1 -34,-23 -24,-23 -18,-13,1 -26,-8 -36,-8'),
      cut(INK, disc(-34, -17, 5, 6)),
      inked(INK, 4, '-40,-32 -28,-37 -17,-31'),
      cut(skin, disc(6, 2, 7, 11)),
      cut(hat, shape),
    ),
    cut(
      coat,
      '-44,64,1 -20,76 20,72 56,46,1 84,64 124,76 140,130 160,240 160,400,1 -110,400,1 -116,280 -110,160 -90,100 -70,78',
    ),
    cut(fold, '56,46,1 84,64 124,76 140,130 160,240 160,400,1 70,400,1 84,260 80,130'),
  );
