import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [CORAL, SHADE, SUCKER, INK] = ['#ec5540', '#b52f3b', '#ffc9a0', '#2a1020'];

/** Suckers along one side of an arm, smaller towards its tip. */
function suckers(row: string, side: number): string[] {
  const knots = points(row);
  return knots.slice(1, -1).flatMap(([x, y, half], at) => {
    const [ax, ay, before] = knots[at]!;
    const [bx, by, after] = knots[at + 2]!;
    return [0.12, 0.37, 0.62, 0.87].map((t) => {
      // Half the way to the neighbours on both sides, as the outline is rounded.
      const [u, v, w] = [((1 - t) * (1 - t)) / 2, 0.5 + t * (1 - t), (t * t) / 2];
      const [dx, dy] = [(1 - t) * (x - ax) + t * (bx - x), (1 - t) * (y - ay) + t * (by - y)];
      const thick = u * before + v * half + w * after;
      const away = (side * thick * 0.52) / (Math.hypot(dx, dy) || 1);
      if (thick < 14) return '';
      return disc(u * ax + v * x + w * bx - dy * away, u * ay + v * y + w * by + dx * away, thick * 0.27);
    });
  });
}

/** An arm along a row of joints, its suckers to one side (1 or -1); `far` lies in shade. */
export const octopusArm = (row: string, side: number, far = false): readonly Layer[] => [
  cut(far ? SHADE : CORAL, limb(row)),
  cut(far ? '#e08a78' : SUCKER, ...suckers(row, side)),
];

/** The octopus's bag of a body, leaning to the left, with its two eyes; its arms begin around (520, 560). */
export const octopusBody: readonly Layer[] = [
  within(
    CORAL,
    '390,600,1 396,540 380,480 330,430 270,340 262,220 320,130 430,110 540,150 620,250 640,360 620,440 640,500 650,600,1 600,650 450,650',
    cut(SHADE, '470,100,1 560,220 570,340 530,420 534,490,1 640,490,1 700,480,1 700,100,1'),
    cut(
      '#f78a62',
      disc(372, 218, 26, 20),
      disc(330, 290, 15, 18),
      disc(420, 176, 13, 10),
      disc(398, 300, 11),
    ),
  ),
  cut(CORAL, disc(412, 478, 62, 58)),
  cut(CORAL, disc(584, 470, 62, 58)),
  cut('#fff3d2', disc(414, 480, 42), disc(584, 472, 42)),
  cut(
    INK,
    '382,488,1 390,470 446,464 454,482,1 446,504 390,508',
    '552,480,1 560,462 616,456 624,474,1 616,496 560,500',
  ),
  cut(SHADE, '366,470,1 372,424 452,420 464,466,1 430,434 400,438'),
  cut(SHADE, '534,462,1 540,414 622,412 634,458,1 600,426 570,430'),
  // The siphon's mouth.
  cut(SHADE, disc(476, 566, 30, 18)),
  cut(INK, disc(472, 566, 17, 9)),
];
