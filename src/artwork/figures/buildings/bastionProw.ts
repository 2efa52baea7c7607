import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';

/** Where the corner stands, and where the two walls that leave it vanish: left in the sun, right in shade. */
const CORNER = 1500;
const WAYS = { sun: 930, shade: 3300 } as const;
const HORIZON = 690;
type Wall = keyof typeof WAYS;

/** A point on a wall, at a share of the way to where it vanishes, on the course that meets the corner at a height. */
function on(wall: Wall, share: number, course: number): string {
  const x = CORNER + (WAYS[wall] - CORNER) * share;
  return `${Math.round(x)},${Math.round(course + (HORIZON - course) * share)},1`;
}

/** A piece of a wall between two places along it and two courses. */
const piece = (wall: Wall, from: number, to: number, top: number, foot: number): string =>
  [on(wall, from, top), on(wall, to, top), on(wall, to, foot), on(wall, from, foot)].join(' ');

/** The broad merlons between the gun slots, each a start and an end along its wall. */
// prettier-ignore
const MERLONS = {
  sun: [[0.04, 0.13], [0.18, 0.27], [0.315, 0.385], [0.42, 0.475], [0.505, 0.535]],
  shade: [[0.03, 0.09], [0.125, 0.18], [0.21, 0.26], [0.29, 0.335], [0.362, 0.405], [0.43, 0.47], [0.492, 0.53]],
} as const;

const merlons = (wall: Wall, top = 322) => MERLONS[wall].map(([from, to]) => piece(wall, from, to, top, 402));
/** The thickness of the merlons, as the slots show it. */
const cheeks = (wall: Wall, deep: number) =>
  MERLONS[wall]
    .slice(0, -1)
    .map(([, to]) =>
      [on(wall, to, 322), on(wall, to + deep, 330), on(wall, to + deep, 402), on(wall, to, 402)].join(' '),
    );

/** Coral blocks where old plaster fell off: a start, an end and a course. */
const blocks = (wall: Wall, ...rows: readonly (readonly [number, number, number])[]) =>
  rows.map(([from, to, course]) => piece(wall, from, to, course, course + 20));

/** The sentry's turret on the corner: a drum on a corbel, half in the sun, under a domed cap. */
const turret: readonly Layer[] = [
  cut('#f9b765', '1452,350,1 1452,206,1 1506,206,1 1506,350 1500,470,1'),
  cut('#6a2449', '1504,206,1 1548,206,1 1548,350,1 1500,470,1'),
  cut(
    '#fff0c8',
    '1440,212,1 1440,192,1 1506,192,1 1506,212,1',
    '1446,352,1 1446,336,1 1506,336,1 1506,352,1',
  ),
  cut(
    '#4a1740',
    '1504,212,1 1504,192,1 1560,192,1 1560,212,1',
    '1504,352,1 1504,336,1 1554,336,1 1554,352,1',
  ),
  cut('#f0623a', '1448,192,1 1452,158 1480,140 1500,122,1 1508,192,1'),
  cut('#9a2a40', '1500,122,1 1520,140 1548,158 1552,192,1 1506,192,1'),
  cut('#4a1740', '1466,300,1 1466,256 1490,256 1490,300,1'),
  cut('#2c0f33', '1520,300,1 1520,258 1536,258 1536,300,1'),
];

/**
 * Fort Jesus from a boat under its sharpest corner, which comes at us like a ship's bow: one wall in the morning sun,
 * one in shade, on the coral rock they grew from; the horizon is at y = 690.
 */
export const bastionProw: readonly Layer[] = [
  cut('#b9643f', ...cheeks('sun', 0.022)),
  cut('#6f2c4e', ...cheeks('shade', 0.012)),
  within(
    '#f9b765',
    [piece('sun', 0, 0.535, 380, 800), ...merlons('sun')].join(';'),
    cut('#e58f4a', piece('sun', 0, 0.6, 462, 486)),
    cut('#fff0c8', piece('sun', 0, 0.6, 440, 462)),
    cut(
      '#ec9c52',
      ...blocks(
        'sun',
        [0.06, 0.12, 540],
        [0.09, 0.2, 563],
        [0.14, 0.18, 586],
        [0.3, 0.42, 620],
        [0.36, 0.5, 640],
      ),
    ),
  ),
  within(
    '#5a1d47',
    [piece('shade', 0, 0.56, 380, 810), ...merlons('shade')].join(';'),
    cut('#3a1038', piece('shade', 0, 0.6, 462, 488)),
    cut('#8a3454', piece('shade', 0, 0.6, 440, 462)),
    cut('#4a1740', ...blocks('shade', [0.05, 0.09, 530], [0.065, 0.13, 554], [0.1, 0.13, 578])),
  ),
  // The edge itself catches the sun.
  cut('#fff0c8', '1492,440,1 1501,440,1 1501,812,1 1488,812,1'),
  ...turret,
  // Coral rock, lit and in shade, undercut by the sea.
  cut(
    '#d97a42',
    '1500,762,1 1452,748,1 1420,758,1 1370,738,1 1330,744,1 1280,722,1 1236,724,1 1170,706,1 1120,712,1 1096,722,1 1180,742,1 1280,764,1 1380,800,1 1500,866,1',
  ),
  cut(
    '#93402f',
    '1096,722,1 1180,730,1 1290,752,1 1390,782,1 1450,812,1 1500,826,1 1500,868,1 1380,808,1 1270,768,1 1170,744,1',
  ),
  cut(
    '#2c0f33',
    '1498,760,1 1560,776,1 1620,764,1 1700,772,1 1790,754,1 1880,764,1 1990,744,1 2100,750,1 2230,732,1 2430,728,1 2430,790,1 2200,806,1 1900,832,1 1498,868,1',
  ),
];
