import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [GREY, PALE, INK, SKIN, DEEP, GOLD, DARKER] = [
  '#9fb0c0',
  '#c9d5de',
  '#1c1a26',
  '#f0682a',
  '#c84a1c',
  '#f6c04a',
  '#c98a2a',
];

/** The feathers of the crest, from the nape to their broad ends. */
const CREST = [
  '770,250,7 860,150,12 930,60,24 960,10,20 972,-20,6',
  '790,270,7 900,200,12 1000,140,24 1050,116,20 1080,106,6',
  '800,300,7 920,270,12 1040,240,24 1090,234,20 1120,232,6',
  '806,330,7 920,340,12 1030,350,24 1080,358,20 1110,364,6',
  '808,360,7 900,410,12 1000,460,22 1046,484,18 1070,500,6',
];

/** A secretary bird that writes with its bill, in the picture's own pixels: the tip is at 396,700. */
export const secretaryWriting: readonly Layer[] = [
  cut(INK, ...CREST.map((feather) => limb(feather))),
  inked(
    PALE,
    4,
    '780,256 900,106 960,4',
    '800,276 950,176 1070,110',
    '808,304 980,258 1110,234',
    '812,334 980,344 1100,362',
    '812,362 950,436 1062,494',
  ),
  within(
    GREY,
    '560,330 570,240 640,180 730,186 800,240 826,330 820,420 850,540 920,660 1010,780 1080,940,1 640,940,1 690,800 700,660 680,540 640,470 590,440',
    cut(PALE, '540,440,1 640,440 700,540 730,660 720,800 680,940,1 560,940,1'),
  ),
  // The bare skin of the face, and the eye with its lashes.
  cut(SKIN, '560,352 590,270 660,236 730,262 752,330 726,400 660,436 600,426 566,440'),
  cut(DEEP, '566,440 600,426 660,436 726,400 700,440 640,470 590,452'),
  cut('#fff6e4', disc(660, 320, 34, 30)),
  cut(INK, disc(652, 324, 17)),
  inked(INK, 9, '622,300 660,280 704,304'),
  inked(INK, 5, '640,288 628,262', '660,280 656,252', '682,288 690,262', '704,304 722,284'),
  // The bill: a nib.
  within(
    GOLD,
    '560,340,1 606,392 616,460,1 560,560 490,640 396,700,1 420,600 450,490 500,390',
    cut(DARKER, '616,440,1 560,540 490,630 396,700,1 500,600 560,500 590,420'),
  ),
  inked(INK, 5, '516,500 396,700'),
  cut(INK, disc(520, 492, 15)),
];
