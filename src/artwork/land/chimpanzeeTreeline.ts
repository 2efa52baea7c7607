import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, within } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

const [FOREST, FACE, NEAR, EAR, EYE] = ['#0c302f', '#1b4f47', '#17534a', '#2f6d5a', '#f2a93b'];

/** Nape and skull, and the shoulder before them: the lines on which the trees stand. */
const SKULL =
  '-40,396 50,380 130,378 210,356 256,312 292,250 340,196 400,164 470,156 536,174 592,210 640,254';
const SHOULDER = '-40,520 60,500 160,506 260,540 350,596 430,670 500,752 560,840 596,930';

/** Brow, flat nose, long lip, small chin and throat of a chimpanzee that looks to the right. */
const EDGE = `-40,930,1 -40,396,1 ${SKULL} 644,258,1 680,258 716,284 722,326 710,354 698,374,1 704,412 722,448 738,472 754,492,1 762,504 774,510,1 806,522 848,550 878,588 890,620 884,636 872,642,1 876,660 862,686 830,698 814,704,1 814,730 788,760 738,778 686,786,1 640,810 612,856 606,930,1`;

/** The canopy along a line: flat crowns one beside the other, and here and there a tree that stands above them. */
function canopy(row: string, size: number): string[] {
  const way = points(row);
  return way.slice(0, -1).flatMap(([x, y], at) => {
    const [nextX, nextY] = way[at + 1]!;
    const count = Math.max(2, Math.round(Math.hypot(nextX - x, nextY - y) / size));
    return Array.from({ length: count }, (_, step) => {
      const [cx, cy] = [x + ((nextX - x) * step) / count, y + ((nextY - y) * step) / count];
      const r = size * (0.55 + 0.35 * Math.abs(Math.sin(at * 3.7 + step * 2.3)));
      return disc(cx, cy - 4, r, r * 0.66);
    });
  });
}

/** Trees that stand above the canopy: foot, height, reach of the crown. */
const emergent = (x: number, foot: number, high: number, r: number): string[] => {
  const side = Math.round(x) % 2 === 0 ? 1 : -1;
  return [
    limb(`${x + side * r * 0.1},${foot - high},${r * 0.08} ${x},${foot},${r * 0.16}`),
    disc(x - side * r * 0.5, foot - high * 0.8, r * 0.5, r * 0.4),
    disc(x + side * r * 0.5, foot - high * 0.9, r * 0.52, r * 0.42),
    disc(x + side * r * 0.05, foot - high, r * 0.62, r * 0.52),
  ];
};

const STANDING = [
  [-6, 396, 74, 40],
  [46, 388, 112, 50],
  [92, 384, 60, 30],
  [150, 380, 92, 40],
  [190, 370, 58, 28],
  [232, 346, 84, 34],
  [276, 284, 50, 24],
  [312, 236, 74, 32],
  [348, 198, 48, 24],
  [386, 176, 84, 36],
  [424, 164, 50, 24],
  [470, 160, 70, 30],
  [508, 168, 42, 20],
  [548, 186, 52, 22],
  [590, 212, 32, 15],
] as const;

const BEFORE = [
  [30, 516, 60, 34],
  [112, 508, 92, 42],
  [216, 524, 54, 30],
  [308, 574, 84, 38],
  [392, 636, 50, 28],
  [470, 720, 66, 30],
] as const;

const stand = (trees: readonly (readonly [x: number, foot: number, high: number, r: number])[]) =>
  trees.flatMap((tree) => emergent(...tree));

/** A mountain forest whose outline is a chimpanzee that looks to the right, its trees the hair on its back and its head. */
export const chimpanzeeTreeline: readonly Layer[] = [
  cut(FOREST, ...canopy(SKULL, 24), ...stand(STANDING)),
  within(
    FOREST,
    EDGE,
    // The bare face before the whiskers.
    cut(
      FACE,
      '644,240,1 616,290 600,340 610,390,1 594,420 616,440,1 598,466 620,492,1 602,516 624,544,1 606,570 632,606,1 616,630 644,660,1 636,690 672,706,1 676,730 716,738,1 750,800,1 900,760,1 900,240,1',
    ),
    inked(FOREST, 8, '878,642 826,658 760,652 708,624'),
    inked(FOREST, 6, '644,402 672,422 702,418', '696,486 674,520 670,560'),
    cut(FOREST, '754,500,1 738,488 722,494 734,508,1'),
  ),
  cut(
    EAR,
    '450,350,1 430,318 390,306 350,322 328,366 334,420 360,460 396,482 432,470 448,438,1 438,420 446,396 444,370',
  ),
  cut(FOREST, '430,342 392,326 356,348 346,392 364,438 400,460,1 392,416 404,388 432,372'),
  cut(EYE, '660,362,1 668,348 692,344 705,354,1 692,368 672,370'),
  cut(FOREST, disc(684, 356, 11), '644,352,1 668,328 704,328 716,346,1 694,344 666,350'),
  cut(NEAR, `${SHOULDER} -40,930,1 -40,520,1`, ...canopy(SHOULDER, 34), ...stand(BEFORE)),
];
