import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { coconutSeller } from '../../figures/people/coconutSeller.ts';
import { womenInLeso } from '../../figures/people/womenInLeso.ts';
import { tukTukInRain } from '../../figures/vehicles/tukTukInRain.ts';
import { light } from '../../light/light.ts';

const [CLOUD, CLOUD_LIT, SKY, METAL, SHADE, ROAD] = [
  '#1e2c66',
  '#34509c',
  '#ffd9a0',
  '#fff7e6',
  '#8f93c8',
  '#222a5c',
];

/** One tusk of an arch, from its plinth to its tip, which crosses the middle, x = 0, 774 above the ground. */
const TUSK = limb('-214,-30,42 -246,-222,46 -232,-412,42 -170,-576,36 -60,-696,25 130,-774,0');
/** The side of it that is turned from the sun, on the left of an arch and on its right. */
const INNER = limb('-164,20,52 -196,-212,50 -184,-406,46 -132,-552,36 -40,-664,26 140,-754,0');
const OUTER = limb('-262,20,52 -296,-212,50 -280,-430,46 -206,-612,38 -80,-728,25 130,-794,0');

/** A plinth of two steps about x, its right side in shade. */
const plinth = (x: number): Layer[] => [
  cut('#e8d4c4', box(x - 54, -42, 108, 22), box(x - 74, -20, 148, 36)),
  cut('#a08cac', box(x + 24, -42, 30, 22), box(x + 36, -20, 38, 36)),
  cut('#fff4e0', box(x - 54, -42, 78, 5), box(x - 74, -20, 110, 6)),
];
const arch: readonly Layer[] = [
  moved({ x: 0, y: 0, flip: true }, within(METAL, TUSK, cut(SHADE, OUTER))),
  within(METAL, TUSK, cut(SHADE, INNER)),
  ...plinth(-214),
  ...plinth(214),
];
/** Where the two arches stand, side by side, each over one carriageway; what stands in the wet road is mirrored at its foot. */
const [ARCHES, ARCH_FOOT] = [[345, 905], 698];
const arches = (upright: boolean): Layer[] =>
  ARCHES.map((x) =>
    moved(
      upright
        ? { x, y: ARCH_FOOT, scale: 0.78 }
        : { x, y: ARCH_FOOT + 24, scale: 0.78, squash: -1, opacity: 0.62 },
      ...arch,
    ),
  );

/** A palm's head at (x, y), `k` times as large: a few broad fronds that arch over. */
const palm = (x: number, y: number, k: number): string[] => [
  limb(`${x + 14 * k},${y + 160 * k},6 ${x + 8 * k},${y + 60 * k},5 ${x},${y},4`),
  ...[
    [-70, -30, -96, 30],
    [-46, -62, -86, -40],
    [6, -74, 44, -84],
    [56, -48, 92, -14],
    [48, -8, 74, 46],
    [-36, 0, -54, 52],
  ].map(([pullX, pullY, tipX, tipY]) =>
    limb(
      `${x},${y},${3 * k} ${x + pullX! * k},${y + pullY! * k},${17 * k} ${x + tipX! * k},${y + tipY! * k},0`,
    ),
  ),
];

/** The houses of the avenue: those on the left in shade, those on the right in the sun. */
const houses: readonly Layer[] = [
  cut(
    '#2a2c60',
    '-20,250,1 120,310,1 120,330,1 250,392,1 250,372,1 380,452,1 380,470,1 520,548,1 600,584,1 600,640,1 -20,700,1',
  ),
  cut(
    '#1a1c48',
    '-20,470,1 120,496,1 250,530,1 380,556,1 520,580,1 520,588,1 380,570,1 250,548,1 120,520,1 -20,500,1',
  ),
  cut(
    '#40468c',
    ...[
      [14, 360, 24, 70],
      [70, 372, 22, 66],
      [14, 520, 30, 70],
      [74, 530, 26, 62],
      [136, 420, 18, 56],
      [190, 440, 16, 50],
      [136, 540, 20, 56],
      [196, 546, 18, 50],
      [264, 470, 13, 42],
      [310, 488, 12, 38],
      [264, 560, 14, 42],
      [314, 566, 13, 38],
      [392, 508, 9, 30],
      [440, 530, 8, 26],
    ].map(([x, y, w, h]) => box(x!, y!, w!, h!)),
  ),
  cut('#ffc868', box(70, 372, 22, 66), box(190, 440, 16, 50), box(264, 560, 14, 42), box(392, 508, 9, 30)),
  cut(
    '#e0693c',
    '1240,236,1 1060,322,1 1060,300,1 960,352,1 960,376,1 860,444,1 860,430,1 780,486,1 690,560,1 660,588,1 660,630,1 1240,690,1',
  ),
  cut('#ffb468', '1240,236,1 1060,322,1 1060,332,1 1240,252,1;960,376,1 860,444,1 860,452,1 960,386,1'),
  cut('#a83c3c', '1060,300,1 960,352,1 960,590,1 1060,600,1;860,430,1 780,486,1 780,586,1 860,590,1'),
  cut(
    '#5c2048',
    '1240,480,1 1060,510,1 960,526,1 860,544,1 740,566,1 740,578,1 860,562,1 960,550,1 1060,542,1 1240,526,1',
  ),
  cut(
    '#3c1c4c',
    ...[
      [1180, 330, 30, 90],
      [1110, 360, 24, 80],
      [1030, 380, 16, 66],
      [990, 400, 14, 60],
      [930, 424, 12, 52],
      [890, 446, 10, 44],
      [836, 474, 9, 34],
      [806, 492, 7, 28],
    ].map(([x, y, w, h]) => box(x!, y!, w!, h!)),
  ),
];

