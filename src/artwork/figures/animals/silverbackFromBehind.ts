import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { mirrored } from '../../drawing/mirrored.ts';

const [FUR, LIT, SKIN, PALE, AMBER] = ['#0f2320', '#24483c', '#3f5a54', '#7d988a', '#e9a13b'];

/** The silver of his back, and of the mist. */
export const SILVER = '#fbf3de';

/** Neck, shoulders and upper back about his spine, down to where the silver begins. */
const SHOULDERS =
  '-110,320,1 -150,358 -230,370 -330,392 -400,460 -436,540 -400,940,1 400,940,1 436,540 410,460 350,396 270,356 200,330 146,292,1';
/** The arm on the left: shoulder, elbow turned out, forearm down to the ground. */
const ARM =
  '-286,440,1 -282,388,1 -340,398 -406,464 -442,548 -450,650,1 -460,676,1 -446,672,1 -452,700 -448,730,1 -462,756,1 -444,752,1 -432,800 -424,900,1 -292,900,1 -304,810 -308,750 -300,690 -284,630 -264,580 -256,520 -262,440,1';
const OTHER_ARM = mirrored(ARM);
/** Head in profile to the left, over the shoulder, with the high crest of a grown male. */
const HEAD =
  '540,520,1 510,490 496,446 474,434,1 500,300 500,196,1 540,150 610,92 680,68 756,88 800,150 824,226 850,300 888,356 990,420,1 900,500 760,520,1';
/** Bare skin: brow, the hollow under it, broad nose, lips and chin. */
const FACE =
  '512,184,1 480,186 452,200,1 440,212 446,232,1 462,240 470,252,1 470,268 452,290 432,300 412,318 408,340 420,354,1 400,364 390,384 396,406 416,414,1 420,430 438,450 474,454,1 520,446 556,416 564,380 546,330 534,270 530,220';

/** Where his spine stands. */
const SPINE = { x: 620, y: 0 };

/** What of him stands above the mist, his arms apart. */
export const shouldersFromBehind: readonly Layer[] = [
  moved(
    { x: 62, y: 18, scale: 0.8 },
    within(
      FUR,
      HEAD,
      cut(LIT, '480,190,1 540,150 610,92 690,50,1 670,110 600,150 560,210 540,330,1 500,330,1'),
    ),
    cut(SKIN, FACE),
    // The morning along brow, nose, lips and chin.
    cut(
      PALE,
      '530,200,1 508,182 480,184 452,198,1 438,212 446,232,1 458,220 484,208 510,202',
      '470,252,1 470,268 452,290 432,300 412,318 408,340 420,354,1 432,346 430,328 446,314 468,296 482,272 482,250,1',
      '420,356,1 400,364 390,384 396,406 416,414,1 412,396 416,378 434,366,1',
      '416,416,1 420,430 438,450 474,454,1 452,440 440,430 434,416,1',
    ),
    cut(FUR, '460,236,1 482,226 512,222 532,230,1 522,246 502,252 480,248'),
    cut(AMBER, disc(494, 238, 6)),
    inked(FUR, 7, '416,410 450,412 490,410 522,394', '434,342 444,328 462,336'),
    cut(LIT, '706,270,1 722,252 746,258 754,288 740,318 716,316,1 726,296'),
  ),
  moved(
    SPINE,
    within(
      FUR,
      SHOULDERS,
      // He greys downwards, as ridges pale in mist, to both sides of his spine.
      woodedRidge(
        '#1d3d34',
        '-330,480 -250,450 -180,440 -90,458 0,490 90,500 180,490 250,480 330,500',
        15,
        940,
      ),
      woodedRidge(
        '#3f6357',
        '-330,560 -250,540 -160,530 -60,514 40,470 120,446 200,450 260,480 330,530',
        17,
        940,
      ),
      woodedRidge(
        '#76978a',
        '-340,556 -260,520 -180,510 -100,530 0,570 90,590 180,580 260,570 340,590',
        19,
        940,
      ),
      woodedRidge(
        '#b5c8b3',
        '-340,656 -260,644 -150,634 -50,616 40,592 130,574 210,578 270,596 340,636',
        21,
        940,
      ),
      woodedRidge(
        SILVER,
        '-350,650 -260,636 -170,632 -90,650 0,676 100,690 200,684 280,670 350,680',
        23,
        940,
      ),
    ),
  ),
];

/** His arms and haunches, and the hair on both edges of the silver between them. */
export const armsFromBehind: readonly Layer[] = [
  moved(
    SPINE,
    cut(FUR, OTHER_ARM),
    within(
      FUR,
      ARM,
      // Light along the arm that is turned to the morning.
      cut(LIT, '-500,340,1 -290,380,1 -350,450 -384,560 -396,680 -388,800 -376,920,1 -500,920,1'),
    ),
  ),
];
