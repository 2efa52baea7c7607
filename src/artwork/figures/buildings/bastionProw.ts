import type { Layer } from '../../canvas/canvas.ts';
import { cut, wash, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** The corner's height at its parapet, and where the two walls that leave it vanish: left in the sun, right in shade. */
const CORNER = 1650;
const WAYS = { sun: { x: 1010, y: 765, far: 1 }, shade: { x: 3384, y: 765, far: 2 } } as const;
type Wall = keyof typeof WAYS;

/** A point on a wall, so many wall lengths from the corner, on the course that meets the corner at a height. */
function on(wall: Wall, along: number, course: number): string {
  const { x, y, far } = WAYS[wall];
  const share = along / (along + far);
  return `${Math.round(CORNER + (x - CORNER) * share)},${Math.round(course + (y - course) * share)},1`;
}

/** A piece of a wall between two places along it and two courses. */
const piece = (wall: Wall, from: number, to: number, top: number, foot: number): string =>
  [on(wall, from, top), on(wall, to, top), on(wall, to, foot), on(wall, from, foot)].join(' ');

/** The broad merlons between the gun slots, each a start and an end along its wall. */
const merlons = (wall: Wall, rows: readonly (readonly [number, number])[], top: number, foot: number) =>
  rows.map(([from, to]) => piece(wall, from, to, top, foot));

const SUNNY = [[0, 0.3], [0.42, 0.74], [0.88, 1.2], [1.36, 1.68], [1.84, 2.1]] as const; // prettier-ignore
const SHADY = [[0, 0.24], [0.36, 0.66], [0.78, 1.08], [1.2, 1.5], [1.62, 1.92], [2.04, 2.4], [2.6, 3]] as const; // prettier-ignore

/** Coral blocks that show where old plaster fell off: rows of a start, an end and a course. */
const blocks = (wall: Wall, ...rows: readonly (readonly [number, number, number])[]) =>
  rows.map(([from, to, course]) => piece(wall, from, to, course, course + 18));
const BARE = blocks(
  'sun',
  [0.09, 0.15, 470],
  [0.12, 0.24, 492],
  [0.17, 0.21, 514],
  [0.56, 0.7, 640],
  [0.62, 0.86, 664],
  [0.66, 0.74, 688],
  [1.1, 1.3, 500],
  [1.2, 1.5, 524],
);
const BARE_SHADE = blocks(
  'shade',
  [0.2, 0.27, 470],
  [0.23, 0.37, 494],
  [0.3, 0.36, 518],
  [0.9, 1.06, 440],
  [0.98, 1.24, 464],
);

/** The sentry's turret on the corner: a drum on a corbel, half in the sun, under a pointed cap. */
const turret: readonly Layer[] = [
  cut('#fbd08a', '1606,250,1 1606,112,1 1660,112,1 1660,250 1650,352,1'),
  cut('#5c2440', '1656,112,1 1694,112,1 1694,250,1 1650,352,1 1658,250'),
  cut('#ffe9bc', '1596,112,1 1660,112,1 1660,94,1 1596,94,1', '1600,256,1 1658,256,1 1658,242,1 1600,242,1'),
  cut('#441a38', '1660,112,1 1704,112,1 1704,94,1 1660,94,1', '1658,256,1 1700,256,1 1700,242,1 1658,242,1'),
  cut('#e0573a', '1600,94,1 1612,52 1650,20,1 1660,94,1'),
  cut('#80263c', '1650,20,1 1688,52 1700,94,1 1660,94,1'),
  cut('#3a1430', '1620,150,1 1640,150,1 1640,206,1 1620,206,1'),
];

/** Somebody in a yellow shawl who looks out to sea between two merlons. */
const lookout: readonly Layer[] = [
  cut('#fff3d6', '1468,420,1 1468,372 1476,358 1490,358 1498,372 1498,420,1'),
  cut('#f4c24a', '1470,372,1 1472,344 1482,332 1492,344 1496,372,1 1482,384'),
  cut('#4a2430', disc(1480, 348, 6, 8)),
];

/**
 * Fort Jesus from a boat under its sharpest corner, which comes at us like a ship's bow: one wall in the sun, one
 * in shade, both running away to the horizon at 765; the corner stands at 1650 and the coral rock under it in the sea.
 */
export const bastionProw: readonly Layer[] = [
  // A low wall further off along the shore.
  cut('#c98a5c', '1310,700,1 1180,712,1 1180,790,1 1310,800,1'),
  cut('#8a4a4a', '1310,700,1 1276,703,1 1276,797,1 1310,800,1'),
  ...lookout,
  within(
    '#f0b06c',
    [piece('sun', 0, 2.1, 262, 872), ...merlons('sun', SUNNY, 200, 272)].join(';'),
    wash(['#d88e58', '#efac68', '#fbc680'], { x: 1200, y: 190, width: 460, height: 700, across: true }),
  ),
  cut('#4a1c3a', ...merlons('shade', SHADY, 200, 340)),
  within(
    '#5c2440',
    piece('shade', 0, 3, 262, 892),
    wash(['#4a1c3a', [0.5, '#5c2440'], '#9a4650'], { x: 1640, y: 262, width: 1060, height: 640 }),
    cut('#45183a', ...BARE_SHADE),
  ),
  cut('#dc9250', ...BARE),
  // Rain has drawn dark tongues under the gun slots.
  cut(
    '#e29e5a',
    ...[0.36, 0.81, 1.28].map((at, turn) =>
      [on('sun', at - 0.03, 350), on('sun', at + 0.03, 350), on('sun', at, 520 + turn * 60)].join(' '),
    ),
  ),
  cut('#d98c4e', piece('sun', 0, 2.1, 346, 362)),
  cut('#ffdf9e', piece('sun', 0, 2.1, 322, 346)),
  cut('#7c3448', piece('shade', 0, 3, 322, 346)),
  cut('#2e1030', piece('shade', 0, 3, 346, 362)),
  // The edge itself catches the sun.
  cut('#ffeec6', '1650,320,1 1640,320,1 1632,876,1 1650,876,1'),
  ...turret,
  // Coral rock, undercut by the sea.
  cut(
    '#c47a54',
    '1150,792,1 1236,784,1 1300,800,1 1340,796,1 1420,820,1 1500,832,1 1560,856,1 1600,850,1 1650,870,1 1650,930,1 1560,920,1 1430,876,1 1330,852,1 1140,806,1',
  ),
  cut(
    '#24102c',
    '1650,866,1 1720,872,1 1790,858,1 1900,858,1 1980,842,1 2120,846,1 2240,828,1 2420,828,1 2560,812,1 2720,812,1 2720,866,1 2440,878,1 2240,894,1 2060,910,1 1880,922,1 1740,936,1 1650,934,1',
  ),
  cut(
    '#5a2440',
    '1140,806,1 1330,836,1 1380,858,1 1450,866,1 1530,896,1 1600,900,1 1650,912,1 1650,934,1 1560,924,1 1430,880,1 1330,856,1 1140,812,1',
  ),
];
