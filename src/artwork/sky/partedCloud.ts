import type { Layer } from '../canvas/canvas.ts';
import { cut, wash, within } from '../canvas/cut.ts';
import { lobes } from '../drawing/lobes.ts';

const RIM =
  '2480,96 2330,140 2080,88 2000,122 1760,92 1690,156 1550,190 1490,262 1400,300 1380,390 1310,440 1350,530 1320,590 1450,700 1700,1040 2900,1040 2900,96 2480,96';
/** The same edge, deeper in the cloud. */
const INNER = RIM.replaceAll(
  /(\d+),(\d+)/g,
  (_, x: string, y: string) => `${Number(x) + 20},${Number(y) + 24}`,
);

/**
 * The cloud parted: deep sky from about (1330, 90) to the right edge of a wide poster, with what shines there, and in
 * front the bank that closes it below. `paper` is the cloud's own colour.
 */
export const partedCloud = (paper: string, ...through: readonly Layer[]): readonly Layer[] => [
  within(
    '#e6b79c',
    lobes(RIM),
    within(
      '#1f5a9c',
      lobes(INNER),
      wash(
        [
          [0, '#1f5a9c', 0],
          [1, '#8cc4d8', 1],
        ],
        { x: 1340, y: 330, width: 1140, height: 330 },
      ),
      ...through,
      cut(paper, '2480,262,1 2380,250 2290,272 2200,266 2120,288,1 2220,296 2320,290 2480,300,1'),
      cut('#e6b79c', '2120,288,1 2220,296 2320,290 2480,300,1 2480,312,1 2330,304 2220,306'),
    ),
  ),
  cut(
    '#fffaee',
    lobes(
      '1180,700 1290,620 1350,600 1530,560 1600,590 1690,600 1880,556 1960,590 2060,590 2250,540 2320,580 2480,560',
      0.7,
      '2480,760 1240,760',
    ),
  ),
  cut(
    '#f3cfae',
    lobes(
      '1250,710 1340,664 1560,630 1630,660 1740,660 1900,622 2000,660 2080,650 2280,610 2480,660',
      0.7,
      '2480,780 1290,780',
    ),
  ),
  cut(
    paper,
    lobes(
      '1100,740 1260,690 1440,664 1620,676 1800,650 1980,668 2160,646 2300,650 2480,700',
      0.7,
      '2480,900 1100,900',
    ),
  ),
];
