import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, within } from '../canvas/cut.ts';

/** The rim seen from the air: its middle and half axes; the floor of the crater lies lower and is narrower. */
const [X, Y, WIDE, HIGH] = [600, 372, 308, 99];

/** Outer slopes from the rim to the mist, the back of the rim as the wind and the rain have left it. */
const CONE =
  '292,372,1 294,344 327,316 362,309 399,295 442,282 486,275 523,263 565,268 604,259 644,265 688,275 727,270 772,288 820,300 846,314 887,335 908,372,1 950,462 1036,580 1150,690 1300,780,1 1300,920,1 -100,920,1 -100,780,1 50,690 164,580 250,462';
/** What one looks into: the mouth within the rim. */
const MOUTH =
  '262,374,1 266,346 304,322 350,308 410,288 470,276 512,264 560,268 604,258 650,264 700,276 744,272 796,290 846,304 890,324 930,350 938,374,1 930,404 880,436 810,462 720,478 640,474 560,482 470,476 390,458 330,440 280,410';
const LAKE =
  '372,420 400,392 470,372 560,364 640,366 730,372 800,390 832,418 812,440 740,458 650,466 560,468 470,460 400,446';

/** A point on the slope below the rim: the angle in degrees from the right, and how far down, 0 the rim, 1 the mist. */
const onSlope = (angle: number, down: number): string => {
  const turn = (angle * Math.PI) / 180;
  const reach = 1 + 1.6 * down ** 1.25;
  const sink = 470 * down ** 0.9;
  return `${X + Math.cos(turn) * WIDE * reach},${Y + Math.sin(turn) * HIGH * (1 + down * 0.7) + sink}`;
};

/** Spurs between ravines, seen from the left round to the right: where each begins, its ridge, and how far it reaches. */
const SPURS: readonly (readonly [from: number, ridge: number, to: number, end: number])[] = [
  [178, 168, 160, 1],
  [160, 150, 140, 0.9],
  [140, 126, 116, 1],
  [116, 106, 97, 0.86],
  [97, 86, 74, 1],
  [74, 63, 52, 0.92],
  [52, 42, 32, 1],
  [32, 20, 10, 0.9],
];
/** The side of each spur that looks away from the sun, with a broken ridge. */
const shadySides = SPURS.map(([, ridge, to, end]) =>
  [
    `${onSlope(ridge, 0.02)},1`,
    onSlope(ridge + 2, 0.25),
    onSlope(ridge - 3, 0.42),
    onSlope(ridge + 3, 0.62),
    onSlope(ridge - 1, 0.8),
    `${onSlope(ridge + 1, end)},1`,
    `${onSlope(to + 1, end + 0.1)},1`,
    onSlope(to - 2, 0.72),
    onSlope(to + 3, 0.5),
    onSlope((to + ridge) / 2, 0.34),
    onSlope((to + ridge * 2) / 3 + 1, 0.14),
  ].join(' '),
);
/** The ridges' sunny edges. */
const sunnySides = SPURS.map(([from, ridge, , end]) =>
  [
    `${onSlope(ridge, 0.03)},1`,
    onSlope(ridge + 2, 0.25),
    onSlope(ridge - 3, 0.42),
    onSlope(ridge + 3, 0.62),
    `${onSlope(ridge + 1, end * 0.9)},1`,
    onSlope((ridge + from) / 2 + 2, 0.6),
    onSlope((ridge + from) / 2 - 1, 0.3),
  ].join(' '),
);

