import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { guestPointing, guestWithGlasses } from './vanGuests.ts';
import { acaciaRoof } from './acaciaRoof.ts';

const [LEAF, LIT, DEEP, INK, CREAM] = ['#2c7a4d', '#86b84a', '#1a5240', '#17262e', '#fff0c8'];
const [GLASS, GLEAM, LAMP] = ['#1f363e', '#294349', '#ffd98a'];
const [SKIN, SKIN_SHADE, SHIRT, SHIRT_SHADE, CAP] = ['#8a5236', '#653726', '#f0dba6', '#cdb076', '#d9542f'];

/** A steel wheel with its ring of holes. */
const wheel = (x: number, y: number): Layer[] => [
  cut(INK, disc(x, y, 80)),
  cut(CREAM, disc(x, y, 46)),
  cut(
    INK,
    ...[0, 1, 2, 3, 4, 5].map((at) => disc(x + 32 * Math.cos(at * 1.047), y + 32 * Math.sin(at * 1.047), 6)),
    disc(x, y, 16),
  ),
  cut(CREAM, disc(x, y, 7)),
];

/** The driver at the wheel, seen through the glass. */
const driver: readonly Layer[] = [
  cut(
    SKIN,
    '826,550,1 830,528 818,514 821,490,1 858,484,1 861,494 866,502 872,508 866,512,1 869,516 866,520,1 868,525 862,532 850,532,1 850,550,1',
  ),
  cut(
    SKIN_SHADE,
    '834,504,1 828,502 828,514 834,520,1 838,512',
    '830,530,1 850,532,1 846,540 844,550,1 832,550,1',
  ),
  cut(INK, limb('852,504,0 857,500,1 862,502,0')),
  cut(CAP, '818,496,1 822,472 856,468 862,486,1 886,490,1 880,497 862,497,1'),
  cut(SHIRT, '790,590,1 800,556 824,540 850,541 872,556 880,590,1'),
  // His hand on the wheel.
  inked(GLEAM, 8, '886,590,1 908,530,1'),
  cut(SHIRT_SHADE, limb('826,552,8 834,570,12 850,578,11')),
  cut(SKIN, limb('848,578,9 872,570,7 892,556,5'), '886,562,1 884,552 892,544 902,546,1 904,552 898,562'),
];

/** The back of a seat in profile, and its headrest. */
const seat = (x: number): string =>
  panel(
    `${x},600,2 ${x - 16},506,12 ${x + 16},502,12 ${x + 40},600,2;${x - 18},494,8 ${x - 20},468,10 ${x + 6},466,10 ${x + 12},492,8`,
  );

/** A long safari van in profile, in the picture's own pixels: its raised roof is the crown of an acacia. It stands at y 806. */
export const superiorVan: readonly Layer[] = [
  cut('#b23f22', limb('60,808,0 400,812,15 800,812,15 1160,808,0')),
  ...acaciaRoof(INK, LIT, LEAF, DEEP),
  moved({ x: 342, y: 308 }, ...guestWithGlasses),
  moved({ x: 536, y: 310 }, ...guestPointing),
  within(
    LEAF,
    panel('112,758,14 106,600 120,402,44 862,402,76 990,566,30 1072,602,40 1092,680,20 1090,758,14'),
    cut(LIT, box(80, 390, 1040, 26)),
    cut(CREAM, box(80, 604, 1040, 30)),
    cut(DEEP, box(80, 692, 1040, 80)),
    cut(INK, disc(330, 728, 94), disc(888, 728, 94)),
    // The seam of the sliding door.
    inked(DEEP, 5, '522,416,1 522,700,1'),
  ),
  // The hatch's rim, from stem to stem.
  cut(INK, panel('176,396,4 856,396,4 856,408,4 176,408,4')),
  within(
    GLASS,
    panel('146,446,22 852,446,44 944,564,10 146,564,16'),
    cut(GLEAM, '180,440,1 250,440,1 190,580,1 120,580,1'),
    cut('#33545c', ...[226, 330, 434, 592, 696].map(seat)),
    ...driver,
    cut(LEAF, box(516, 430, 12, 150), box(784, 430, 12, 150)),
  ),
  cut(INK, panel('924,528,10 958,528,10 958,570,12 932,570,8')),
  cut(
    INK,
    panel('96,722,8 180,722,4 180,758,4 100,758,10'),
    panel('1020,722,4 1116,722,10 1110,758,10 1020,758,4'),
  ),
  cut(LAMP, panel('1040,650,8 1084,650,10 1093,690,8 1052,690,10')),
  cut('#d9542f', panel('106,646,2 122,646,4 122,686,4 108,686,2')),
  ...wheel(330, 728),
  ...wheel(888, 728),
];
