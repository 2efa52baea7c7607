import { cut, inked } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** A bluestripe snapper that swims to the right, 100 pixels long, its middle at 0,0. */
export const reefSnapper = [
  cut(
    '#ffcf3f',
    '50,2,1 40,-10 22,-22 4,-30 -14,-22 -30,-8 -52,-24,1 -46,-2 -54,20,1 -30,8 -14,18 6,24 26,20 42,12',
  ),
  inked('#2a78b8', 3, '36,-4 10,-12 -24,-4', '38,4 10,2 -26,2'),
  cut('#12303e', disc(36, -2, 3)),
];
