import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { hoopBoy, hoopGirl } from '../../figures/people/hoopRunners.ts';
import type { Knot } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [SKY, RANGE, FAR, HILL, LIT, SHADE, EARTH, NEAR, DIM, WOOD] = [
  '#f6eed0',
  '#a3bdbb',
  '#bdd29a',
  '#86b765',
  '#c6d455',
  '#14584a',
  '#e58f5a',
  '#23704a',
  '#4a9a62',
  '#86b648',
];

/** How far the rim keeps from a true round, every twenty degrees from the right through the near side. */
const UNEVEN = [1, 1.01, 1.02, 1, 0.99, 1, 1.01, 1, 1, 1.02, 1.1, 1.22, 1.12, 1.04, 1.1, 0.98, 1.06, 0.96];

const rim = (y: number, rx: number, ry: number): Knot[] =>
  UNEVEN.map((by, at) => [
    500 + rx * 1.015 * Math.cos((at * Math.PI) / 9),
    y + ry * by * 1.015 * Math.sin((at * Math.PI) / 9),
  ]);

/** The wood along the water, crown by crown: x, y, radius. */
const TREES = [
  [-30, 560, 50],
  [20, 612, 46],
  [74, 580, 38],
  [120, 556, 50],
  [176, 540, 34],
  [214, 520, 44],
  [268, 526, 36],
  [306, 500, 30],
  [350, 512, 46],
  [404, 498, 32],
  [446, 506, 40],
  [500, 500, 30],
  [540, 510, 40],
  [0, 660, 60],
  [180, 600, 60],
  [70, 620, 30],
  [50, 650, 34],
  [300, 540, 30],
] as const;

/** Torn leaves of a banana plant in the lower corner. */
const LEAVES =
  '96,940,1 30,840 -10,770 -60,720,1 -60,660,1 20,676 90,760 120,940,1;100,940,1 96,820 150,730 276,656,1 262,720 216,780 160,830 130,940,1;104,940,1 160,840 270,776 420,806,1 340,850 240,860 170,900 140,940,1;90,940,1 30,880 -60,870,1 -60,800,1 40,820 110,940,1';

/** A crater further off: its slope, the bowl whose wall towards the sun lies in shade, and a green of its own. */
const farCrater = (
  x: number,
  y: number,
  r: number,
  slope: string,
  [water, deep]: [string, string],
): Layer[] => [
  cut(
    slope,
    `${x - r * 2},${y + r * 0.8},1 ${x - r * 1.35},${y + r * 0.6} ${x - r},${y},1 ${x + r},${y},1 ${x + r * 1.35},${y + r * 0.6} ${x + r * 2},${y + r * 0.8},1`,
    disc(x, y, r, r * 0.26),
  ),
  within(
    LIT,
    disc(x, y, r * 0.97, r * 0.24),
    cut(DIM, disc(x + r * 0.85, y, r * 0.9, r * 0.4)),
    within(
      water,
      disc(x, y + r * 0.2, r * 0.66, r * 0.18),
      cut(deep, disc(x + r * 0.75, y + r * 0.17, r * 0.9, r * 0.4)),
    ),
  ),
];

/** The crater lakes of Fort Portal for the article about the west of Uganda: a hoop runs round a round rim. */
export const articleCraterRim: readonly Picture[] = [
  picture(
    'articles/crater-lakes',
    light('morning', 'uganda', 'right'),
    plan({ camera: 'wide' }),
    wash(SKY),
    cut(
      RANGE,
      '-40,206,1 60,180 128,128,1 160,144 196,96,1 226,118 262,62,1 284,92 304,84,1 322,44,1 350,92 372,72,1 410,124 462,104,1 520,148 590,140,1 660,176 780,164 900,190 1060,176 1240,196,1 1240,320,1 -40,320,1',
    ),
    floor(FAR, '-40,206 200,196 420,208 700,196 940,206 1240,194'),
    ...farCrater(960, 226, 160, '#98be76', ['#62ccc6', '#2c8f98']),
    ...farCrater(452, 232, 112, '#a5c882', ['#8fd0a0', '#57a27c']),
    floor(HILL, '-40,322 200,300 420,306 700,318 940,312 1240,336'),
    // The path round the rim, the bowl with its gullies, the lake; one curve of shadow from the rim towards the sun.
    cut(NEAR, '-40,380,1 900,330,1 1100,392 1160,470 1190,560 1240,600,1 1240,940,1 -40,940,1'),
    cut(EARTH, rim(530, 674, 252)),
    within(
      LIT,
      rim(514, 644, 222),
      cut(WOOD, ...TREES.map(([x, y, r]) => disc(x, y, r, r * 0.9))),
      cut(SHADE, disc(1010, 490, 520, 330)),
      within('#36c0a2', disc(480, 676, 424, 158), cut('#0b6f72', disc(978, 500, 520, 350))),
    ),
    moved({ x: 640, y: 748, scale: 1.1 }, ...hoopBoy),
    moved({ x: 906, y: 716, scale: 1.1, turn: -6 }, ...hoopGirl),
    // A banana plant of the gardens below the rim.
    cut('#123f38', LEAVES),
    inked(
      '#23704a',
      4,
      '96,930 60,780 -30,700',
      '110,930 150,770 250,690',
      '120,930 230,830 380,806',
      '100,930 20,850 -40,830',
    ),
  ),
];
