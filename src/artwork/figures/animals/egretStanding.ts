import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** A great egret that stands, its neck folded, facing left; its foot at the origin, 150 pixels high. */
export const egretStanding: readonly Layer[] = [
  cut('#352b48', limb('0,-50,3 -2,0,3;14,-50,3 16,0,3')),
  cut(
    '#fffaf0',
    limb('-16,-76,14 -34,-92,8 -22,-112,6 -10,-130,6 -22,-146,8 -36,-146,5'),
    '-30,-80,1 -10,-96 30,-80 62,-48 76,-30,1 40,-40 10,-44 -20,-54',
  ),
  cut('#f2a81c', '-36,-151,1 -68,-140,1 -36,-141,1'),
];
