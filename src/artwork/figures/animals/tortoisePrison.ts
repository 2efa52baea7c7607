import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';

/** From what the sun meets to what it does not: the plates of the shell, their hearts; the skin. */
const PLATE = ['#d06a42', '#9f4642', '#64294a'] as const;
const HEART = ['#ee9358', '#bd5a49', '#7d3650'] as const;
const [SKIN_LIT, SKIN, SKIN_SHADE, FAR] = ['#d8c09e', '#957f7b', '#5b4653', '#43303f'];
const [SEAM, INK, CLAW, GLINT, STONE] = ['#3d1535', '#150a19', '#f3dfb6', '#fff3d6', '#ffd69a'];

/** The dome, and the rim that flares over neck and tail. */
const SHELL =
  '204,622,1 196,590 206,530 224,440 280,320 380,222 490,176 560,168 640,176 740,220 830,310 888,410 920,500 950,566 962,590,1 944,614 906,628,1 880,644 850,640,1 800,656 760,650,1 710,664 670,656,1 610,668 570,660,1 520,670 480,660,1 420,666 390,654,1 340,660 306,646,1 250,650';

type Turn = 0 | 1 | 2;
/** The plates, each with how far it is turned from the sun: over the ridge, along the side, at the rim. */
const PLATES: readonly (readonly [Turn, string])[] = [
  [2, '180,446,1 236,440,1 300,350,1 345,314,1 314,250,1 180,200,1'],
  [2, '345,314,1 400,276,1 545,246,1 548,130,1 314,130,1 314,250,1'],
  [1, '545,246,1 690,272,1 750,314,1 792,240,1 792,130,1 548,130,1'],
  [0, '750,314,1 800,350,1 876,440,1 990,420,1 990,200,1 792,240,1'],
  [2, '180,446,1 236,440,1 214,560,1 180,570,1'],
  [2, '236,440,1 300,350,1 400,276,1 372,566,1 214,560,1'],
  [1, '400,276,1 545,246,1 690,272,1 716,566,1 545,572,1 372,566,1'],
  [0, '690,272,1 800,350,1 876,440,1 924,552,1 716,566,1'],
  [0, '876,440,1 924,552,1 990,560,1 990,420,1'],
  [2, '180,570,1 214,560,1 290,564,1 290,700,1 180,700,1'],
  [2, '290,564,1 372,566,1 384,700,1 290,700,1'],
  [2, '372,566,1 458,570,1 474,700,1 384,700,1'],
  [1, '458,570,1 545,572,1 566,700,1 474,700,1'],
  [1, '545,572,1 630,569,1 666,700,1 566,700,1'],
  [1, '630,569,1 716,566,1 760,700,1 666,700,1'],
  [0, '716,566,1 790,561,1 850,700,1 760,700,1'],
  [0, '790,561,1 858,556,1 910,680,1 850,700,1'],
  [0, '858,556,1 924,552,1 990,560,1 990,640,1 910,680,1'],
];

/** A plate drawn in towards its heart. */
function drawnIn(row: string, share: number): string {
  const knots = points(row);
  const [hx, hy] = ([0, 1] as const).map(
    (axis) => knots.reduce((sum, knot) => sum + knot[axis], 0) / knots.length,
  ) as [number, number];
  return outline(
    knots.map(([x, y, corner]): Knot => [
      Math.round(hx + (x - hx) * share),
      Math.round(hy + (y - hy) * share),
      corner,
    ]),
  );
}

/** The barred window: its arch, reaching so far about its middle. */
const arch = (reach: number) => `M${545 - reach} 564V410A${reach} ${reach} 0 0 1 ${545 + reach} 410V564z`;

/** What the wall shuts in: nothing; the bars, and behind them what is behind the animal. */
const opening = (view: readonly Layer[]): readonly Layer[] => [
  cut(SEAM, arch(116)),
  within(
    STONE,
    arch(104),
    cut(HEART[1], '430,290,1 590,290,1 530,318 484,360 466,420 466,580,1 430,580,1'),
    within(STONE, 'M469 580V414A86 90 0 0 1 641 414V580z', ...view),
    inked(INK, 11, ...[492, 532, 572, 612].map((x) => `${x},290 ${x},580`)),
    inked(INK, 11, '430,452 660,452'),
  ),
];

const NEAR_FORELEG =
  '744,600,1 780,680 830,722 850,760 842,790,1 856,802,1 968,802,1 976,786 958,752 956,700 970,650 940,560,1';
