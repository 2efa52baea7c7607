import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** A cattle egret that walks to the left, 74 pixels high, its feet at the origin, the light at the right. */
export const egretStalking: readonly Layer[] = [
  cut('#2a2a28', limb('4,-28,2 2,-14,2 -6,0,2 -12,1,1'), limb('10,-28,2 14,-14,2 16,0,2 10,1,1')),
  cut('#f0a83a', '-24,-68,1 -42,-60,1 -24,-60,1'),
  within(
    '#fff8e8',
    '-26,-64 -22,-72 -10,-72 -6,-62 -8,-50 2,-46 20,-40 40,-22,1 20,-22 4,-24 -10,-34 -16,-48 -16,-58',
    cut('#b9c4bc', '-30,-66,1 -14,-62,1 -14,-46 -2,-32 16,-28 42,-20,1 0,-10,1 -30,-40,1'),
  ),
];
