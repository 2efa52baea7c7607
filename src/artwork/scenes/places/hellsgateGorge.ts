import { strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { gorgeWalkers } from '../../figures/placing/gorgeWalkers.ts';
import { slotGorge } from '../../land/slotGorge.ts';
import { light } from '../../light/light.ts';

/** The gorge from its floor, a guide and a walker small at its end. */
export const hellsgateGorge: readonly Picture[] = [
  picture(
    'places/hellsgate-4',
    light('noon', 'kenya', 'right'),
    plan({ subject: [400, 320, 320, 420], camera: 'below' }),
    strata(['#4fa8de', '#bfe4ee'], { height: 500 }),
    ...slotGorge,
    gorgeWalkers({ x: 590, y: 752, scale: 0.72 }),
  ),
];
