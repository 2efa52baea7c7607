import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';
import { flatWheel } from './flatWheel.ts';

const [INK, CREAM, LAMP] = ['#3b2350', '#fff3dc', '#ffc23c'];

/**
 * A high-riding van in profile, in the picture's own pixels, without its body: that is the ground, as far as what is
 * around it leaves it open. It stands at y 798.
 */
export const mitsubishiVan = (body: string): readonly Layer[] => [
  // Under the sill one looks through to the ground.
  cut(INK, box(198, 698, 630, 26)),
  cut(CREAM, box(206, 626, 590, 16)),
  cut(
    INK,
    panel('236,456,22 606,456,14 672,578,8 228,578,14'),
    panel('202,532,4 210,532,4 208,648,4 200,648,4'),
  ),
  cut(body, box(362, 450, 14, 134), box(520, 450, 14, 134)),
  cut(INK, box(388, 598, 34, 9), box(546, 598, 34, 9)),
  cut(LAMP, '770,612,1 824,620,1 824,656,1 782,656,1'),
  cut(INK, disc(330, 716, 92), disc(700, 716, 92)),
  ...flatWheel(330, 722, 76, INK, CREAM),
  ...flatWheel(700, 722, 76, INK, CREAM),
  // The bull bar.
  inked(CREAM, 13, '812,600,1 858,600,1 858,706,1 812,706,1', '812,668,1 858,668,1'),
];
