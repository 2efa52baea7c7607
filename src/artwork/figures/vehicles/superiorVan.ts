import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { guestPointing, guestWithGlasses } from './vanGuests.ts';
import { acaciaRoof } from './acaciaRoof.ts';

const [LEAF, LIT, DEEP, INK, CREAM] = ['#2c7a4d', '#86b84a', '#1a5240', '#17262e', '#fff0c8'];
const [GLASS, GLEAM, LAMP] = ['#1f363e', '#2f4c52', '#ffc04a'];

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

/** The driver at the wheel, and those who stand behind, seen through the glass. */
const inside: readonly Layer[] = [
  cut(GLEAM, panel('200,500,14 250,500,14 256,580 196,580'), panel('330,500,14 372,500,14 372,580 326,580')),
  cut(GLEAM, panel('452,500,14 500,500,14 506,580 448,580'), panel('668,500,14 718,500,14 724,580 664,580')),
  // The man's shirt and trousers, the woman's blouse and skirt.
  cut('#96462f', '386,430,1 456,430,1 450,512,1 392,512,1'),
  cut('#4a4640', '392,512,1 450,512,1 456,580,1 426,580,1 421,530,1 414,580,1 384,580,1'),
  cut('#b5ad90', '556,430,1 624,430,1 616,508,1 566,508,1'),
  cut('#4d6a63', '566,508,1 616,508,1 640,580,1 546,580,1'),
  cut('#7a4a33', '826,484,1 858,484,1 860,496 870,506,1 860,510 862,520 846,528 828,518'),
  cut(INK, '820,492,1 826,470 858,468 874,488,1'),
  cut('#c9a86a', '800,580,1 806,546 828,528 852,530 872,552 878,580,1'),
  cut('#7a4a33', limb('846,562,8 872,562,7 890,548,6')),
  inked(INK, 7, '882,580,1 902,530,1'),
];

/** A long safari van in profile, in the picture's own pixels: its raised roof is the crown of an acacia. It stands at y 806. */
export const superiorVan: readonly Layer[] = [
  cut('#b23f22', limb('60,808,0 400,812,15 800,812,15 1160,808,0')),
  ...acaciaRoof(INK, LIT, LEAF, DEEP),
  moved({ x: 420, y: 306 }, ...guestWithGlasses),
  moved({ x: 592, y: 308 }, ...guestPointing),
  within(
    LEAF,
    panel('112,758,14 106,600 120,402,44 862,402,76 990,566,30 1072,602,40 1092,680,20 1090,758,14'),
    cut(LIT, box(80, 390, 1040, 26)),
    cut(CREAM, box(80, 604, 1040, 30)),
    cut(DEEP, box(80, 692, 1040, 80)),
    cut(INK, disc(330, 728, 94), disc(888, 728, 94)),
    // The seams of the doors, and the bonnet's.
    inked(DEEP, 5, '378,416,1 378,590,1', '522,416,1 522,700,1', '790,416,1 790,640,1'),
  ),
  // The hatch's rim, from stem to stem.
  cut(INK, panel('190,396,4 850,396,4 850,408,4 190,408,4')),
  within(
    GLASS,
    panel('146,446,22 852,446,44 944,564,10 146,564,16'),
    cut(
      GLEAM,
      '170,440,1 230,440,1 170,580,1 110,580,1',
      '730,440,1 760,440,1 700,580,1 670,580,1',
      '776,440,1 788,440,1 728,580,1 716,580,1',
    ),
    ...inside,
    cut(LEAF, box(372, 430, 12, 150), box(516, 430, 12, 150), box(784, 430, 12, 150)),
  ),
  cut(INK, box(536, 652, 40, 9), box(744, 652, 34, 9)),
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
