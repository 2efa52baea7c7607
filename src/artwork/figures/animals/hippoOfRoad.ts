import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { mirrored } from '../../drawing/mirrored.ts';

const [HIDE, LIT, SHADE, INK, GUM, MOUTH, THROAT, IVORY, ROAD, DUSK] = [
  '#7f5a7c',
  '#a57f9c',
  '#5a3b5c',
  '#2a1830',
  '#ec9a92',
  '#8a2c4a',
  '#3c1230',
  '#fff1d2',
  '#e0532c',
  '#a83a26',
];

/** A shape of the left half, and the same on the right. */
const both = (row: string): string => `${row};${mirrored(row, 600)}`;

/** A hippo from the front that gapes, and a road for its tongue, in the picture's own pixels. */
export const hippoOfRoad: readonly Layer[] = [
  // Ears and the mounds of the eyes.
  cut(SHADE, ...[disc(402, 118, 46, 52), disc(798, 118, 46, 52)]),
  cut(GUM, disc(398, 112, 22, 28), disc(802, 112, 22, 28)),
  cut(HIDE, '380,260 400,130 520,100 600,120 680,100 800,130 820,260 800,460 400,460'),
  cut(LIT, disc(478, 150, 54, 50), disc(722, 150, 54, 50)),
  within(
    IVORY,
    disc(478, 160, 34, 30),
    cut(INK, disc(486, 176, 19)),
    cut(SHADE, '430,100,1 530,100,1 530,156,1 478,146 430,156,1'),
  ),
  within(
    IVORY,
    disc(722, 160, 34, 30),
    cut(INK, disc(714, 176, 19)),
    cut(SHADE, '670,100,1 770,100,1 770,156,1 722,146 670,156,1'),
  ),
  // The lower jaw and the cheeks.
  within(
    HIDE,
    '330,380,1 300,520 240,620 250,760 360,846 600,860 840,846 950,760 960,620 900,520 870,380,1',
    cut(SHADE, '240,720,1 380,800 600,816 820,800 960,720,1 1000,900,1 200,900,1'),
  ),
  within(
    GUM,
    '350,360,1 340,500 300,620 310,730 420,790 600,800 780,790 890,730 900,620 860,500 850,360,1',
    cut(MOUTH, '370,360,1 370,520 350,620 370,700 460,744 600,750 740,744 830,700 850,620 830,520 830,360,1'),
    cut(THROAT, '430,340,1 420,460 460,560 600,580 740,560 780,460 770,340,1'),
  ),
  // The upper jaw over its own teeth.
  cut(
    IVORY,
    both('368,380,1 376,450 402,492 424,460 432,380,1'),
    both('508,370,1 512,424 532,446 552,424 556,370,1'),
  ),
  within(
    HIDE,
    '300,330 290,220 380,180 480,210 600,222 720,210 820,180 910,220 900,330 870,410 760,400 600,384 440,400 330,410',
    cut(
      LIT,
      '300,260 290,200 380,170 480,200 600,212 720,200 820,170 910,200 900,260 820,214 720,236 600,250 480,236 380,214',
    ),
    cut(GUM, '300,430,1 420,384 600,366 780,384 900,430,1'),
  ),
  cut(INK, ...[disc(398, 250, 30, 20), disc(802, 250, 30, 20)]),
  // The road, in the mouth's shade and out of it.
  within(
    ROAD,
    '588,470,1 612,470,1 640,640 680,740 740,820 880,940,1 320,940,1 460,820 520,740 560,640',
    cut(DUSK, '400,400,1 800,400,1 800,560,1 740,568 600,580 460,568 400,560,1'),
    cut(
      IVORY,
      '597,490,1 603,490,1 604,520,1 596,520,1',
      '595,544,1 605,544,1 607,590,1 593,590,1',
      '592,620,1 608,620,1 611,682,1 589,682,1',
      '587,720,1 613,720,1 618,790,1 582,790,1',
      '579,832,1 621,832,1 630,940,1 570,940,1',
    ),
  ),
  // The tusks and teeth of the lower jaw.
  cut(
    IVORY,
    both('326,752 320,660 346,580 376,516,1 400,560 412,660 404,756'),
    both('440,780 452,720 474,690 488,730 484,790'),
  ),
];
