import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import type { Point } from '../../drawing/pen.ts';

/** The cloths of the sail from the luff to the leech, the sun behind the fifth. */
const CLOTHS = ['#cf6a38', '#e58943', '#f4a952', '#fdc973', '#fff0c6', '#ffd78c', '#f3ab57'];

/** The seams between them: from the yard, bent towards, to the foot. */
const SEAMS: readonly (readonly [Point, Point, Point])[] = [
  [
    [96, -184],
    [168, -100],
    [190, 34],
  ],
  [
    [190, -346],
    [310, -160],
    [340, 84],
  ],
  [
    [280, -476],
    [450, -220],
    [500, 104],
  ],
  [
    [350, -566],
    [576, -270],
    [650, 104],
  ],
  [
    [410, -632],
    [680, -320],
    [790, 94],
  ],
  [
    [456, -682],
    [780, -340],
    [906, 70],
  ],
];

const SAIL = '10,-44,1 190,-360 480,-716,1 720,-440 900,-210 1000,36,1 860,106 660,128 460,120 260,76 120,10';

/** The point of a seam at a share of its way down. */
const along = (seam: number, share: number): string => {
  const [top, bend, foot] = SEAMS[seam]!;
  return [0, 1]
    .map((axis) => {
      const [a, b, c] = [top[axis]!, bend[axis]!, foot[axis]!];
      return Math.round(a * (1 - share) ** 2 + 2 * b * share * (1 - share) + c * share ** 2);
    })
    .join();
};

/** A length of one cloth that was sewn in anew, to the right of a seam. */
const mended = (seam: number, from: number, to: number): string =>
  `${along(seam, from)},1 ${along(seam + 1, from - 0.03)},1 ${along(seam + 1, to - 0.03)},1 ${along(seam, to)},1`;

/** A dhow's sail from its deck, its tack by the stem head on the origin, the sun behind the cloth. */
export const patchedSail: readonly Layer[] = [
  within(
    CLOTHS[0]!,
    SAIL,
    ...SEAMS.map(([top, bend, [x, y]], at) =>
      cut(
        CLOTHS[at + 1]!,
        `${top},1 ${bend} ${x},${y},1 ${x},${y + 160},1 1200,200,1 1200,-900,1 440,-900,1`,
      ),
    ),
    cut('#c95f38', mended(1, 0.3, 0.52)),
    cut('#e0633f', mended(3, 0.6, 0.78)),
    cut('#f0924a', mended(4, 0.28, 0.42)),
    // The belly turns from the light along the foot.
    cut('#b9543a', '-20,-60,1 120,-6 260,52 460,92 660,96 860,70 1020,10,1 1020,200,1 -20,200,1'),
    inked('#b9543a', 3, ...SEAMS.map((seam) => seam.join(' '))),
  ),
];
