import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, panel } from '../../drawing/brush.ts';
import { coachViews } from './coachViews.ts';

const [COAT, SHADE, GLASS, FLASH, TRIM, TYRE, RIM] = [
  '#14566b',
  '#0d3c4f',
  '#10212f',
  '#ef5a3c',
  '#fff3d8',
  '#17202a',
  '#c9d3d0',
];

const wheel = (x: number): readonly Layer[] => [
  cut(TYRE, disc(x, 700, 66)),
  cut(RIM, disc(x, 700, 34)),
  cut(SHADE, disc(x, 700, 13)),
];

/** A long-distance coach on its way to the right, with a landscape in each of eight windows, in the picture's own pixels. */
export const windowCoach: readonly Layer[] = [
  cut(SHADE, panel('300,164,18 560,164,18 590,200 270,200')),
  within(
    COAT,
    panel('64,190,46 1030,190,90 1122,500,30 1142,570,20 1142,716,26 64,716,26'),
    cut(FLASH, '40,690,1 200,664 380,570 620,540 1160,566,1 1160,626,1 760,596 560,640 420,730,1 40,730,1'),
    cut(TRIM, '40,640,1 200,622 380,534 640,512 1160,538,1 1160,552,1 640,530 390,556 210,644 40,664,1'),
    inked(SHADE, 4, '500,556,1 500,720', '640,530,1 640,720', '780,530,1 780,720'),
    cut(GLASS, disc(230, 704, 82), disc(404, 704, 82), disc(946, 704, 82)),
  ),
  cut(GLASS, panel('78,230,20 1042,230,50 1120,494,14 1120,510,14 78,510,20')),
  ...coachViews,
  within(
    '#cfe8e6',
    panel('954,246,12 1030,246,34 1098,490,12 954,490,12'),
    cut(
      SHADE,
      '950,500,1 952,440 972,424 986,420,1 986,404,1 974,388 976,360 996,350 1014,358,1 1034,366,1 1018,372,1 1022,392 1012,406 1004,406,1 1004,418,1 1020,430 1038,452 1070,446 1072,460 1040,474 1024,460,1 1028,500,1',
    ),
    inked(SHADE, 7, '1056,430,1 1082,486'),
  ),
  ...wheel(230),
  ...wheel(404),
  ...wheel(946),
  cut(TRIM, panel('1100,630,10 1142,636,4 1142,672,4 1108,666,10')),
  // The mirror hangs before the windscreen.
  inked(GLASS, 9, '990,203,1 1110,186 1148,270'),
  cut(GLASS, panel('1138,262,8 1160,262,8 1160,330,8 1138,330,8')),
];
