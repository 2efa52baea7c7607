import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';

const [WHITE, SHADE, GLASS, STRIPE, TYRE] = ['#fff6e2', '#d9cfd8', '#2f5c7c', '#ee5a2b', '#0c0b16'];

/** A safari van with its roof up, driving to the right; the road is at y = 0 under the middle. */
export const vanOnArm: readonly Layer[] = [
  cut(SHADE, panel('-120,-170,6 46,-170,6 46,-128 -120,-128')),
  cut(TYRE, box(-104, -150, 134, 14)),
  cut(
    WHITE,
    panel('-126,-184,8 58,-184,8 52,-164 -120,-164'),
    '-146,-24,1 -148,-120 -140,-138 -124,-140,1 60,-140,1 80,-136 124,-88,1 150,-78 158,-60 156,-24,1',
  ),
  cut(
    GLASS,
    panel('-134,-124,6 -78,-124,6 -78,-84,6 -136,-84,6'),
    panel('-66,-124,6 -8,-124,6 -8,-84,6 -66,-84,6'),
  ),
  cut(GLASS, panel('4,-124,6 60,-124,12 100,-84,6 4,-84,6')),
  cut(STRIPE, '-148,-66,1 157,-66,1 157,-50,1 -147,-50,1'),
  cut(TYRE, disc(-88, -24, 30), disc(98, -24, 30)),
  cut(SHADE, disc(-88, -24, 13), disc(98, -24, 13)),
];
