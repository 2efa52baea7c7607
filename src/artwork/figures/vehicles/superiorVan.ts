import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { flatWheel } from './flatWheel.ts';

const [LEAF, LIT, DEEP, INK, CREAM] = ['#2c7a4d', '#86b84a', '#1a5240', '#17262e', '#fff0c8'];

/** The flat crown of an umbrella thorn, as long as the hatch that it covers. */
const crown = within(
  LIT,
  lobes('44,258 66,204 150,164 310,132 510,122 700,130 850,158 944,202 974,258', 0.85, '900,276 120,276'),
  cut(LEAF, lobes('0,320 70,232 220,196 400,212 560,180 730,210 860,194 990,254 1040,320', 0.85)),
  cut(DEEP, lobes('0,330 110,264 310,252 520,264 710,250 900,262 1000,330', 1.2)),
);

/** Its boughs: the posts of the raised roof. */
const boughs = limb(
  '236,420,26 220,350,17 122,262,8;224,420,26 266,346,17 350,258,8;240,420,16 246,340,13 236,256,6;806,420,26 790,350,17 688,262,8;794,420,26 836,346,17 916,258,8;810,420,16 814,340,13 804,256,6',
);

/** One who stands under it, to the waist, in a hat. */
const guest = (x: number): Layer =>
  cut(
    INK,
    `${x - 54},420,1 ${x - 52},376 ${x - 22},360 ${x - 10},356,1 ${x - 12},340,1 ${x + 18},340,1 ${x + 16},356,1 ${x + 28},360 ${x + 52},376 ${x + 54},420,1`,
    disc(x + 3, 326, 23, 25),
    panel([
      [x - 44, 312, 4],
      [x - 24, 306, 4],
      [x - 20, 284, 12],
      [x + 26, 284, 12],
      [x + 30, 306, 4],
      [x + 52, 312, 4],
      [x + 52, 320, 4],
      [x - 44, 320, 4],
    ]),
  );

/** A long safari van in profile, in the picture's own pixels: its raised roof is the crown of an acacia. It stands at y 806. */
export const superiorVan: readonly Layer[] = [
  cut(INK, boughs),
  guest(424),
  guest(600),
  crown,
  within(
    LEAF,
    panel('112,758,14 106,600 120,402,44 862,402,76 990,566,30 1072,602,40 1092,680,20 1090,758,14'),
    cut(LIT, box(80, 390, 1040, 28)),
    cut(CREAM, box(80, 600, 1040, 34)),
    cut(DEEP, box(80, 692, 1040, 80)),
    cut(INK, disc(330, 728, 90), disc(888, 728, 90)),
  ),
  within(
    INK,
    panel('146,446,22 852,446,44 944,564,10 146,564,16'),
    cut(LEAF, box(372, 430, 12, 150), box(592, 430, 12, 150), box(794, 430, 12, 150)),
  ),
  cut(
    INK,
    panel('96,722,8 180,722,4 180,758,4 100,758,10'),
    panel('1020,722,4 1116,722,10 1110,758,10 1020,758,4'),
  ),
  cut(LIT, panel('1044,654,8 1086,654,8 1093,690,8 1054,690,8')),
  ...flatWheel(330, 728, 80, INK, CREAM),
  ...flatWheel(888, 728, 80, INK, CREAM),
];