const NEAR_HINDLEG =
  '240,600,1 228,670 250,730 246,766 232,790,1 244,802,1 360,802,1 372,788 362,758 400,706 450,660 470,600,1';
/** On the far side the hind leg pushes off behind, its heel up, and the foreleg steps ahead. */
const FAR_LEGS =
  '470,610,1 470,670 440,706 412,740 396,764,1 400,776 412,782,1 506,782,1 514,770 504,752 530,716 576,680 600,610,1;860,620,1 916,676 966,700 990,736 986,770,1 994,780,1 1090,780,1 1098,764 1080,734 1064,690 1030,640 980,590,1';
const NECK =
  '840,670,1 850,470,1 916,462 962,420 974,372 966,330 986,288 1030,270 1080,278 1116,302 1130,338,1 1126,356 1114,366,1 1112,384 1090,396 1056,404 1050,440 1046,500 1044,556 1024,616 970,656 930,670,1';

const claws = (colour: string, y: number, ...places: readonly number[]): Layer =>
  cut(
    colour,
    ...places.map(
      (x) => `${x - 13},${y},1 ${x - 12},${y - 16} ${x},${y - 24} ${x + 12},${y - 16} ${x + 13},${y},1`,
    ),
  );

/** A giant tortoise that walks, its shell a prison with one barred window that shows `view`; in pixels of the picture. */
export const tortoisePrison = (...view: readonly Layer[]): readonly Layer[] => [
  cut(FAR, FAR_LEGS, '260,600,1 900,600,1 860,690 700,706 420,704 300,690'),
  claws(SKIN, 782, 424, 454, 484, 1016, 1044, 1072),
  // Neck and head.
  within(
    SKIN,
    NECK,
    cut(SKIN_SHADE, '940,300,1 980,330 1000,380 984,440 940,500 900,520,1 840,480,1'),
    cut(
      SKIN_LIT,
      '986,270,1 1030,290 1070,296 1096,320 1100,352 1070,376 1040,390 1028,440 1020,500 1010,560 980,610 940,650,1 940,700,1 1140,700,1 1140,260,1',
    ),
    cut(SKIN, '1130,352,1 1090,366 1030,362,1 1030,424,1 1056,410 1140,404,1'),
    inked(SKIN_SHADE, 5, '966,424 1000,440 1034,432', '960,462 1000,480 1036,472'),
    // The dark under the edge of the shell, out of which it comes.
    cut(FAR, '840,430,1 906,440,1 944,500 968,560 990,596,1 976,626 950,650 920,690,1 840,690,1'),
  ),
  cut(INK, limb('1126,357,0 1096,362,3 1066,360,3 1040,350,0'), disc(1114, 322, 5, 4)),
  cut(SKIN_SHADE, disc(1062, 322, 19, 15)),
  cut(INK, disc(1066, 323, 14, 13)),
  cut(GLINT, disc(1072, 318, 4)),
  cut(SKIN, '1040,316,1 1050,300 1076,298 1086,314,1'),
  // Legs this side.
  within(
    SKIN,
    `${NEAR_FORELEG};${NEAR_HINDLEG}`,
    cut(
      SKIN_SHADE,
      '720,590,1 960,590,1 940,660 880,668 820,690 868,740 866,780 880,820,1 820,820,1',
      '220,590,1 480,590,1 460,660 400,680 300,668 280,720 284,760 270,820,1 220,820,1',
    ),
    cut(
      SKIN_LIT,
      '990,600,1 946,650 932,700 936,750 948,810,1 990,810,1',
      '480,640,1 400,690 348,740 338,770 350,810,1 400,810,1',
    ),
    cut(SKIN_LIT, ...spots('900,690 870,704 898,722 884,746 908,758 316,700 340,716 306,734 326,754', 9, 8)),
  ),
  claws(CLAW, 802, 878, 912, 946, 262, 298, 334),
  // The shell, and what it shades of the body.
  within(
    SEAM,
    SHELL,
    ...PLATES.map(([turn, row]) => cut(PLATE[turn], row)),
    ...PLATES.filter((_, at) => at !== 6).map(([turn, row]) => cut(HEART[turn], drawnIn(row, 0.6))),
    inked(SEAM, 11, ...PLATES.map(([, row]) => row)),
  ),
  ...opening(view),
];
