import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';

/** A long glossy leaf from its stalk at (x, y), folded along the midrib: a lit half and one in shade. */
export const spiceLeaf = (
  x: number,
  y: number,
  turn: number,
  scale: number,
  lit: string,
  shade: string,
): Layer =>
  moved(
    { x, y, turn, scale },
    cut(lit, '0,0,1 60,-46 180,-74 300,-46 390,0,1 200,6'),
    cut(shade, '0,0,1 200,6 390,0,1 300,44 180,60 70,38'),
    inked(shade, 3, '70,-6 110,-40', '140,-6 186,-54', '220,-6 262,-42'),
    inked(lit, 3, '80,10 120,32', '150,10 192,42', '230,8 272,32'),
  );
