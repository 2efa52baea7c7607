import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [HIDE, LIT, SHADE, DEEP, NAIL] = ['#5c3c66', '#b5868c', '#472b58', '#2a143e', '#e8bfa0'];

/** The forelegs of an elephant that stands on the inner step of a dug hole, and their shadow down its wall, in the picture's own pixels. */
export const forelegsAtRim: readonly Layer[] = [
  cut(
    { fill: '#3a1636', opacity: 0.55 },
    '404,524,1 560,500 700,500 810,520,1 880,540 920,556 930,566 880,580 740,584 600,580 470,560',
  ),
  cut(DEEP, '400,330,1 820,330,1 812,430 760,470 610,480 460,470 408,430'),
  within(
    HIDE,
    limb('470,300,66 468,400,58 464,480,58 462,534,72'),
    cut(LIT, '380,300,1 424,300,1 428,420 424,490 410,540,1 380,540,1'),
    cut(SHADE, '490,300,1 496,420 494,490 506,540,1 560,540,1 560,300,1'),
    inked(DEEP, 5, '424,478 460,490 500,480', '420,496 460,506 504,498'),
  ),
  within(
    SHADE,
    limb('748,300,66 750,400,58 754,480,58 756,534,72'),
    cut(HIDE, '670,300,1 708,300,1 712,420 710,490 700,540,1 670,540,1'),
    cut(DEEP, '770,300,1 780,420 778,490 790,540,1 840,540,1 840,300,1'),
    inked(DEEP, 5, '712,478 750,490 790,480'),
  ),
  cut(NAIL, disc(418, 526, 13, 12), disc(450, 530, 15, 12), disc(484, 528, 13, 11)),
  cut('#b58a90', disc(718, 526, 12, 12), disc(748, 530, 14, 12), disc(782, 528, 12, 11)),
];
