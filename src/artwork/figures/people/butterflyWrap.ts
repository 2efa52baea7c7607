import type { Layer } from '../../canvas/canvas.ts';
import { cut, spots, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [NAVY, DEEP, BLUE, PALE, WHITE] = ['#17204f', '#1b3f8f', '#2f7fe0', '#6fd0ff', '#fff4e2'];

/** The two ends of a headwrap in profile, spread behind the head as the wings of a butterfly. */
export const wing: readonly Layer[] = [
  cut(
    NAVY,
    '560,230,1 620,90 780,-10 980,-20 1060,40 1030,150 960,260 900,310,1 1000,320 1040,400 1000,510 900,570 800,540 700,450,1',
  ),
  cut(PALE, '640,180,1 700,90 800,30 930,20 880,80 780,150'),
  cut(
    BLUE,
    '660,220,1 800,170 910,90 1000,40 1010,90 960,180 880,240 760,260',
    '680,270,1 780,290 870,270 900,290 860,330 760,330',
  ),
  cut(BLUE, '700,330,1 800,350 900,340 980,370 980,450 930,500 840,510 760,440'),
  cut(WHITE, ...spots('1024,56 1012,112 988,166 954,216', 9)),
];

/** The headwrap itself. */
export const wrap: readonly Layer[] = [
  within(
    BLUE,
    '416,290,1 400,220 450,148 580,130 700,156 768,250 760,380 700,490,1 664,450 650,390 610,350 560,300 490,272',
    cut(DEEP, '620,100,1 600,220 640,330 700,500,1 800,500,1 800,100,1'),
    cut(NAVY, limb('410,236,2 520,180,7 690,220,3'), limb('420,286,2 550,224,7 700,280,3')),
  ),
  cut(
    NAVY,
    limb('464,176,5 436,110,4 372,96,4'),
    limb('496,156,5 484,86,4 424,60,4'),
    ...spots('368,96 420,58', 10),
  ),
];
