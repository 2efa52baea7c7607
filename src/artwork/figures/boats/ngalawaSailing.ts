import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const WOOD = '#3a2233';
const SKIN = '#5a2f26';

/** The lateen sail of a ngalawa, its bow to the left: tack, peak, clew. */
const sail: readonly Layer[] = [
  cut('#f7b733', '268,344,1 520,196 822,22,1 790,120 796,220 826,322,1 640,338 420,330 268,344,1'),
  cut('#e88f22', '560,171,1 822,22,1 790,120 796,220 826,322,1 760,329 700,331,1 590,300 548,240 560,171,1'),
  cut('#e8503f', '606,196,1 690,168,1 704,250,1 622,264,1'),
  cut(WOOD, limb('250,360,3 400,268,6 560,172,7 700,92,5 842,8,2')),
  cut(WOOD, limb('540,400,7 552,280,7 562,150,5')),
  inked(WOOD, 3, '826,322,1 842,362', '562,152,1 320,388'),
];

/** The skipper at the steering oar, the sheet in his hand. */
const skipper: readonly Layer[] = [
  cut(WOOD, limb('884,366,3 940,400,5 986,462,11 996,484,8')),
  cut(
    SKIN,
    '864,334,1 866,318,1 856,316 854,308,1 848,303,1 855,292 858,276,1 892,276,1 896,300 886,318,1 888,336,1',
  ),
  cut('#fff6e0', '842,400,1 846,360 858,334 866,330,1 888,330,1 908,340 914,398,1'),
  cut('#e8503f', '855,284,1 860,258,1 890,260,1 895,288,1'),
  cut(SKIN, limb('884,352,8 872,378,7 850,370,5 840,360,4')),
];

/** Hull, beams and the near float. */
const hull: readonly Layer[] = [
  cut(
    WOOD,
    '214,362,1 300,384 420,392 700,394 880,388 948,366,1 930,420 890,450 780,462 420,462 300,444 240,404 214,362,1',
  ),
  cut(
    '#fff6e0',
    '236,377,1 300,392 420,400 700,402 880,396 944,378,1 940,388,1 880,406 700,411 420,409 300,401 242,388,1',
  ),
];

/** A ngalawa under sail, side-on, its waterline at y 430. */
export const ngalawaSailing: readonly Layer[] = [...sail, ...skipper, ...hull];

/** Its keel under water, and the float on the viewer's side with the beams' ends. */
export const ngalawaBelow: readonly Layer[] = [
  cut(
    '#0a4d78',
    '214,432,1 260,426 300,429 420,432 700,432 880,432 918,430,1 890,456 780,474 420,474 300,460 260,444,1',
  ),
  cut('#c98a4a', limb('440,388,5 424,412,6 404,444,6; 720,392,5 706,414,6 688,446,6')),
  cut('#c98a4a', '276,446,1 360,442 560,443 780,442 846,442,1 800,460 560,465 360,462 276,446,1'),
];
