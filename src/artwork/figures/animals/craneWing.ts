import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { points } from '../../drawing/points.ts';

type Spot = readonly [x: number, y: number];

/** A spot on a smooth way through some points, `share` of them along it. */
function spotOn(way: string, share: number): Spot {
  const row = points(way);
  const at = Math.min(row.length - 1.001, share * (row.length - 1));
  const knot = (step: number) => row[Math.max(0, Math.min(row.length - 1, Math.floor(at) + step))]!;
  const [a, b, c, d] = [knot(-1), knot(0), knot(1), knot(2)];
  const t = at % 1;
  const blend = (i: 0 | 1) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
  return [blend(0), blend(1)];
}

/** Quills side by side along an arm: where each is rooted, where it ends, and how far of that way it goes. */
interface Quills {
  arm: string;
  tips: string;
  from: number;
  to: number;
  count: number;
  reach: number;
  /** Half the width of a feather near its end, as a share of its length. */
  half: number;
}

/** Feathers with round ends, as rows of points. */
const quills = ({ arm, tips, from, to, count, reach, half }: Quills): string[] =>
  Array.from({ length: count }, (_, at) => {
    const share = from + ((to - from) * at) / (count - 1);
    const [x, y] = spotOn(arm, share);
    const [endX, endY] = spotOn(tips, share);
    const [dx, dy] = [(endX - x) * reach, (endY - y) * reach];
    const knot = (along: number, aside: number, corner = '') =>
      `${Math.round(x + dx * along - dy * aside * half)},${Math.round(y + dy * along + dx * aside * half)}${corner}`;
    return [
      knot(0, -0.7, ',1'),
      knot(0.6, -1.1),
      knot(0.97, -1),
      knot(1, 0, ',1'),
      knot(0.97, 0.7),
      knot(0.6, 1),
      knot(0, 0.7, ',1'),
    ].join(' ');
  });

const ARM = '470,450 560,320 690,214 820,150 910,126';
const TIPS = '640,640 800,640 940,560 1060,440 1140,290 1170,150 1130,30';

/** The smooth edge that cuts the air, down to where the coverts end. */
const LEADING =
  '446,468,1 470,430 550,306 680,194 820,132 930,106 1018,82,1 1020,110 960,170 860,270 740,370 640,470 560,548,1 500,510';

/** The wing of a crowned crane, raised and spread to the right: black at the hand, chestnut along the arm, white over both. */
export const craneWing = (
  ink: Record<'black' | 'chestnut' | 'rust' | 'white' | 'straw', string>,
): Layer[] => {
  const row = (from: number, to: number, count: number, reach: number, half: number) =>
    quills({ arm: ARM, tips: TIPS, from, to, count, reach, half });
  return [
    cut(ink.black, ...row(0.5, 1, 11, 1, 0.075)),
    cut(ink.chestnut, ...row(0.02, 0.54, 12, 0.92, 0.08)),
    cut(ink.rust, ...row(0.02, 0.5, 12, 0.74, 0.075)),
    cut(ink.straw, ...row(0.01, 0.2, 6, 0.76, 0.03)),
    cut(ink.white, ...row(0, 0.96, 17, 0.52, 0.12), LEADING),
  ];
};
