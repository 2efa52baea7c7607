import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, wash } from '../canvas/cut.ts';
import { box, disc, limb } from '../drawing/brush.ts';
import { imageOf, shoreOf, terracedHill, type Hill } from './terracedHill.ts';

/** The ridge that parts the lakes, hill by hill from the far shore to the viewer. */
const RIDGE: readonly Hill[] = [
  { x: 640, y: 470, wide: 130, deep: 18, high: 46, steps: 4, turn: 0.4 },
  { x: 752, y: 502, wide: 150, deep: 28, high: 76, steps: 6, turn: 2.2 },
  { x: 590, y: 560, wide: 220, deep: 50, high: 124, steps: 8, turn: 1.1 },
  { x: 800, y: 668, wide: 320, deep: 92, high: 200, steps: 10, turn: 3.4 },
  { x: 400, y: 862, wide: 500, deep: 170, high: 330, steps: 12, turn: 0.2 },
];
/** An island, and headlands of the outer shores. */
const LAND: readonly Hill[] = [
  { x: 40, y: 520, wide: 170, deep: 26, high: 70, steps: 5, turn: 4.2 },
  { x: 1190, y: 540, wide: 180, deep: 30, high: 88, steps: 6, turn: 5.6 },
];

/** A eucalyptus wood: the foot and height of each crown. */
const wood = (row: readonly (readonly [x: number, y: number, high: number])[]): string =>
  row
    .map(([x, y, high]) =>
      limb([
        [x, y, 1],
        [x - high * 0.04, y - high * 0.3, high * 0.1],
        [x + high * 0.03, y - high * 0.7, high * 0.13],
        [x, y - high, 0],
      ]),
    )
    .join('');

/** A farm: its walls and the roof that gleams. */
const farm = (x: number, y: number, size: number): Layer[] => [
  cut('#8a4a34', box(x, y - size * 0.7, size * 1.6, size * 0.7)),
  cut(
    '#fff0cc',
    `${x - size * 0.2},${y - size * 0.66},1 ${x + size * 0.2},${y - size * 1.3},1 ${x + size * 1.3},${y - size * 1.3},1 ${x + size * 1.8},${y - size * 0.66},1`,
  ),
];

/** Burera and Ruhondo, both blue, the sky's last gold at their far shore, and the ridge of terraced hills that parts them. */
export const twinLakes: readonly Layer[] = [
  wash(['#f6dfae', '#8fb6bc', '#3f84ac', '#1f5f98', '#174a80'], { y: 430, height: 480 }),
  // The volcano stands on its head in both lakes.
  cut(
    { fill: '#27407c', opacity: 0.55 },
    '-40,440,1 1240,440,1 1120,462 1180,470 1000,488 1060,500 880,524 940,540 800,566 840,584 740,606 700,640,1 560,640,1 500,606 420,590 460,570 300,546 360,530 180,506 240,494 60,474 120,464',
  ),
  // The far shores, in one line from edge to edge.
  cut(
    '#3c6e60',
    '-40,446,1 -40,410,1 40,402 130,412 220,396 330,408 420,398 520,410 640,400 760,412 860,398 960,408 1060,394 1160,406 1240,398,1 1240,446,1 1100,440 960,450 820,442 640,446 460,442 300,450 140,442',
  ),
  cut(
    '#6c9a62',
    '-40,422,1 -40,410,1 40,402 130,412 220,396 330,408 420,398 500,408,1 420,416 330,426 220,416 130,430',
  ),
  cut({ fill: '#153f6c', opacity: 0.7 }, ...LAND.map(imageOf)),
  ...LAND.flatMap((hill) => [cut('#e4eab8', shoreOf(hill)), ...terracedHill(hill)]),
  cut(
    '#fbe7b8',
    '60,470,1 140,466 226,471,1 140,475; 300,486,1 360,483 424,487,1 360,490; 900,470,1 980,466 1066,471,1 980,475; 960,520,1 1010,517 1064,521,1 1010,524; 1010,680,1 1080,675 1150,681,1 1080,686; 180,600,1 250,596 320,601,1 250,605',
  ),
  ...RIDGE.flatMap((hill) => [
    cut({ fill: '#153f6c', opacity: 0.75 }, imageOf(hill)),
    cut('#e4eab8', shoreOf(hill)),
    ...terracedHill(hill),
  ]),
  // Woods of eucalyptus and farms on the hills.
  cut(
    '#17483f',
    wood([
      [612, 438, 26],
      [622, 440, 20],
      [720, 432, 34],
      [732, 434, 26],
      [746, 440, 30],
    ]),
  ),
  cut(
    '#17483f',
    wood([
      [560, 452, 44],
      [576, 456, 54],
      [592, 458, 40],
      [806, 486, 60],
      [826, 490, 76],
      [846, 496, 56],
      [866, 502, 66],
    ]),
  ),
  cut(
    '#17483f',
    wood([
      [330, 566, 90],
      [356, 572, 116],
      [386, 578, 92],
      [412, 584, 104],
    ]),
  ),
  ...farm(690, 560, 15),
  ...farm(500, 690, 22),
  ...farm(560, 712, 20),
  // A dugout crosses the right lake, its wake behind it.
  inked('#9cc4dc', 3, '1112,786 1170,780 1240,770', '1112,792 1180,798 1240,806'),
  cut(
    '#0c1a34',
    '1020,790,1 1040,798 1090,798 1122,786,1 1112,804 1036,806',
    limb('1078,796,8 1076,774,9 1078,762,4'),
    disc(1078, 752, 7),
    limb('1074,772,3 1056,784,3 1046,808,3'),
  ),
];
