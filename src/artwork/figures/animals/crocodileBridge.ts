import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [GREEN, DEEP, CREAM] = ['#1f5a45', '#123c30', '#fff3d6'];

/** From the tail's foot along the back to the snout; below, its legs are the piers of the arches. */
const BODY = `-60,920,1 -60,840,1 0,744 70,656 176,570,1 846,570,1 872,548 900,526 930,522,1 946,500 976,496 996,518,1 1040,562 1100,588 1130,592,1 1146,578 1172,578 1190,598 1198,630 1188,650,1
  1100,676 1000,690 940,694,1 880,708 854,760 854,920,1 722,920,1 722,850,1 722,770 608,656 448,656 334,770 334,850,1 334,920,1 202,920,1 202,830,1 200,776 158,742 118,790 92,850 84,920,1`;

/** What stands up on it: a parapet along the back, higher along the tail. */
const RIDGE = Array.from({ length: 14 }, (_, at) => {
  const x = 172 + at * 48;
  return `${x},571,1 ${x + 20},540,1 ${x + 48},571,1`;
}).join(';');
const CREST =
  '190,576,1 152,536,1 132,610,1;139,600,1 102,570,1 86,652,1;94,640,1 56,614,1 42,694,1;50,684,1 12,662,1 6,744,1;14,732,1 -24,714,1 -30,800,1';

const TEETH = Array.from({ length: 7 }, (_, at) => {
  const x = 966 + at * 31;
  return `${x},${636 - at},1 ${x + 14},${662 - at},1 ${x + 28},${635 - at},1`;
}).join(';');

/** A crocodile that is a bridge, in the picture's own pixels: its back is level at y 570. */
export const crocodileBridge: readonly Layer[] = [
  cut(GREEN, RIDGE, CREST, BODY),
  inked(DEEP, 8, '1188,627 1110,634 1020,640 940,632 912,606'),
  cut(CREAM, TEETH, disc(966, 526, 14)),
];
