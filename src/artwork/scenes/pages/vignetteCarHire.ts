import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { driverByCar } from '../../figures/people/driverByCar.ts';
import { place } from '../../figures/placing/place.ts';
import { fourByFourBehind } from '../../figures/vehicles/fourByFourBehind.ts';
import { light } from '../../light/light.ts';

const SKY = ['#ff7d4a', '#ff9a54', '#ffbb66', '#ffd884', '#fff0ba'];
const [CLOUD, CLOUD_LOW, CLOUD_LIT, RAIN, RAIN_NEAR] = [
  '#352c62',
  '#543c78',
  '#c9596e',
  '#c87480',
  '#95587e',
];
const [HILL, PLAIN, ROAD, WET, BANK, GRASS] = [
  '#b25f7c',
  '#6f3c6a',
  '#a33a34',
  '#f08a4c',
  '#3c1a35',
  '#241432',
];

/** The storm that has gone over, and the evening under its edge. */
const far: readonly Layer[] = [
  strata(SKY, { y: 120, height: 480, bands: 7 }),
  cut(
    CLOUD_LIT,
    '-40,120 40,150 110,120 170,182,1 240,160 330,222 420,190 480,240,1 560,214 680,268 780,240 840,306,1 940,280 1240,380,1 1240,-20,1 -40,-20,1',
  ),
  cut(RAIN, '990,260,1 1240,260,1 1240,610,1 910,610,1'),
  cut(RAIN_NEAR, '1060,260,1 1110,260,1 1060,610,1 990,610,1', '1170,260,1 1240,260,1 1240,610,1 1110,610,1'),
  cut(
    CLOUD_LOW,
    '-40,96 30,130 100,98 160,160,1 250,136 330,200 420,168 490,216,1 570,190 690,244 790,214 850,286,1 930,250 1010,310 1080,280 1150,340,1 1240,320,1 1240,-20,1 -40,-20,1',
  ),
  cut(
    CLOUD,
    '-40,30 60,60 130,40 220,100,1 330,70 420,130 540,96 610,150,1 700,124 800,186 900,150 960,210,1 1050,180 1130,250 1240,220,1 1240,-20,1 -40,-20,1',
  ),
  floor(
    HILL,
    '-40,566 60,520 150,500,1 210,536 330,552 430,490 500,468,1 560,506 660,560 800,540 960,566 1100,530 1240,556',
    620,
  ),
  floor(PLAIN, '-40,588 120,580 300,588 500,582 700,588 900,580 1240,586', 660),
  cut(
    PLAIN,
    limb('96,590,4 100,550,3'),
    '40,556,1 60,538 100,530 150,540 164,552,1 100,556',
    limb('440,590,3 444,562,2'),
    '396,566,1 410,550 444,546 482,564,1',
  ),
  place(giraffe('walking'), { x: 200, y: 592, metre: 24, flat: PLAIN, shadow: false, rim: false }),
  place(giraffe('browsing'), {
    x: 292,
    y: 594,
    metre: 21,
    flat: PLAIN,
    shadow: false,
    rim: false,
    flip: true,
  }),
];

/** The car at the right, its driver beside it against the bright sky; they stand on y 672. */
const near: readonly Layer[] = [
  moved({ x: 199, y: 47, scale: 0.93 }, ...fourByFourBehind),
  moved({ x: 566, y: 668, scale: 0.93 }, ...driverByCar),
];

/** Blades that lean into the picture at its edges. */
const blades = (from: number, count: number, lean: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const x = from + at * 17 + Math.sin(at * 5.3) * 14;
    const tall = 150 + Math.sin(at * 2.7) * 70 + (lean > 0 ? count - at : at) * 12;
    const bend = lean * (40 + Math.sin(at * 3.9) * 50);
    return limb(
      `${Math.round(x)},930,7 ${Math.round(x + bend * 0.3)},${Math.round(930 - tall * 0.6)},5 ${Math.round(x + bend)},${Math.round(930 - tall)},1`,
    );
  });

/** The head of the page of cars: one of them stands on a red road after the rain, and its driver looks at the evening. */
export const vignetteCarHire: readonly Picture[] = [
  picture(
    'vignettes/carhire',
    light('golden', 'uganda', 'behind-left'),
    wash(CLOUD),
    moved(
      { x: 0, y: -100 },
      ...far,
      floor(ROAD, '-40,604 1240,604', 1100),
      cut(
        WET,
        limb('-40,640,2 160,634,5 480,640,0'),
        limb('1060,626,0 1130,630,4 1250,626,2'),
        limb('120,664,0 300,660,4 400,668,0'),
      ),
      ...near,
      within(
        '#ffcc74',
        '-40,716 60,700 200,712 330,694 420,694,1 500,678 700,682 900,676 1020,668 1100,676 1160,696,1 1240,700,1 1240,1100,1 -40,1100,1',
        moved({ x: 0, y: 1211, squash: -0.8 }, ...far, ...near),
        // The water darkens towards us.
        cut({ fill: '#a02058', opacity: 0.24 }, '-40,660,1 1240,660,1 1240,1100,1 -40,1100,1'),
        cut(
          { fill: '#841c58', opacity: 0.26 },
          '-40,800 200,792 420,804 640,794 900,806 1240,796,1 1240,1100,1 -40,1100,1',
        ),
        cut(
          { fill: '#5c1454', opacity: 0.3 },
          '-40,890 240,898 480,886 760,900 1000,888 1240,896,1 1240,1100,1 -40,1100,1',
        ),
        // A breath of wind on the water.
        cut(
          '#f8c080',
          limb('40,786,0 180,780,4 340,786,0'),
          limb('-20,880,2 110,876,5 240,882,0'),
          limb('420,850,0 540,846,4 640,850,0'),
          limb('610,760,0 760,756,4 860,760,0'),
        ),
        cut(
          '#a04a70',
          limb('720,826,0 900,820,5 1080,826,0'),
          limb('640,900,0 800,896,4 940,901,0'),
          limb('960,764,0 1060,760,4 1160,764,0'),
        ),
      ),
      // The bank on this side, with a tyre's print.
      floor(BANK, '-40,980 120,970 300,986 460,968 560,982 760,990 900,950 1000,920 1120,896 1240,870', 1100),
      cut(ROAD, '940,946,1 1010,922 1120,904 1240,878,1 1240,902,1 1120,930 1020,948'),
    ),
    cut(GRASS, ...blades(-40, 13, 1), ...blades(1050, 11, -1)),
  ),
];
