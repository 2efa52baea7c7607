import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** The coat and the black of one far off in the mist. */
const [DIM, DUSK] = ['#c79a55', '#2a5560'];

/** A golden monkey, far off, that climbs a culm at x = 0. */
export const goldenMonkeyFarOff: readonly Layer[] = [
  cut(DUSK, limb('12,-58,9 -12,-84,7 -10,-128,5') + disc(-10, -128, 5)),
  cut(DIM, limb('26,24,8 62,70,7 60,140,6 34,186,5')),
  cut(DIM, '2,-84,1 30,-80 44,-40 46,10 34,40 16,36 6,20 10,-20 0,-60,1', disc(12, -92, 21)),
  cut(
    DUSK,
    limb('22,-54,10 4,-22,8 -14,-34,5'),
    limb('32,18,14 0,12,10 4,50,7 -12,62,5'),
    limb('52,160,5 34,186,5 22,192,3'),
  ),
  cut(
    DUSK,
    '-10,-92,1 -8,-110 12,-118 32,-110 36,-84,1 20,-100 4,-102',
    '-12,-92,1 -8,-98 2,-96 4,-84 -8,-78,1',
  ),
];
