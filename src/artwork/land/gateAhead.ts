import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';

const LEFT =
  '-1300,-900,1 1170,-900,1 1240,-60,1 1290,60,1 1322,90,1 1380,240,1 1420,280,1 1470,420,1 1510,460,1 1550,570,1 1584,610,1 1610,710,1 1500,728,1 800,806,1 -1300,1010,1';
const RIGHT =
  '2700,-200,1 2470,20,1 2400,90,1 2270,150,1 2210,250,1 2110,320,1 2060,420,1 1980,480,1 1940,570,1 1870,620,1 1830,706,1 2700,900,1';

/** A pillar of the wall between two lines that run down it: top and foot of each. */
const pillars = (
  row: readonly (readonly [xa: number, ya: number, xb: number, yb: number, low: number, lowB: number])[],
) =>
  row.map(([xa, ya, xb, yb, low, lowB]) => `${xa},${ya},1 ${xb},${yb},1 ${xb + 4},${lowB},1 ${xa},${low},1`);

/** Where the wall in shade stands on the ground, left of its nearest pillar. */
const footAt = (x: number) => Math.round(806 + (800 - x) * (x > 800 ? 0.111 : 0.097));
/** The pillars of the wall in shade, the wider the nearer: from where, over what, to where they face the track or turn away. */
const NEAR = [
  [-70, 90, 250],
  [350, 455, 560],
  [650, 725, 800],
  [885, 940, 995],
  [1070, 1110, 1152],
] as const;
const nearPillars = (from: 0 | 1) =>
  pillars(
    NEAR.map((x) => [x[from], -900, x[from + 1]!, -900, footAt(x[from]), footAt(x[from + 1]!)] as const),
  );

/** Hell's Gate straight ahead: a wall in shade at the left, a wall in the sun at the right, and the track between them; the gap is at (1720, 706). */
export const gateAhead: readonly Layer[] = [
  cut('#e08a44', '-1300,690,1 2900,690,1 2900,1500,1 -1300,1500,1'),
  cut('#35132a', LEFT),
  cut('#3d1731', ...nearPillars(0)),
  cut('#2b0d23', ...nearPillars(1)),
  cut(
    '#4a1a30',
    ...pillars([
      [1240, -60, 1276, 40, 748, 742],
      [1322, 90, 1352, 170, 736, 734],
      [1420, 280, 1446, 350, 726, 724],
      [1510, 460, 1530, 520, 716, 714],
      [1584, 610, 1610, 706, 708, 707],
    ]),
  ),
  cut(
    '#24091e',
    ...pillars([
      [1276, 40, 1322, 90, 744, 738],
      [1380, 240, 1420, 280, 731, 727],
      [1470, 420, 1510, 460, 720, 716],
      [1550, 570, 1584, 610, 712, 708],
    ]),
  ),
  cut('#d8602e', RIGHT),
  cut(
    '#ffae5c',
    ...pillars([
      [2210, 250, 2270, 150, 800, 810],
      [2060, 420, 2110, 320, 762, 770],
      [1940, 570, 1980, 480, 732, 740],
      [1830, 706, 1870, 620, 706, 716],
    ]),
  ),
  cut(
    '#8a3028',
    ...pillars([
      [2270, 150, 2330, 116, 806, 820],
      [2110, 320, 2150, 288, 772, 780],
      [1980, 480, 2016, 456, 740, 748],
      [1870, 620, 1896, 600, 716, 722],
    ]),
  ),
  cut('#ffae5c', '2400,90,1 2470,20,1 2700,-200,1 2700,-40,1 2480,140,1 2420,840,1 2390,830,1'),
  cut(
    '#7a2a26',
    '-1300,890,1 -40,880,1 800,800,1 1500,724,1 1620,706,1 1540,752,1 1200,850,1 900,960,1 -1300,1500,1',
  ),
  cut('#ffd28e', '1702,708,1 1738,708,1 1790,770 1940,900 2200,1100,1 1200,1100,1 1560,900 1670,770'),
];
