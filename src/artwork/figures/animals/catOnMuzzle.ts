import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [WHITE, SHADE, PINK, DARK] = ['#fffaf0', '#c3d3de', '#ee8f80', '#33202c'];

/** The back in one line: shoulder and haunch swell like smoke. */
const BODY =
  '700,680,1 676,600 690,510 750,462 820,456 858,488,1 880,440 946,418 1012,440 1052,496 1066,560 1070,630 1040,680,1';
const HEAD =
  '652,574,1 648,530 642,498 646,484,1 680,500 704,522,1 728,516 752,522,1 776,500 808,484 812,484,1 814,500 806,540 802,574,1 820,602 812,640 776,664 728,672 680,664 644,640 636,602';

/** A white cat asleep before a gun's mouth, round as its smoke, its tail a curl of it; it lies on y = 680. */
export const catOnMuzzle: readonly Layer[] = [
  cut(
    WHITE,
    limb('1000,654,24 1070,664,26 1140,640,26 1174,570,25 1146,496,22 1096,496,18 1084,540,13 1112,556,4'),
  ),
  within(
    WHITE,
    BODY,
    cut(
      SHADE,
      '858,484,1 872,530 866,600 840,690,1 780,690,1 800,600 840,540,1',
      '1046,470,1 1056,540 1026,610 960,642 886,650,1 886,690,1 1090,690,1 1090,480,1',
    ),
  ),
  // The hind foot and the far fore paw.
  cut(WHITE, limb('1010,666,15 950,662,18 900,665,16'), disc(1010, 665, 15), disc(900, 664, 16)),
  cut(WHITE, HEAD, limb('680,664,16 770,664,18 820,667,15'), disc(684, 664, 16), disc(820, 667, 15)),
  cut(
    PINK,
    '660,536,1 654,512 654,500,1 678,514 688,526,1 668,532',
    '796,534,1 802,512 802,500,1 780,514 768,526,1 788,532',
  ),
  inked(DARK, 7, '662,588 680,604 704,598', '750,598 774,604 792,588'),
  cut(PINK, '714,614,1 742,614,1 728,628,1'),
  inked(DARK, 5, '728,626 724,642 706,640', '728,626 732,642 750,640'),
];