/** How far below the horizon, at y 598, each stone of a kerb begins: they lie evenly along a street that runs away. */
const STONES = Array.from({ length: 40 }, (_, at) => 1 / (0.0026 + at * 0.0012));

/** Where the edge of a strip lies that leaves the vanishing point this steeply, `drop` below the horizon and `up` above the road. */
const edge = (run: number, drop: number, up = 0) =>
  `${Math.round(625 + run * drop)},${Math.round(598 + drop * (1 - up))},1`;

/** A kerb of pale and dark stones along such an edge. */
const kerb = (run: number, pale: string, dark: string): Layer[] => {
  const stone = (far: number, near: number) =>
    `${edge(run, far)} ${edge(run, near)} ${edge(run, near, 0.1)} ${edge(run, far, 0.1)}`;
  const every = (odd: number) =>
    STONES.slice(1).flatMap((drop, n) => (n % 2 === odd ? [stone(drop, STONES[n]!)] : []));
  return [cut(pale, ...every(0)), cut(dark, ...every(1))];
};

/** How steeply the edges run: of the reserve in the middle, and of the pavements. */
const [RESERVE, PAVEMENT] = [1.6, 3.9];
/** A strip of ground between two edges that run to the vanishing point. */
const ground = (fill: string, left: number, right: number, up = 0): Layer =>
  cut(fill, `625,598,1 ${edge(right, 400, up)} ${edge(left, 400, up)}`);

/** A sliver of a ripple on the wet ground, from its middle. */
const sliver = ([x, y, half]: readonly [number, number, number]): string =>
  limb(`${x - half},${y},0 ${x - half * 0.2},${y - 1},${1 + half * 0.035} ${x + half},${y + 1},0`);

/** Moi Avenue in Mombasa when the sun comes out after a shower: the four tusks, and all that passes under them. */
export const mombasaTusks: readonly Picture[] = [
  picture(
    'places/mombasa-5',
    light('storm', 'kenya', 'left'),
    plan({ subject: [120, 240, 80, 480], camera: 'below' }),
    strata([CLOUD_LIT, '#7f8cc0', '#e8c4b0', SKY, '#fff0cc'], { height: 600, bands: 7 }),
    // The shower draws off to the left: banks with round ends, the lowest lit from below.
    cut(
      '#ffeccc',
      '-40,180,1 300,200 470,210 590,262 660,262 690,300 640,338 540,330 440,372 300,344 210,372 100,330 -40,346,1',
      '1240,250,1 1120,226 1040,262 960,262 900,306 960,346 1060,330 1130,360 1240,340,1',
    ),
    cut(
      '#4a64b0',
      '-40,170,1 300,190 470,200 590,250 660,250 686,290 640,322 540,312 440,354 300,326 210,354 100,312 -40,328,1',
      '1240,240,1 1120,214 1040,250 960,250 904,292 960,328 1060,312 1130,342 1240,322,1',
    ),
    cut(
      '#2f4594',
      '-40,60,1 500,90 700,130 800,180 760,226 640,216 520,250 390,232 260,262 120,232 -40,256,1',
      '1240,100,1 1120,110 1010,150 1010,196 1100,190 1160,216 1240,206,1',
    ),
    cut(
      CLOUD,
      '-40,-20,1 1240,-20,1 1240,84,1 1150,100 1040,62 920,70 830,122 690,128 600,92 420,142 250,126 170,150 60,140 -40,154,1',
    ),
    cut('#232c66', ...palm(262, 356, 0.9), ...palm(318, 396, 0.62)),
    ...houses,
    cut(ROAD, '-40,604,1 600,598,1 1240,604,1 1240,960,1 -40,960,1'),
    // What the wet ground gives back.
    moved({ x: 0, y: 1200, squash: -1, opacity: 0.5 }, ...houses),
    ground('#4c4280', -PAVEMENT, -90),
    ground('#a86058', PAVEMENT, 90),
    ...kerb(-PAVEMENT, '#8c88b8', '#181440'),
    ...kerb(PAVEMENT, '#ffdcb0', '#5c2048'),
    ground('#544a84', -RESERVE, RESERVE, 0.1),
    cut('#ffdca4', '612,598,1 640,598,1 668,640 740,760 850,960,1 430,960,1 530,760 590,640'),
    ...arches(false),
    moved({ x: 626, y: 664, scale: 0.46, squash: -1, opacity: 0.75 }, ...womenInLeso),
    moved({ x: 311, y: 750, scale: 1.1, squash: -0.9, opacity: 0.5 }, ...tukTukInRain),
    moved({ x: 1002, y: 725, scale: 0.92, squash: -0.9, opacity: 0.5 }, ...coconutSeller),
    cut(
      '#2c2a60',
      ...(
        [
          [120, 812, 90],
          [60, 862, 120],
          [430, 872, 70],
          [196, 884, 60],
          [520, 806, 44],
        ] as const
      ).map(sliver),
    ),
    cut(
      '#fff0cc',
      ...(
        [
          [600, 730, 40],
          [668, 776, 56],
          [590, 826, 80],
          [700, 870, 90],
          [270, 850, 60],
          [1100, 862, 70],
        ] as const
      ).map(sliver),
    ),
    ...kerb(-RESERVE, '#f4ecd8', '#181440'),
    ...kerb(RESERVE, '#f4ecd8', '#181440'),
    moved({ x: 626, y: 660, scale: 0.46 }, ...womenInLeso),
    ...arches(true),
    moved({ x: 311, y: 746, scale: 1.1 }, ...tukTukInRain),
    moved({ x: 1002, y: 722, scale: 0.92 }, ...coconutSeller),
  ),
];
