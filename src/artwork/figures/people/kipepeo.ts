import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { wrapWings, wrapWithKnot } from './butterflyWrap.ts';

const [SKIN, SHADE, DEEP] = ['#c27846', '#7d3f2a', '#32131c'];
const FACE =
  '484,300 478,372,1 492,404 466,452 484,530 508,600 556,634 620,606 690,540 716,430 730,320 680,210 600,196 500,216';

const head: Layer[] = [
  ...wrapWings,
  within(SHADE, FACE, cut(SKIN, '656,180,1 646,300 650,400 612,460 640,530 570,650,1 440,660,1 440,180,1')),
  cut(SHADE, '706,480 678,470 682,420 708,400 734,420 730,456'),
  cut({ stroke: '#ffd34a', width: 12 }, disc(706, 520, 30, 36)),
  ...wrapWithKnot,
  cut(DEEP, limb('486,362,3 506,344,7 526,354,3'), limb('564,354,3 604,332,8 646,352,3')),
  cut('#fff4e2', '492,410,1 506,388 530,402,1 512,418', '570,408,1 602,382 642,406,1 606,422'),
  cut(DEEP, disc(503, 399, 11, 12), disc(591, 397, 13, 14)),
  cut(DEEP, limb('488,408,3 506,382,7 532,402,2'), limb('566,406,2 602,376,8 652,402,4')),
  cut(SHADE, '541,390,1 548,440 574,476 548,492,1 508,488 514,470 530,466'),
  cut('#9c2f3e', '500,536,1 524,522 538,530 560,522 606,532,1 560,570 524,568'),
  cut(DEEP, limb('500,536,1 540,544,4 610,530,2')),
];

/** A young woman, three-quarter to the left, who looks up; the ends of her headwrap are a butterfly's wings. */
export const kipepeo: readonly Layer[] = [
  within(
    '#ffd34a',
    '250,920,1 266,800 370,744 490,716,1 700,716,1 850,746 934,810 950,920,1',
    cut('#e08a1e', '620,700,1 660,800 650,920,1 1000,920,1 1000,700,1'),
  ),
  cut(SKIN, '536,560,1 540,680 480,720,1 590,830 720,720,1 676,660 684,500,1'),
  cut(SHADE, '540,600,1 600,600,1 690,460,1 678,660 720,720,1 660,790 600,820,1 630,720 580,670'),
  cut('#fff4e2', ...spots('486,728 526,772 582,800 640,794 690,756', 16)),
  cut('#2f7fe0', ...spots('502,752 554,790 612,802 668,778 710,732', 16)),
  moved({ x: 83, y: -68, turn: 7 }, ...head),
];
