import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const HEAD =
  '664,262,1 690,222 730,206 776,214 806,230 850,252 910,290 952,318 984,344 1000,370 994,392 976,402,1 962,416 932,420 900,406 866,400 830,414 786,432 740,434 706,416 676,360';
/** Down the bridge of the nose, then across the cheek from the jaw to the eye. */
const FACE = limb(
  '706,236,3 766,232,6 846,270,6 926,318,2;716,262,2 770,268,5 856,304,6 918,338,2;684,270,3 696,330,8 716,392,10 744,440,6;712,286,2 730,338,8 754,396,9 788,440,5;748,300,2 768,344,7 792,392,8 826,426,4;794,316,2 812,348,7 830,384,7 858,412,4;838,326,1 854,352,6 868,378,6 890,408,3;876,338,1 890,358,5 902,382,5 914,404,2',
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

/** The brush of its mane, along its crest. */
const MANE = row(
  Array.from({ length: 19 }, (_, at): Spot => {
    const [x, y] = crest(at / 18);
    const high = (at % 2 ? 4 : 22) * Math.min(1, (19 - at) / 4);
    return [x - high * 0.45, y - high];
  }),
);
const BODY = `${MANE} 250,430 120,428 -180,442,1 -180,960,1 716,960,1 716,880 690,800 664,720 656,640 664,560 690,480 716,410,1`;

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
/** Its stripes, `widths` wide in turn. */
const stripes = (widths: readonly number[]) =>
  Array.from({ length: 19 }, (_, at) => {
    const share = (at + 0.5) / 8.6;
    const wide = widths[at % widths.length]! * Math.min(1, 0.62 + share * 0.5);
    const [[x, y], [mx, my], [fx, fy]] = course(share);
    const lean = [0, 9, -6, 5, -10, 7, 0][at % 7]!;
    return limb(
      `${x - 22},${y - 44},${wide * 0.8} ${x},${y},${wide * 0.8} ${mx + lean},${my},${wide * 1.25} ${fx + lean},${fy},${wide * 0.8}`,
    );
  });

/** A zebra that rests its head, from the side, facing right, cropped at the breast; its own pixels. */
export const zebraAtRest = (coat: string, ink: string, widths: readonly number[]): Layer[] => [
  cut(ink, '676,240,1 650,190 644,136 664,100,1 696,128 712,180 712,226,1'),
  within(coat, outline(BODY), cut(ink, ...stripes(widths))),
  within(
    coat,
    outline(HEAD),
    cut(ink, FACE, '940,296,1 926,330 922,366 930,396 944,430,1 1020,430,1 1020,296,1'),
  ),
  inked(coat, 4, '988,394 960,392 938,384'),
  cut(coat, '962,350,1 974,348 986,358 984,370,1 970,366'),
  // The near ear, and the eye.
  cut(coat, '690,240,1 676,190 680,136 706,92,1 738,126 752,180 740,226,1'),
  cut(ink, '704,224,1 694,180 704,140,1 726,160 732,196 722,222,1', '690,112,1 706,92,1 724,110,1 706,118'),
  cut(ink, '772,282,1 784,264 806,260 824,272 830,284,1 812,292 790,292', disc(802, 276, 14, 12)),
  cut(coat, disc(807, 271, 4)),
];
