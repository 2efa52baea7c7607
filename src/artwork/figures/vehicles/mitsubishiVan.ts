import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';
import { flatWheel } from './flatWheel.ts';

const [INK, CREAM, LAMP] = ['#3b2350', '#fff3dc', '#ffc23c'];

/**
 * A high-riding van in profile, in the picture's own pixels, without its body: that is the ground, as far as what is
 * around it leaves it open. It stands at y 798.
 */
export const mitsubishiVan = (body: string): readonly Layer[] => [
  cut(INK, box(180, 740, 650, 44)),
  cut(CREAM, box(192, 656, 592, 16)),
  cut(INK, panel('232,496,22 598,496,36 690,612,8 222,612,14')),
  cut(body, box(350, 490, 14, 128), box(508, 490, 14, 128)),
  cut(INK, box(378, 634, 32, 9), box(536, 634, 32, 9)),
  cut(LAMP, '772,644,1 825,660,1 824,696,1 784,696,1'),
  cut(INK, disc(322, 724, 84), disc(704, 724, 84)),
  ...flatWheel(322, 728, 70, INK, CREAM),
  ...flatWheel(704, 728, 70, INK, CREAM),
];
