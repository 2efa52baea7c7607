import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** A golden monkey's gold in shade, as it is and in the sun; its black hair, the middle and the gleam of it. */
export const [DEEP, GOLD, SUN, BLACK, DARK, GLEAM] = [
  '#a3531f',
  '#e08b2c',
  '#ffca62',
  '#171625',
  '#2b2a3e',
  '#5a5a74',
];
/** The bare muzzle. */
const BARE = '#6d5f70';

/** Crown, brow, nose, lips, chin, and the ruff of the cheek in points. */
const HEAD =
  '392,312,1 400,286 426,264 468,254 520,260 556,284 572,312,1 596,326,1 578,340 594,366,1 572,368 578,396,1 554,392 548,420,1 526,408 508,430,1 490,414 464,428,1 430,424 398,414 376,398,1 364,384 366,366,1 372,352 380,338 386,326,1';

/** The head of a golden monkey in profile to the left, its muzzle at (362, 384), in the picture's own pixels: black cap, gold brow and cheek, the dark face. */
export const goldenMonkeyHead: readonly Layer[] = [
  // The head: black cap, gold brow and cheek, the dark face.
  within(
    GOLD,
    HEAD,
    cut(
      BLACK,
      '380,306,1 404,298 440,290 480,294 516,304 544,324 562,350,1 620,330 600,240 500,200,1 400,220',
    ),
    cut(DARK, '414,276,1 440,256 500,250 546,276,1 500,268 450,272 424,286'),
    cut(BLACK, '370,330,1 396,322 430,326 450,344 456,368 446,392 420,410 400,440,1 350,420,1'),
    cut(SUN, '392,312,1 420,302 452,302 484,312,1 450,312 430,317 404,320 388,326'),
    cut(
      SUN,
      '470,346,1 510,350 560,360 592,368,1 560,372,1 566,390,1 538,384,1 536,406,1 514,396,1 500,412,1 480,394 466,372',
    ),
    cut(DEEP, '450,410,1 480,404 520,420 500,440,1 440,440'),
    cut(BARE, '362,384,1 366,364 384,352 404,360 414,380 404,400 380,410'),
    cut('#8b7c88', '368,360,1 384,350 398,356,1 384,364 374,376'),
  ),
  cut(BLACK, disc(372, 372, 4, 5), disc(384, 368, 3, 4)),
  inked(BLACK, 4, '368,393 384,396 402,388'),
  cut('#c8782a', disc(417, 342, 10, 9)),
  cut(BLACK, disc(415, 342, 6, 7), '400,336,1 414,328 432,336,1 416,333'),
  cut('#fff2dc', disc(412, 339, 2)),
  cut(BLACK, disc(516, 344, 15, 18)),
  cut(BARE, disc(518, 346, 8, 11)),
];
