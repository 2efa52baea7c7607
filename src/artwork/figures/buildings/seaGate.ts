import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';

/** The gate of a fort on the sea, its foot at y = 500; the ring of stones round it, and their joints. */
export const seaGate = (stone: string, joint: string, dark: string): readonly Layer[] => [
  cut(stone, '614,500,1 614,384,1 614,268 722,270,1 834,276 834,396,1 834,500,1'),
  inked(
    joint,
    4,
    '612,386 646,386',
    '628,320 660,344',
    '668,284 688,314',
    '722,272 722,300',
    '780,288 758,318',
    '818,328 788,350',
    '836,394 802,394',
    '612,450 646,450',
    '836,456 802,456',
  ),
  cut(dark, '644,500,1 644,390,1 644,300 722,300,1 804,304 804,398,1 804,500,1'),
];
