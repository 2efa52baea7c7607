import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** A safari tent by night with a lamp inside, 100 units wide, its foot at 0, 0. */
export const campTent: readonly Layer[] = [
  cut({ fill: '#ffb84a', opacity: 0.22 }, disc(6, 2, 150, 40)),
  cut({ fill: '#ffb84a', opacity: 0.4 }, disc(0, 4, 92, 22)),
  cut('#f7a53e', '-50,0,1 -46,-34,1 -6,-62,1 54,-56,1 58,0,1'),
  cut('#ffe09a', '-50,0,1 -46,-34,1 -6,-62,1 16,-34,1 18,0,1'),
  cut('#b0562f', '-22,0,1 -20,-28,1 -6,-40,1 0,-28,1 0,0,1'),
  cut('#4c4a88', '-54,-30,1 -6,-68,1 60,-62,1 64,-34,1 20,-34,1 -6,-62,1 -50,-28,1'),
];
