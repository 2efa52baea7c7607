import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { box, limb, outline } from '../../drawing/brush.ts';
import { coconutSeller } from '../../figures/people/coconutSeller.ts';
import { womenInLeso } from '../../figures/people/womenInLeso.ts';
import { frond } from '../../figures/plants/frond.ts';
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

/** One tusk of an arch, from its foot at y 0; its tip crosses the middle, x = 0, 774 above. */
const TUSK = limb('-214,0,48 -246,-212,46 -232,-412,42 -170,-576,36 -60,-696,25 130,-774,0');
/** The side of it that is turned from the sun, on the left of an arch and on its right. */
const INNER = limb('-164,20,52 -196,-212,50 -184,-406,46 -132,-552,36 -40,-664,26 140,-754,0');
const OUTER = limb('-262,20,52 -296,-212,50 -280,-430,46 -206,-612,38 -80,-728,25 130,-794,0');
const arch: readonly Layer[] = [
  moved({ x: 0, y: 0, flip: true }, within(METAL, TUSK, cut(SHADE, OUTER))),
  within(METAL, TUSK, cut(SHADE, INNER)),
  cut('#b8a8b4', box(-266, -8, 100, 22), box(166, -8, 100, 22)),
];
const tusks: readonly Layer[] = [
  moved({ x: 900, y: 650, scale: 0.66 }, ...arch),
  moved({ x: 344, y: 672, scale: 0.82 }, ...arch),
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
const STONES = Array.from({ length: 40 }, (_, at) => 1 / (0.0076 + at * 0.0019));

/** A kerb of black and white stones, which leaves the vanishing point at (625, 598) this steeply. */
const kerb = (run: number, pave: string): Layer[] => {
  const at = (drop: number, up: number) =>
    `${Math.round(625 + run * drop)},${Math.round(598 + drop * (1 - up))},1`;
  const stone = (far: number, near: number) =>
    `${at(far, 0)} ${at(near, 0)} ${at(near, 0.15)} ${at(far, 0.15)}`;
  const every = (odd: number) =>
    STONES.slice(1).flatMap((drop, n) => (n % 2 === odd ? [stone(drop, STONES[n]!)] : []));
  return [
    cut(pave, `625,598,1 ${at(132, 0.15)} ${Math.round(625 + run * 132)},600,1`),
    cut('#f4ecd8', ...every(0)),
    cut('#181440', ...every(1)),
  ];
};

/** Where the asphalt has shed its water, in slivers that widen towards us: they break what the road gives back. */
const drying: Layer = (canvas) => {
  const { between } = random('moi avenue');
  const slivers = Array.from({ length: 74 }, () => {
    const near = between(0, 1) ** 1.4;
    const [x, y] = [between(-60, 1180), 640 + near * 262];
    const [w, h] = [(20 + near * 110) * between(0.5, 1.5), 1 + near * 5];
    return `${x},${y},1 ${x + w * 0.3},${y - h} ${x + w * 0.7},${y - h * 0.4} ${x + w},${y},1 ${x + w * 0.6},${y + h} ${x + w * 0.2},${y + h * 0.6}`;
  });
  canvas.path(slivers.map((sliver) => outline(sliver)).join(''), { fill: '#2c2a60' });
};

/** Moi Avenue in Mombasa when the sun comes out after a shower: the four tusks, and all that passes under them. */
export const mombasaTusks: readonly Picture[] = [
  picture(
    'places/mombasa-5',
    light('storm', 'kenya', 'left'),
    plan({ subject: [130, 120, 110, 400], camera: 'below' }),
    strata([CLOUD_LIT, '#b8a8b0', SKY, '#fff0cc'], { height: 600, bands: 6 }),
    // The shower draws off: its lower edge is lit.
    cut(
      '#ffe9c4',
      '-40,-20,1 1240,-20,1 1240,352,1 1180,376 1130,346,1 1080,400 1010,396 990,356,1 930,410 850,420 830,382,1 770,440 690,430 670,392,1 600,430 530,420 510,380,1 440,420 370,400 350,366,1 280,390 220,370 200,346,1 120,370 40,350 -40,340,1',
    ),
    cut(
      '#4a64b0',
      '-40,-20,1 1240,-20,1 1240,340,1 1180,366 1130,332,1 1080,390 1010,384 990,340,1 930,400 850,408 830,366,1 770,428 690,418 670,376,1 600,420 530,408 510,364,1 440,408 370,388 350,350,1 280,380 220,358 200,330,1 120,358 40,340 -40,330,1',
    ),
    cut(
      '#2c3f88',
      '-40,-20,1 1240,-20,1 1240,262,1 1160,300 1090,290 1070,250,1 990,310 900,310 880,270,1 800,330 720,320 700,280,1 620,330 520,310 490,270,1 400,310 310,290 290,250,1 200,290 100,280 80,236,1 20,260 -40,250,1',
    ),
    cut(
      CLOUD,
      '-40,-20,1 1240,-20,1 1240,150,1 1130,200 1040,180 1020,140,1 920,200 820,190 790,150,1 690,220 580,200 550,150,1 440,200 330,180 300,130,1 190,180 80,160 60,120,1 -40,140,1',
    ),
    // Palms behind the houses.
    cut(
      '#1c2050',
      ...[
        [236, 330, 1.1],
        [318, 374, 0.8],
      ].flatMap(([x = 0, y = 0, k = 1]) => [
        limb(`${x + 14 * k},${y + 120 * k},4 ${x},${y},3`),
        ...[0.2, 0.9, 1.6, 2.3, 2.9].map((way) => frond(x, y, way, 84 * k, 0.6, 9)),
      ]),
    ),
    ...houses,
    cut(ROAD, '-40,604,1 600,598,1 1240,604,1 1240,960,1 -40,960,1'),
    // What the wet road gives back.
    cut('#ffdca4', '606,598,1 656,598,1 700,640 800,760 960,960,1 380,960,1 500,760 590,640'),
    moved({ x: 0, y: 1200, squash: -1, opacity: 0.6 }, ...houses),
    moved({ x: 900, y: 662, scale: 0.66, squash: -1, opacity: 0.75 }, ...arch),
    moved({ x: 344, y: 684, scale: 0.82, squash: -1, opacity: 0.75 }, ...arch),
    moved({ x: 612, y: 654, scale: 0.56, squash: -1, opacity: 0.75 }, ...womenInLeso),
    moved({ x: 310, y: 738, scale: 1.22, squash: -0.9, opacity: 0.6 }, ...tukTukInRain),
    moved({ x: 1000, y: 722, scale: 1.12, squash: -0.9, opacity: 0.6 }, ...coconutSeller),
    drying,
    inked(
      '#fff0cc',
      2,
      '400,780 470,776',
      '560,740 640,736',
      '760,820 830,816',
      '120,806 200,800',
      '930,776 1010,772',
      '620,846 690,842',
      '240,900 330,894',
    ),
    ...kerb(-5.3, '#3c3a70'),
    ...kerb(6.6, '#b06a60'),
    ...tusks,
    moved({ x: 470, y: 636, scale: 0.5 }, ...tukTukInRain),
    moved({ x: 310, y: 730, scale: 1.22 }, ...tukTukInRain),
    moved({ x: 612, y: 650, scale: 0.56 }, ...womenInLeso),
    moved({ x: 1000, y: 716, scale: 1.12 }, ...coconutSeller),
  ),
];
