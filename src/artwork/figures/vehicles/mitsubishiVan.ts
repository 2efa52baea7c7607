import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, outline, panel } from '../../drawing/brush.ts';
import { flatWheel } from './flatWheel.ts';

const [INK, CREAM, LAMP] = ['#3b2350', '#fff3dc', '#ffc23c'];

/**
 * A high-riding van in profile, in the picture's own pixels, without its body: that is the ground, as far as what is
 * around it leaves it open. It stands at y 798.
 */
export const mitsubishiVan = (body: string): readonly Layer[] => [
  cut(CREAM, '205,626,1 800,626,1 800,642,1 204,642,1'),
  cut(INK, panel('236,456,22 606,456,14 672,578,8 228,578,14')),
  cut(body, box(362, 450, 14, 134), box(520, 450, 14, 134)),
  cut(INK, box(388, 598, 34, 9), box(546, 598, 34, 9)),
  cut(LAMP, '784,610,1 840,616,1 842,654,1 796,654,1'),
  // Wheel arches, and the shade under the sill between them.
  cut(
    INK,
    box(330, 702, 370, 22),
    ...[330, 700].map((x) =>
      outline(`${x - 86},724,1 ${x - 86},688 ${x - 36},638 ${x + 36},638 ${x + 86},688 ${x + 86},724,1`),
    ),
  ),
  ...flatWheel(330, 722, 74, INK, CREAM),
  ...flatWheel(700, 722, 74, INK, CREAM),
];
