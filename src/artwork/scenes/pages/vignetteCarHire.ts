import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { driverAtDoor } from '../../figures/people/driverAtDoor.ts';
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
  cut(RAIN, '830,260,1 1240,260,1 1240,610,1 750,610,1'),
  cut(RAIN_NEAR, '930,260,1 1010,260,1 950,610,1 850,610,1', '1090,260,1 1240,260,1 1240,610,1 1010,610,1'),
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
    limb('330,590,3 334,566,2'),
    '300,568,1 314,556 340,554 366,566,1',
  ),
  place(giraffe('walking'), { x: 216, y: 590, metre: 15, flat: PLAIN, shadow: false, rim: false }),
  place(giraffe('browsing'), {
    x: 268,
    y: 592,
    metre: 13,
    flat: PLAIN,
    shadow: false,
    rim: false,
    flip: true,
  }),
];

const scene: readonly Layer[] = [...far, ...fourByFourBehind, ...driverAtDoor];

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
      { x: 0, y: -70 },
      ...far,
      floor(ROAD, '-40,604 1240,604', 1000),
      cut(
        WET,
        limb('-40,640,2 160,634,5 480,640,0'),
        limb('900,626,0 1100,630,4 1250,626,2'),
        limb('120,664,0 300,660,4 460,668,0'),
      ),
      ...fourByFourBehind,
      ...driverAtDoor,
      within(
        '#ffcc74',
        '-40,716 60,696 200,712 330,690 420,694,1 520,676 700,680 900,676 960,668 1080,676 1160,700,1 1240,704,1 1240,1000,1 -40,1000,1',
        moved({ x: 0, y: 1344, squash: -1 }, ...scene),
        cut({ fill: '#a8325a', opacity: 0.2 }, '-40,660,1 1240,660,1 1240,1000,1 -40,1000,1'),
        // A breath of wind on the water.
        cut(
          '#ffdf9a',
          limb('40,786,0 180,780,4 340,786,0'),
          limb('300,850,0 420,846,4 500,850,0'),
          limb('-20,880,2 110,876,5 240,882,0'),
        ),
        cut(RAIN_NEAR, limb('900,760,0 1020,756,4 1130,762,0'), limb('880,822,0 960,818,3 1040,824,0')),
      ),
      // The bank on this side, with a tyre's print.
      floor(BANK, '-40,940 120,930 300,948 460,920 560,956 760,960 900,900 1000,868 1120,856 1240,830', 1000),
      cut(ROAD, '940,900,1 1010,874 1120,864 1240,838,1 1240,862,1 1120,890 1020,900'),
    ),
    cut(GRASS, ...blades(-40, 13, 1), ...blades(1050, 11, -1)),
  ),
];