/** Bisoke from the air: a green cone out of the mist, a round lake in its crater; the sun at the left. */
export const bisoke: readonly Layer[] = [
  within(
    '#3f9463',
    CONE,
    cut('#7fc06a', `-100,920,1 -100,760,1 ${onSlope(178, 0)},1 ${onSlope(122, 0)},1 ${onSlope(128, 1.2)},1`),
    cut('#1f6656', `1300,920,1 1300,760,1 ${onSlope(2, 0)},1 ${onSlope(64, 0)},1 ${onSlope(60, 1.2)},1`),
    cut('#b9dd7c', ...sunnySides.slice(0, 3)),
    cut('#6fb468', ...sunnySides.slice(3, 6)),
    cut('#3a8a64', ...sunnySides.slice(6)),
    cut('#2f7f5a', ...shadySides.slice(0, 3)),
    cut('#1f6350', ...shadySides.slice(3, 5)),
    cut('#124648', ...shadySides.slice(5)),
  ),
  // The rim's edge in the sun, then the walls within: the near left one in shade, the far right one lit.
  moved(
    { x: 72, y: 45, scale: 0.88 },
    within(
      '#2d7a5e',
      MOUTH,
      cut('#a9d476', '640,240,1 960,240,1 960,420,1 860,440 830,416 800,388 730,370 690,366,1 720,320'),
      cut('#5fa763', '470,240,1 700,240,1 740,300 690,372,1 560,366,1 520,310'),
      cut(
        '#174f50',
        '240,300,1 330,290 420,270 470,262,1 450,320 470,376,1 400,394 370,420 400,450 460,480,1 240,480,1',
      ),
      cut(
        '#74b45f',
        '890,312,1 868,336 850,352,1 832,392,1 818,394 800,384,1 830,350,1 846,330',
        '796,284,1 784,316 790,330,1 772,376,1 744,370,1 758,336,1 764,310',
        '716,272,1 704,300 712,318,1 696,366,1 668,362,1 688,322,1 690,296',
      ),
      cut(
        '#3c8758',
        '650,260,1 636,290 644,306,1 630,364,1 606,362,1 620,318,1 622,292',
        '572,264,1 556,294 566,314,1 548,366,1 524,368,1 540,316,1 546,286',
      ),
      cut(
        '#0f3f46',
        '330,304,1 350,330 348,346,1 376,396,1 350,410,1 326,366,1 320,330',
        '400,282,1 410,314 404,330,1 430,382,1 402,394,1 382,350,1 384,316',
        '470,270,1 474,300 466,318,1 484,372,1 462,376,1 446,330,1 450,300',
      ),
      within(
        '#3fb4cf',
        LAKE,
        cut(
          '#1c6f7e',
          '360,420,1 380,380 480,360 560,360 640,362 700,366,1 640,384 560,392 500,402 440,430 420,456,1',
        ),
        cut('#8ee0e6', '560,480,1 620,440 700,424 770,420 850,410,1 850,470,1'),
        cut(
          '#e6fbf4',
          '640,446,1 700,440 762,446,1 700,451; 600,424,1 640,420 684,424,1 640,428; 720,428,1 752,425 790,428,1 752,432',
        ),
      ),
    ),
    cut(
      '#e8f2a0',
      '262,374,1 280,410 330,440 390,458 470,476 560,482,1 470,484 384,468 320,448 268,418 250,374,1',
      '650,248,1 700,260 744,254 796,274 850,288 884,306 930,334 952,372,1 938,374,1 922,342 884,318 846,300 796,286 744,268 700,272',
    ),
    cut(
      '#6fb874',
      '560,482,1 640,474 720,478 810,462 880,436 930,404 950,372,1 938,374,1 922,400 876,428 808,454 720,470 640,467 560,474,1',
    ),
  ),
  // The sea of mist laps at its foot.
  cut(
    { fill: '#cfdde4', opacity: 0.92 },
    '-40,764,1 20,730 80,742 120,716 190,712 236,744 300,756 360,790 430,800 500,830,1 500,930,1 -40,930,1',
    '690,860,1 740,810 810,784 870,744 930,722 990,738 1040,708 1110,704 1160,734 1240,728,1 1240,930,1 690,930,1',
  ),
  cut(
    '#fdf4e2',
    '-40,822,1 30,800 84,812 130,784 200,778 250,808 316,800 370,826 430,836 500,812 560,796 620,808 664,836 730,842 780,816 850,808 900,826 950,792 1020,780 1080,806 1140,790 1240,806,1 1240,930,1 -40,930,1',
  ),
  cut(
    '#e3e8e4',
    '-40,872,1 60,852 140,866 230,850 320,876 420,880 520,858 620,872 700,890 800,872 900,884 1000,856 1100,868 1240,852,1 1240,930,1 -40,930,1',
  ),
];
