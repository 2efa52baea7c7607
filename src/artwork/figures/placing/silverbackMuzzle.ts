import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** A silverback's colours at dawn: fur in shade, its middle, its light; bare skin in shade, its middle, its light; the sun's edge. */
export const DAWN = {
  dark: '#0d0a1e',
  fur: '#1a1430',
  lit: '#472a48',
  skin: '#120c1e',
  mid: '#32203a',
  high: '#b05a4a',
  glow: '#ffc35c',
};

/** The bare face: brow, the long muzzle, lips and chin, and the line where the fur begins. */
const FACE =
  '470,250,1 560,236 640,250 690,290 696,340 672,390 668,460 664,540 640,620 592,690 548,716,1 440,690 360,640 330,570 360,480 440,400 500,320,1';

/** The face of a silverback in profile to the left, from the brow (492, 274) to the lips (358, 574) and the chin. */
export const silverbackMuzzle: readonly Layer[] = [
  within(
    DAWN.skin,
    FACE,
    // The muzzle's side, broad from the eye down to the lips.
    cut(
      DAWN.mid,
      '500,360,1 560,384 610,392 640,430 634,500 600,540 604,590 584,640 540,690,1 440,690 376,640 372,600 352,570 376,520 404,500 380,470 410,430',
    ),
    // The visor of bone over the eyes, the bridge of the nose, the upper lip and the chin in the light.
    cut(
      DAWN.high,
      '480,270,1 512,250 560,238 624,248 676,286 688,322,1 650,300 600,290 556,298 522,316 496,304',
    ),
    cut(DAWN.high, '514,336,1 544,352 548,380 520,410 492,424 470,424 444,420 420,430,1 450,410 492,374'),
    cut(DAWN.high, '400,506,1 436,512 474,522 500,546 498,576 456,584 410,582 368,590,1 350,570 366,540'),
    cut(DAWN.high, '366,606,1 410,604 448,614 458,640 436,664 404,656,1 372,630'),
    // The eye's hollow.
    cut(DAWN.skin, '520,318,1 556,300 604,294 652,306 668,340 640,372 596,382 550,368 526,344'),
    // The nose: a broad pad with a thick rim, its nostril wide open.
    cut(DAWN.skin, '384,470 400,436 440,420 482,432 500,468 484,504 440,514 398,504'),
    cut(DAWN.high, '388,470 402,442 436,428 470,438 484,464,1 466,446 440,442 416,456 404,486,1 394,486'),
    cut('#0d0b1a', '414,480 422,458 446,450 468,464 466,488 444,500 422,496'),
    // Folds from the nose round the lips, the mouth, wrinkles of the bridge.
    inked(DAWN.skin, 8, '500,440 532,470 540,520 520,560', '556,410 588,460 592,530 572,590'),
    inked('#0d0b1a', 8, '364,592 420,594 480,588 540,604 566,590'),
    inked(DAWN.skin, 5, '540,366 520,372 506,388', '560,376 538,396 520,404', '470,640 500,650 530,640'),
  ),
  // The small deep-set eye under its heavy lid.
  cut('#0d0b1a', '546,346,1 562,328 590,324 616,340,1 596,354 566,358'),
  cut('#a8662c', disc(577, 342, 11, 10)),
  cut('#0d0b1a', disc(575, 342, 6)),
  cut('#fff0d8', disc(571, 338, 2)),
  inked('#0d0b1a', 8, '536,344 558,322 592,316 624,334'),
  inked(DAWN.mid, 5, '556,368 590,368 622,354'),
];
