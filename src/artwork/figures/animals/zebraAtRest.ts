import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const HEAD =
  '676,262,1 690,222 724,202 772,204 812,228 876,274 936,312 980,342 1004,374 1010,404 996,422,1 990,438 964,450 934,440 908,424 868,424 828,446 782,466 728,460 690,420';
/** Down the bridge of the nose and before the eye, then from the cheek's middle to its edge. */
const FACE = limb(
  '706,230,3 764,216,7 844,268,7 926,322,2;722,252,3 772,240,6 850,290,6 914,334,2;836,298,5 872,318,5 906,344,2;696,268,3 696,330,9 712,400,11 740,470,8;722,272,3 728,330,9 752,400,11 796,464,8;746,296,3 760,346,8 790,398,9 836,446,6;782,316,3 800,352,7 826,392,8 864,428,5;818,320,3 836,350,6 858,386,7 888,424,4;852,330,2 868,356,5 884,388,6 906,420,3',
);

type Spot = readonly [x: number, y: number];
const mix = (from: Spot, to: Spot, at: number): Spot => [
  from[0] + (to[0] - from[0]) * at,
  from[1] + (to[1] - from[1]) * at,
];
/** A point on a bend through three points. */
const bend = (a: Spot, b: Spot, c: Spot, at: number) => mix(mix(a, b, at), mix(b, c, at), at);
const crest = (at: number) => bend([706, 196], [540, 300], [310, 424], at);
const row = (spots: readonly Spot[]) =>
  spots.map(([x, y]) => `${Math.round(x)},${Math.round(y)},1`).join(' ');

/** The brush of its mane along its crest, highest on the neck, its hair in tufts. */
const MANE = row(
  Array.from({ length: 37 }, (_, at): Spot => {
    const [x, y] = crest(at / 36);
    const high = (at % 2 ? 24 : 33) * Math.min(1, (37 - at) / 9);
    return [x - high * 0.5, y - high];
  }),
);
const BODY = `700,250,1 ${MANE} 250,430 120,428 -180,442,1 -180,960,1 716,960,1 716,880 690,800 664,720 656,640 664,560 690,480 716,410,1`;
/** What the head shades: the throat, and down the breast. */
const THROAT =
  '654,250,1 626,330 618,420 640,490 690,540,1 740,420,1;690,520,1 640,600 636,680 664,780 684,960,1 760,960,1 760,640,1';

/** The line that a stripe follows from crest or back down to throat, breast or flank: its top, its middle, its foot. */
function course(share: number): readonly [Spot, Spot, Spot] {
  const neck = share <= 1;
  const top: Spot = neck ? crest(share) : [310 - (share - 1) * 430, 432];
  const foot: Spot = neck
    ? bend([790, 430], [860, 780], [580, 1060], share)
    : [580 - (share - 1) * 560, 1060];
  const bow = 30 * Math.min(share, 1);
  const [x, y] = mix(top, foot, 0.5);
  return [top, [x + bow, y - bow * 0.3], foot];
}
/** Its stripes, `widths` wide in turn, broadest on neck and flank. */
const stripes = (widths: readonly number[]) =>
  Array.from({ length: 19 }, (_, at) => {
    const share = (at + 0.5) / 8.6;
    const wide = widths[at % widths.length]! * Math.min(1, 0.66 + share * 0.4);
    const [[x, y], [mx, my], [fx, fy]] = course(share);
    const lean = [0, 7, -5, 4, -8, 6, 0][at % 7]!;
    return limb(
      `${x - 20},${y - 40},${wide * 0.7} ${x},${y},${wide * 0.8} ${mx + lean},${my},${wide * 1.12} ${fx + lean},${fy},${wide * 0.5}`,
    );
  });

/** The inks of a zebra: its coat, that in shade, its stripes, and what is soft in the dark of its muzzle and ears. */
export type ZebraInks = readonly [coat: string, shade: string, ink: string, soft: string];

/** A zebra that rests its head, its lids half down, from the side, facing right, cropped at the breast; its own pixels. */
export const zebraAtRest = ([coat, shade, ink, soft]: ZebraInks, widths: readonly number[]): Layer[] => [
  cut(soft, '668,240,1 634,196 626,138 644,88,1 684,120 706,176 706,226,1'),
  cut(ink, '676,236,1 650,190 642,140 646,110,1 674,140 690,190 692,230,1'),
  within(coat, outline(BODY), cut(shade, ...THROAT.split(';')), cut(ink, ...stripes(widths))),
  within(
    coat,
    outline(HEAD),
    cut(shade, '680,380,1 720,430 790,440 850,404 900,402 960,430,1 960,500,1 680,500,1'),
    cut(ink, FACE, '952,300,1 926,330 912,366 914,404 936,450,1 1030,460,1 1030,300,1'),
  ),
  inked(soft, 5, '996,422 970,420 946,408'),
  cut(soft, '972,362,1 988,364 996,380 988,394,1 986,378'),
  // The near ear, the forelock, and the eye.
  cut(coat, '686,246,1 664,190 672,130 704,80,1 740,120 754,178 742,228,1'),
  cut(ink, '704,232,1 688,184 694,136 706,104,1 734,148 738,194 726,226,1'),
  cut(shade, limb('708,236,7 706,200,6 712,160,0;722,232,6 724,204,5 726,176,0')),
  cut(ink, '764,288,1 778,268 806,262 838,294,1 814,304 786,302'),
  cut(ink, limb('754,276,3 780,256,5 812,254,5 846,282,2')),
  cut(coat, '768,284,1 784,270 806,266 824,280,1 806,278 784,280'),
  cut(soft, disc(812, 288, 5)),
];
