import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { placed, type Hand } from '../drawing/placed.ts';

/** A leaf in two halves, its midrib along x from the stalk at the origin, slit by the wind. */
const UPPER =
  '0,0,1 60,-70 180,-112 260,-114,1 256,-60,1 284,-114,1 380,-106 420,-98,1 410,-50,1 446,-90,1 540,-52 620,4,1 400,-14 200,-12';
const LOWER =
  '0,0,1 70,60 160,92 220,98,1 226,50,1 250,98,1 340,92 380,84,1 376,40,1 408,76,1 520,40 620,4,1 400,-14 200,-12';

/** A great banana leaf: the half in the light, the half in shade, and the rib between them. */
export const bananaLeaf = (
  where: Hand,
  [lit, shade, rib]: readonly [lit: string, shade: string, rib: string],
): readonly Layer[] => {
  const at = placed(where);
  return [
    cut(shade, at(LOWER)),
    cut(lit, at(UPPER)),
    inked(rib, 7 * (where.scale ?? 1), at('-40,16 200,-12 400,-14 612,4')),
  ];
};
