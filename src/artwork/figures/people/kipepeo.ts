import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { wing, wrap } from './butterflyWrap.ts';

const [SKIN, LIT, SHADE, NECK, DEEP] = ['#b86c3d', '#d48a53', '#834328', '#5f2c20', '#2c1018'];
const [LIP, LIP_LIT, WHITE] = ['#8f2f3a', '#bd4d4c', '#fff4e2'];
type Point = readonly [x: number, y: number];
const [GOLD, GOLD_SHADE, GOLD_FOLD] = ['#ffd34a', '#e8992a', '#b9691d'];

const WHITES = ['#fff4e2', '#d9b7a8'] as const;
const BLUES = ['#2f86ea', '#1c4fae'] as const;

/** Forehead, nose, lips and chin, then the jaw to its angle below the ear. */
const FACE =
  '452,220,1 422,270 410,326 426,366 424,392 410,422 392,450 376,470 380,492 402,496 414,496,1 416,508 404,518 392,532 390,544 408,550,1 396,558 392,574 404,588 418,598 406,616 396,642 412,670 456,672 524,652 596,606 640,540,1 690,470,1 700,220,1';

const face: readonly Layer[] = [
  within(
    SKIN,
    FACE,
    // Lit: forehead, the ridge of the nose, cheekbone and chin.
    cut(
      LIT,
      '470,220,1 450,290 442,340 444,384 428,428 406,466 360,496,1 340,220,1',
      '476,452 530,424 584,420 588,440 546,466 500,478',
      '418,600,1 430,634 442,690,1 380,690,1 390,600,1',
    ),
    // In shade: temple, cheek and jaw.
    cut(SHADE, '780,180,1 620,240,1 604,330 612,420 596,486 558,540 536,600 490,650 430,700,1 780,720,1'),
    cut(SHADE, '446,374,1 460,356 500,362 522,388,1 490,378'),
    cut(LIP, '414,508,1 384,520 376,550,1 430,552 466,530,1 444,520 430,508'),
    cut(LIP_LIT, '376,551,1 376,586 408,596 436,586 466,532,1 438,554 410,556'),
    cut(DEEP, limb('380,551,3 420,553,5 450,544,3 478,520,1')),
    cut(
      SHADE,
      limb('476,504,1 488,520,5 482,540,1'),
      limb('420,458,1 438,466,6 434,486,5 416,494,1'),
      '412,604,1 432,602 448,594,1 430,612',
    ),
    cut(DEEP, limb('398,494,1 408,487,4 420,491,1')),
  ),
];

const eyes: readonly Layer[] = [
  within(
    WHITE,
    '440,404,1 450,376 482,380 514,408,1 476,418',
    cut(DEEP, disc(460, 396, 17, 20)),
    cut(WHITE, disc(454, 389, 5)),
  ),
  cut(DEEP, limb('530,404,0 500,388,7 466,370,9 440,386,6 416,378,0'), limb('442,394,4 426,390,3 412,394,0')),
  cut(DEEP, limb('438,338,2 468,312,9 510,304,8 566,330,0')),
];

const ear: readonly Layer[] = [
  within(
    SKIN,
    '666,436 656,376 610,360 582,396 594,452 616,480 624,526 650,532 662,494',
    cut(SHADE, '700,340,1 650,380 656,430 642,480 640,560,1 720,560,1'),
  ),
  inked(NECK, 7, '646,442 644,402 612,390 602,416 616,452 632,476 636,508'),
  cut(NECK, limb('632,440,1 618,428,6 616,452,2')),
  // The hoop that hangs from its lobe.
  inked(GOLD, 12, disc(640, 576, 36, 48)),
  inked(GOLD_SHADE, 12, 'M640 528A36 48 0 0 1 640 624'),
];

/** Beads on a string that hangs in a bow from one point over a second to a third, the lit ones and those in shade. */
function beads(
  [ax, ay]: Point,
  [bx, by]: Point,
  [cx, cy]: Point,
  size: number,
  [lit, dim]: readonly [string, string],
  odd: readonly [string, string],
): Layer[] {
  const at: Point[] = [];
  for (let t = 0; t <= 1; t += 0.002) {
    const u = 1 - t;
    const [x, y] = [u * u * ax + 2 * t * u * bx + t * t * cx, u * u * ay + 2 * t * u * by + t * t * cy];
    const last = at.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) >= size * 1.9) at.push([x, y]);
  }
  const some = (turned: boolean, every: 0 | 1) =>
    at.filter(([x], index) => x > 626 === turned && index % 2 === every).map(([x, y]) => disc(x, y, size));
  return [
    cut(lit, ...some(false, 0)),
    cut(dim, ...some(true, 0)),
    cut(odd[0], ...some(false, 1)),
    cut(odd[1], ...some(true, 1)),
  ];
}

/** A young woman in profile to the left; the pleats of her headwrap spread behind her as a butterfly's wings. */
export const kipepeo: readonly Layer[] = [
  moved({ x: 65, y: 50, scale: 0.93 }, ...wing),
  within(
    SKIN,
    '500,600,1 546,690 528,736 470,770,1 520,900 760,900,1 800,760,1 738,700 716,620 720,440,1',
    cut(LIT, '500,600,1 546,690 528,736 460,770,1 490,790,1 552,744 566,690 540,620,1'),
    cut(NECK, '480,640,1 560,690 610,740 620,900,1 840,900,1 840,400,1 600,500,1'),
  ),
  within(
    GOLD,
    '250,920,1 268,840 330,786 452,752,1 520,816 600,838 690,820 782,744,1 880,772 960,830 990,920,1',
    cut(
      GOLD_SHADE,
      '640,700,1 660,820 646,920,1 1020,920,1 1020,700,1',
      limb('350,930,16 362,880,10 398,826,0'),
    ),
    cut(GOLD_FOLD, limb('850,930,16 846,880,10 818,826,0')),
  ),
  ...beads([524, 738], [600, 830], [766, 716], 12, WHITES, WHITES),
  ...beads([486, 776], [606, 944], [790, 758], 16, BLUES, WHITES),
  moved({ x: 40, y: -26, turn: 4 }, ...face, ...ear, ...wrap, ...eyes),
];
