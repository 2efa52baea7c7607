import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { placed, type Hand } from '../drawing/placed.ts';

/** A broad leaf near the eye, 330 units from its stalk at the origin along x to its tip: the half in the light, the half in shade, and its ribs. */
export const longLeaf = (
  where: Hand,
  [lit, shade, rib]: readonly [lit: string, shade: string, rib: string],
): readonly Layer[] => {
  const at = placed(where);
  return [
    cut(shade, at('0,0,1 40,86 190,98 336,6,1 200,-6 100,-8')),
    cut(lit, at('0,0,1 30,-80 180,-104 336,6,1 200,-6 100,-8')),
    inked(rib, 5, at('-60,14 100,-8 200,-6 330,6')),
    inked(rib, 3, at('70,-6 110,-60'), at('140,-8 190,-64'), at('210,-4 250,-44')),
  ];
};
