import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, panel } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

/** The inks of one photograph. */
export interface Inks {
  sky: string;
  sea: string;
  sand: string;
  /** Of the shell: its plates, their middles, the row along its back, and what parts them. */
  plate: string;
  middle: string;
  back: string;
  seam: string;
  /** Of the tortoise: where light falls, and where none does. */
  skin: string;
  shade: string;
  /** Of its shadow on the sand. */
  cast: string;
  /** The number on the shell. */
  paint: string;
}

type Spot = readonly [x: number, y: number, third?: number];
const towards = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The plates between an upper and a lower row of seam ends, drawn in towards their middles; `bulge` lifts their upper edge. */
function plates(upper: string, lower: string, share: number, bulge = 0): string {
  const [top, foot] = [points(upper), points(lower)];
  const rows = top.slice(1).map((end, at) => {
    const start = top[at]!;
    const corners: readonly Spot[] = [start, end, foot[at + 1]!, foot[at]!];
    const middle: Spot = [
      corners.reduce((sum, [x]) => sum + x, 0) / 4,
      corners.reduce((sum, [, y]) => sum + y, 0) / 4,
    ];
    const [from, to, ...others] = corners.map((corner) => towards(corner, middle, share));
    const crown: Spot = [(from![0] + to![0]) / 2, (from![1] + to![1]) / 2 - bulge];
    return [from!, crown, to!, ...others]
      .map(([x, y], knot) => `${Math.round(x)},${Math.round(y)},${knot === 1 ? 70 : 16}`)
      .join(' ');
  });
  return panel(rows.join('; '));
}

const CREST = '-130,390 10,350 212,308 400,294 630,322 812,440 898,552';
const SPINE = '-140,490 4,440 208,396 400,378 624,410 800,508 900,570';
const RIM = '-160,650 0,648 214,650 404,648 616,638 808,606 912,582';
const EDGE = '-170,716 -6,716 208,722 404,718 626,704 830,664 938,602';

/** A giant tortoise from its side, which walks to the right out of the picture's left edge; its feet at y = 850. */
export const agelessTortoise = ({ plate, middle, back, seam, skin, shade, cast }: Inks): readonly Layer[] => [
  cut(cast, '-40,720,1 930,720,1 1010,810,1 1040,838 1000,872 900,880,1 -40,880,1'),
  // Far legs, belly.
  cut(
    shade,
    '-60,690,1 880,640,1 900,760 840,776 500,790 -60,780,1',
    '672,690,1 700,760 690,820 680,850,1 780,850,1 800,700,1',
  ),
  cut(shade, '180,700,1 216,780 212,820 200,850,1 300,850,1 296,810 300,770 350,700,1'),
  // Neck and head.
  cut(
    skin,
    '800,560,1 880,556 930,520 968,470 984,420 990,384 1020,356 1064,350 1104,360 1132,382 1148,408 1150,436,1 1144,448 1138,452,1 1128,468 1090,480 1058,486 1046,520 1036,580 1000,660 930,716 840,740,1 800,700,1',
  ),
  cut(
    shade,
    '1058,486,1 1030,482 1004,500 990,560 950,620 900,650 840,660,1 840,740,1 930,716 1000,660 1036,580 1046,520 1058,486,1',
  ),
  inked(
    shade,
    5,
    '1146,440 1110,446 1076,438',
    '986,440 1002,452 1010,470',
    '960,500 980,510 990,526',
    '930,536 950,546 962,566',
  ),
  cut(shade, '1056,400,1 1070,388 1090,392 1096,406,1 1080,416 1064,412 1056,400,1', disc(1136, 404, 4)),
  cut(back, disc(1078, 400, 4)),
  // Legs.
  cut(
    skin,
    '780,660,1 760,730 772,790 776,830 768,852,1 912,852,1 916,836 904,800 920,740 940,690 900,640,1',
    '-20,690,1 -30,760 10,800 8,830 0,852,1 158,852,1 160,836 144,800 170,760 196,700,1',
  ),
  cut(
    shade,
    '780,660,1 760,730 772,790 776,830 768,852,1 812,852,1 806,800 800,740 830,690,1',
    '-20,690,1 -30,760 10,800 8,830 0,852,1 48,852,1 44,800 60,750 120,700,1',
  ),
  inked(
    shade,
    5,
    '846,720 866,730 880,722',
    '850,764 872,772 888,762',
    '876,800 890,806 898,800',
    '96,760 116,768 132,760',
    '100,802 118,808 132,802',
  ),
  cut(
    back,
    ...[826, 858, 890, 74, 106, 138].map(
      (x) => `${x - 12},853,1 ${x - 10},838 ${x},834 ${x + 10},838 ${x + 12},853,1`,
    ),
  ),
  // Shell.
  cut(
    seam,
    '-180,430,1 -130,382 -60,362 10,342 100,318 212,300 300,294 400,284 500,294 640,302 740,358 830,428 864,496 908,550 948,588 944,612 906,642 840,676 744,704 600,722 400,734 190,738 -180,734,1',
  ),
  cut(back, plates(CREST, SPINE, 0.045, 16)),
  cut(plate, plates(SPINE, RIM, 0.035)),
  cut(middle, plates(SPINE, RIM, 0.34)),
  cut(plate, plates(RIM, EDGE, 0.05)),
];
