import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [PAPER, PAPER_DIM, SHADE, SHADE_DEEP] = ['#ffe6b4', '#f9cf94', '#8a5a86', '#704577'];
const [LAKE, LAKE_SHADE, WOOD, WOOD_SHADE] = ['#4fb6ae', '#3b5f8c', '#b9c272', '#5d5f6d'];
const [PAPER_NET, SHADE_NET] = ['#e3a873', '#a577a0'];
const [ROUTE, DARK, SKIN, SKIN_DIM, CUFF] = ['#e8262c', '#2b1638', '#d9743c', '#5c2638', '#2c3f78'];

/** Where the folds of the sheet meet, far off. */
const [MEET, HORIZON] = [500, 250];

/** A crease across the sheet at a height of the picture: it rises and sinks where the long folds cross it. */
const crease = (y: number, rise: number, odd: 0 | 1): (readonly [number, number])[] =>
  Array.from({ length: 11 }, (_, at) => at - 5).map((at) => {
    const wide = (y - HORIZON) * 0.82 + 46;
    const uneven = Math.sin(at * 3.7 + y) * rise * 0.5;
    return [
      Math.round(MEET + at * wide + Math.sin(at * 2.3 + y * 0.1) * wide * 0.12),
      Math.round(y + (((at + 20) % 2 === odd ? -1 : 1) * rise) / 2 + uneven),
    ] as const;
  });

const row = (knots: readonly (readonly [number, number])[]) => knots.map(([x, y]) => `${x},${y},1`).join(' ');

/** One side of a fold, from a crease to the foot of the picture: every other facet is a little darker. */
function side(
  knots: readonly (readonly [number, number])[],
  tones: readonly [string, string],
  ...print: readonly Layer[]
): Layer {
  const facets = knots.slice(1).flatMap(([x, y], at) => {
    const [left, top] = knots[at]!;
    if (at % 2 === 0) return [];
    const spread = (own: number) => Math.round(own + (own - MEET) * 0.5);
    return [`${left},${top},1 ${x},${y},1 ${spread(x)},${y + 160},1 ${spread(left)},${top + 160},1`];
  });
  return within(tones[0], `-900,960,1 ${row(knots)} 2100,960,1`, cut(tones[1], ...facets), ...print);
}

/** Lines of longitude, which meet as the folds do. */
const MERIDIANS = [-3, -2, -1, 0, 1, 2, 3].map(
  (at) => `${MEET + at * 64 - 30},290 ${MEET + at * 640 - 240},960`,
);

/** What is printed on the sheet; it breaks at a crease. */
const printed = (jog: number, net: string, lake: string, wood: string): Layer[] => [
  moved(
    { x: jog, y: 0 },
    cut(
      wood,
      '640,300 760,310 800,350 740,400 820,440 760,520 640,500 600,430 660,390 590,340',
      '420,600 560,570 640,640 760,640 800,740 640,800 660,900 480,960 400,860 440,760 340,690',
      '860,560 960,540 1060,600 1200,600 1260,700 1060,720 940,680',
    ),
    cut(
      lake,
      '330,330 400,336 410,372 350,380 300,372',
      '110,440 190,400 300,420 330,470 270,520 330,570 280,640 180,620 150,690 40,700 -30,640 60,580 20,510',
      '820,400 930,410 990,450 900,470 840,450',
    ),
    inked(net, 3, ...MERIDIANS),
    inked(lake, 7, '300,520 420,500 470,560 600,540 700,590 860,560 960,470'),
    inked(lake, 9, '160,680 240,760 220,840 330,960'),
  ),
];

/** Two sides of a fold: the one that looks back to the light, and the one that looks here. */
const foldAt = (valley: number, crest: number, rise: number, odd: 0 | 1, jog: number): Layer[] => [
  side(crease(valley, rise * 0.5, odd), [PAPER, PAPER_DIM], ...printed(jog, PAPER_NET, LAKE, WOOD)),
  side(crease(crest, rise, odd), [SHADE, SHADE_DEEP], ...printed(-jog, SHADE_NET, LAKE_SHADE, WOOD_SHADE)),
];

/** A hand that comes in from the lower right; its finger is on the way, and its shadow lies over the sheet. */
const hand: readonly Layer[] = [
  cut(
    '#4c2a5e',
    '618,556,1 690,610 760,700 780,960,1 440,960,1 506,800,1 524,724,1 578,724,1 602,590,1 614,588,1',
  ),
  within(
    SKIN_DIM,
    '900,980,1 850,890 770,812 690,770 656,734 686,704 760,722 796,744 814,730,1 740,680 670,620 622,576 610,542 646,532 706,566 772,610,1 782,574 818,552 856,584 874,608,1 872,572 910,554 952,590 968,622,1 978,598 1012,600 1046,640 1090,720 1140,800 1260,900,1 1260,980,1',
    cut(
      SKIN,
      '600,530,1 650,524,1 712,562 776,606,1 850,668 800,650 700,588 640,560,1',
      '772,610,1 780,560,1 830,540,1 880,606,1 850,610 816,580 796,596',
      '872,608,1 868,556,1 920,540,1 970,620,1 944,620 910,584 890,594',
      '968,622,1 980,590,1 1020,590,1 1060,650 1160,800 1270,900,1 1230,910 1110,800 1040,680 1006,624',
      '660,730,1 690,696,1 770,716 800,742,1 760,744 700,726',
    ),
    cut(
      DARK,
      limb('772,610,1 830,650,6 868,690,1'),
      limb('874,608,1 920,650,6 944,690,1'),
      limb('968,622,1 1000,660,6 1016,700,1'),
      limb('814,730,1 842,760,6 850,800,1'),
    ),
    cut(SKIN, '622,544,1 650,546 664,562 650,570 626,562'),
  ),
  cut(CUFF, '880,990,1 940,900 1080,820 1200,760,1 1280,820,1 1280,990,1'),
  cut('#fff1d6', '1080,820,1 1200,760,1 1280,820,1 1280,850,1 1190,800'),
];

/** The planning of a trip: the folds of a map are the mountains that the route will cross. */
export const vignetteMapOfRidges: readonly Picture[] = [
  picture(
    'vignettes/service-trip-planning',
    light('golden', 'uganda', 'behind-left'),
    strata(['#f0704f', '#ff9d57', '#ffc873', '#ffe3a0'], { height: 300, bands: 5 }),
    floor(
      '#eda06f',
      '-40,236 120,214 240,180,1 330,206 430,190 520,150,1 600,190 760,214 900,170,1 1010,206 1240,226',
    ),
    floor(
      '#c97a72',
      '-40,270 100,226,1 200,252 360,240 470,262 640,226 700,206,1 800,250 980,262 1100,236,1 1240,270',
    ),
    ...foldAt(286, 292, 34, 0, 8),
    ...foldAt(336, 352, 44, 1, 12),
    ...foldAt(420, 446, 64, 0, 16),
    ...foldAt(545, 590, 90, 1, 20),
    ...foldAt(725, 800, 120, 0, 26),
    // What is planned, and what is still to be.
    inked(ROUTE, 17, '40,930 110,806,1 210,738,1 330,770 420,690,1 390,600,1 500,562,1 560,590 622,560,1'),
    inked(
      ROUTE,
      11,
      '634,512 644,494',
      '658,470 672,452',
      '680,430 672,412',
      '674,392 690,378',
      '710,364 722,356',
    ),
    inked(ROUTE, 7, '726,342 722,332', '722,318 728,308', '738,296 746,290'),
    ...hand,
  ),
];
