import type { Layer } from '../../canvas/canvas.ts';
import { floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { points } from '../../drawing/points.ts';
import { amasunzuWearer } from '../../figures/people/amasunzuWearer.ts';
import { light } from '../../light/light.ts';

const [SKY, EARTH] = ['#f8d470', '#d08a4a'];

/** Ranges of the land behind her, the farthest first: edge, dark and light green. */
const ranges = (rows: readonly (readonly [edge: string, dark: string, lit: string])[]): Layer[] =>
  rows.flatMap(([edge, dark, lit], nth) => [
    ...(nth === 0 ? [] : [floor(EARTH, shifted(edge, -20))]),
    floor(dark, edge),
    inked(lit, 9, shifted(edge, 16), shifted(edge, 44), shifted(edge, 72)),
  ]);
const shifted = (row: string, by: number): string =>
  points(row)
    .map(([x, y]) => `${x},${y + by}`)
    .join(' ');

interface View {
  her: readonly [x: number, y: number, scale: number];
  land: Layer[];
}

const hills = ({ her: [x, y, scale], land }: View): Layer[] => [
  wash(SKY),
  ...land,
  moved({ x, y, scale }, ...amasunzuWearer),
];

const LAND_WIDE = ranges([
  [
    '-40,850 20,800 80,720 200,660 340,690 430,780 480,836 520,836 570,760 660,670 820,640 980,690 1080,790 1140,846 1190,850 1260,800 1400,760 1600,860 1960,850 2040,760 2180,680 2320,700 2440,790',
    '#9fbf62',
    '#c2d277',
  ],
  [
    '-40,860 80,850 180,900 240,960 290,960 340,890 460,820 640,810 760,870 840,940 890,946 960,880 1080,850 1240,900 1400,990 2040,990 2120,900 2260,850 2440,900',
    '#4f9256',
    '#86b85c',
  ],
]);
const LAND_TALL = ranges([
  [
    '-40,1080 60,1020 180,1060 260,1160 330,1230 760,1230 820,1120 920,1050 1040,1060 1120,1110',
    '#9fbf62',
    '#c2d277',
  ],
  ['-40,1210 60,1200 160,1250 240,1350 860,1350 920,1260 1010,1220 1120,1240', '#4f9256', '#86b85c'],
]);

/** The great view of the article on Rwanda's places: the hills of a young woman's amasunzu, and a road between them. */
export const postersRwandaArticles: readonly Picture[] = poster('rwanda8places', {
  light: light('morning', 'rwanda', 'left'),
  wide: [
    ...hills({ her: [1720, 516, 0.82], land: LAND_WIDE }),
    plan({ subject: [1500, 200, 460, 600], camera: 'front' }),
  ],
  tall: [
    ...hills({ her: [540, 934, 0.72], land: LAND_TALL }),
    plan({ subject: [300, 640, 520, 600], camera: 'front' }),
  ],
});
