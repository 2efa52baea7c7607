import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [TEAK, RELIEF, LOW, BRASS, DARK, EYE] = [
  '#5a2620',
  '#e0a04c',
  '#9a5a2c',
  '#c98a3e',
  '#331214',
  '#fff6e2',
];

/** A carved fish that swims upwards; `bend` is how far its back gives way to the right. */
const carvedFish = (bend: number): readonly Layer[] => {
  const bent = (row: string) =>
    points(row)
      .map(([x, y, third]) => `${Math.round(x + bend * (1 - (y / 160) ** 2))},${y},${third}`)
      .join(' ');
  return [
    cut(
      LOW,
      bent('56,-96,1 92,-84 116,-40 110,0 84,54,1 56,40,1'),
      bent('-60,-10,1 -96,30 -92,76,1 -44,56,1'),
    ),
    cut(
      RELIEF,
      bent(
        '-20,-168,1 -4,-156,1 16,-168,1 56,-140 78,-70 66,20 24,98,1 40,130 80,170,1 30,166 0,150 -30,166 -80,170,1 -40,130 -24,98,1 -66,20 -76,-70 -54,-140',
      ),
    ),
    inked(
      TEAK,
      7,
      bent('-68,-70 0,-30 70,-72'),
      bent('-68,-20 -44,8 -22,-14 0,10 22,-14 46,8 68,-20'),
      bent('-58,26 -36,52 -12,30 12,52 36,30 56,28'),
      bent('-36,70 -18,86 0,70 18,86 36,70'),
      bent('-40,158 -14,128'),
      bent('40,158 14,128'),
    ),
  ];
};
const BEADS = Array.from({ length: 14 }, (_, at) => at * 58 - 10);

/** The post of a carved door, up which fish swim, and its leaf with brass studs. The middle fish shies to the right. */
export const fishPost: readonly Layer[] = [
  cut(TEAK, box(640, -20, 700, 820)),
  cut(DARK, box(640, -20, 16, 820), box(980, -20, 28, 820)),
  cut(LOW, ...BEADS.flatMap((y) => [disc(684, y, 12, 22), disc(954, y, 12, 22)])),
  ...[150, 420, 690].flatMap((y) => [
    cut(DARK, disc(1150, y + 12, 60)),
    within(LOW, disc(1136, y, 60), cut(BRASS, box(1066, y - 70, 70, 140))),
  ]),
  moved({ x: 820, y: -44 }, ...carvedFish(0)),
  moved({ x: 816, y: 322 }, ...carvedFish(46)),
  cut(EYE, disc(820, 214, 24)),
  cut(DARK, disc(812, 222, 13)),
  moved({ x: 820, y: 690 }, ...carvedFish(0)),
  cut(TEAK, disc(822, 572, 15)),
];
