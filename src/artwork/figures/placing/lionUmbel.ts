import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [MANE, RAY, FACE, SHADE, PALE, DARK] = [
  '#33170f',
  '#cf8530',
  '#e8aa52',
  '#a95f26',
  '#fbedc4',
  '#140e10',
];

/** Rays of the mane, as those of a papyrus head, from one degree to another about where the ear grows. */
const rays = (from: number, to: number, count: number, reach: number, half: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((to - from) * (at + ((at * 7) % 5) * 0.14)) / count) * Math.PI) / 180;
    const [right, down] = [Math.cos(angle), Math.sin(angle)];
    // Longest below, where the mane hangs.
    const long = reach * (0.84 + ((at * 5) % 7) * 0.035) * (0.82 + down * 0.18);
    const sag = reach * 0.1 * Math.abs(right);
    return limb([
      [752 + right * 60, 290 + down * 60, half * 0.2],
      [752 + right * long * 0.7, 280 + down * long * 0.7, half],
      [752 + right * long, 290 + down * long + sag, 0],
    ]);
  });

const HEAD =
  '720,220,1 668,228 616,250 574,284 550,310 506,350 458,394 430,418 404,428 386,442 384,464 396,490,1 402,506 396,530 388,556 394,576 410,588,1 414,600 412,622 424,650 456,670 500,668 548,662 610,672 660,700 720,720,1 860,620 880,400 820,240';

/** A lion's head from the side, its mane the head of a papyrus. */
export const lionUmbel: readonly Layer[] = [
  cut(MANE, '560,760,1 800,640 960,560 1140,520,1 1140,860,1 530,860,1 580,800 590,740'),
  cut(MANE, disc(800, 400, 250, 256), ...rays(-150, 122, 40, 520, 24)),
  within(
    FACE,
    HEAD,
    // The rays of the mane lie as shade on the cheek.
    cut(
      SHADE,
      '740,180,1 676,204,1 640,256,1 692,270,1 640,318,1 700,330,1 668,362,1 700,380,1 654,424,1 692,436,1 610,494,1 670,500,1 576,552,1 640,560,1 540,620,1 600,630,1 520,700,1 900,720,1 900,180,1',
    ),
    // The pad of the whiskers, the chin.
    cut(
      PALE,
      '380,500,1 420,494 460,504 500,534 510,562 486,582 440,588 380,584,1',
      '380,592,1 430,602 496,600,1 470,620 478,650 440,690 380,680,1',
    ),
    cut(DARK, '370,420,1 404,420 440,418,1 442,444 428,470 396,494,1 370,490,1'),
  ),
  cut(SHADE, '394,462,1 408,452 422,454 412,468 400,472'),
  inked(DARK, 5, '398,492 406,512 398,538'),
  inked(DARK, 8, '398,584 440,594 496,590 530,590 548,600'),
  cut(DARK, disc(440, 526, 4), disc(464, 534, 4), disc(486, 548, 4), disc(434, 550, 4), disc(458, 558, 4)),
  // The eye, the dark tear below it, the pale below both.
  cut(PALE, '546,414,1 580,412 616,394,1 606,416 572,428'),
  cut(DARK, '528,430,1 546,398 556,376 580,358 606,360 628,376,1 606,384 590,398 564,402,1'),
  cut('#f8d25c', '566,390,1 576,370 602,366 614,376,1 598,390 580,395'),
  cut(DARK, disc(588, 379, 8, 9)),
  // The mane closes about the cheek.
  cut(
    MANE,
    '726,214,1 716,300,1 748,300,1 704,396,1 742,392,1 682,480,1 726,474,1 640,566,1 690,560,1 590,650,1 644,644,1 560,730,1 700,740,1 840,690 960,520 960,360 880,230,1',
  ),
  cut(RAY, ...rays(-146, 119, 74, 540, 7.5)),
  // The ear.
  cut(MANE, '682,300,1 664,230 684,168 744,142 808,160 834,220 822,290 760,326,1'),
  cut(FACE, '700,278,1 682,228 700,182 746,160 794,176 814,222 804,270,1'),
  cut(MANE, '716,272,1 704,230 718,200 748,186 782,200 792,232 784,268,1'),
  cut(RAY, '716,272,1 716,240 744,206,1 744,240 748,268,1'),
];
