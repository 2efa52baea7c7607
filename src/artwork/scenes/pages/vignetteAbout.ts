import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { marabouHunched } from '../../figures/animals/marabouHunched.ts';
import { guestWithBag } from '../../figures/people/guestWithBag.ts';
import { plannersAtTable } from '../../figures/people/plannersAtTable.ts';
import { light } from '../../light/light.ts';

const [WALL, WALL_DARK, SLAB, FRAME] = ['#28306e', '#1a1f4e', '#3d4690', '#161539'];
const [ROOM, ROOM_LIT, GLOW, WET, WET_SHADE] = ['#f9a83c', '#ffd36a', '#ffe9a6', '#f09a45', '#8a4550'];
const [HILL_FAR, HILL, HILL_NEAR, STREET, LAMP] = ['#7a5690', '#4c4484', '#2e2f6a', '#1c1d4a', '#ffc765'];

/** Lit windows on a hill, thicker towards its foot. */
const lights = (left: number, top: number, foot: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const x = left + ((at * 61.8) % (1240 - left));
    const y = foot - (foot - top) * (((at * 38.2) % 100) / 100) ** 1.6;
    return at % 4 === 0 ? box(x, y, 8, 6) : box(x, y, 4, 5);
  });

/** What lies behind the house: Kampala on its hills at the blue hour. */
const town: readonly Layer[] = [
  strata(['#252a66', '#3b3a80', '#6b4a92', '#b0648c', '#f08a7a', '#ffb98a'], { height: 640, bands: 9 }),
  floor(HILL_FAR, '640,600 760,560 860,500 930,486 1010,510 1100,560 1180,540 1240,520'),
  cut(
    HILL_FAR,
    limb('936,500,6 936,398,5'),
    '928,400,1 936,372,1 944,400,1',
    '962,496,1 964,478 982,470 1000,478 1002,500,1',
  ),
  cut(LAMP, disc(936, 396, 4)),
  floor(HILL, '640,660 760,640 900,570 1040,600 1130,590 1240,566'),
  cut(LAMP, ...lights(800, 586, 690, 80)),
  floor(HILL_NEAR, '640,700 800,680 940,664 1060,650 1160,672 1240,650'),
];

/** The head of the page about the agency: the one lit window of a street, and three who plan a trip in it. */
export const vignetteAbout: readonly Picture[] = [
  picture(
    'vignettes/about',
    light('night', 'uganda', 'left'),
    ...town,
    floor(STREET, '-40,770,1 1240,770,1'),
    cut(WALL, box(-40, 290, 830, 480)),
    cut(WALL_DARK, box(-40, 700, 830, 70)),
    cut(SLAB, box(-40, 262, 880, 16)),
    cut(FRAME, box(-40, 278, 880, 18)),
    ...marabouHunched,
    within(
      ROOM,
      box(96, 352, 624, 326),
      cut(ROOM_LIT, '414,400,1 760,700,1 70,700,1'),
      cut(GLOW, box(126, 376, 136, 84)),
      cut(
        '#5fae8e',
        '140,390 190,384 214,410 200,450 160,448 144,420',
        '226,400 250,394 252,440 232,448 220,424',
      ),
      ...plannersAtTable,
    ),
    cut(FRAME, box(296, 352, 9, 326), box(512, 352, 9, 326)),
    inked(FRAME, 12, '96,352 720,352', '96,352 96,678', '720,352 720,678'),
    cut(GLOW, box(78, 678, 660, 14)),
    // What falls out of the window on the wet street, with the shadows of its bars.
    cut(
      WET,
      '100,772,1 296,772,1 180,920,1 -120,920,1',
      '310,772,1 508,772,1 590,920,1 220,920,1',
      '522,772,1 716,772,1 960,920,1 630,920,1',
    ),
    cut(
      WET_SHADE,
      '116,772,1 90,806 84,830 40,858,1 90,862,1 150,830 214,806 236,772,1',
      disc(36, 884, 50, 34),
      '336,772,1 346,806 390,826 398,850,1 434,850,1 442,826 484,806 490,772,1',
      disc(416, 876, 40, 38),
      '562,772,1 586,806 640,836 660,856,1 704,850,1 694,816 668,772,1',
      disc(706, 878, 50, 34),
    ),
    ...guestWithBag,
  ),
];
