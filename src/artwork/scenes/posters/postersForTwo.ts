import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { box, disc } from '../../drawing/brush.ts';
import { cranesLeaning } from '../../figures/animals/cranesLeaning.ts';
import { coupleOnBench } from '../../figures/people/coupleOnBench.ts';
import { light } from '../../light/light.ts';

/** A fishing boat far out, its lamp lit. */
const lampBoat = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    cut('#071a22', '-60,-8,1 -30,0 30,0 62,-10,1 40,12,1 -40,12,1', '-16,0,1 -14,-30 -4,-38 6,-28 6,0,1'),
    cut('#ffd070', disc(34, -14, 9), '26,16,1 42,16,1 40,28,1 28,28,1', '22,34,1 46,34,1 44,40,1 24,40,1'),
  );

/** The lake under the storm, drawn for a horizon at y 640; all of it from x 0 to 2400. */
const lake: readonly Layer[] = [
  cut('#12343f', box(-1300, 640, 4200, 400)),
  cut('#e9904a', '1150,648,1 2900,648,1 2900,668,1 1290,668,1'),
  cut('#a85448', '1240,676,1 2900,676,1 2900,700,1 1360,700,1'),
  cut('#1c4650', '-1300,700,1 900,690 1500,706 2900,700,1 2900,830,1 -1300,830,1'),
  cut(
    '#e9904a',
    '1500,716,1 1700,712 2300,716,1 2200,726 1640,726',
    '1380,748,1 1560,744 1700,750,1 1520,757',
  ),
  cut(
    '#0e2b26',
    '1180,640,1 1260,630 1420,622 1600,630 1760,612 1900,620 2100,600 2440,590 2900,580,1 2900,646,1',
  ),
];

/** Broad leaves of the garden close by, their right edges in the sun. */
const leaves: readonly Layer[] = [
  cut(
    '#081f20',
    '-60,1100,1 -40,860 60,730 190,690,1 230,790 200,930 120,1100,1',
    '60,1100,1 120,930 240,830 420,800,1 430,900 340,1020 220,1100,1',
    '300,1100,1 400,960 540,900 700,906,1 670,990 560,1070 460,1100,1',
  ),
  cut(
    '#c2653c',
    '190,690,1 230,790 200,930 120,1100,1 108,1100,1 184,930 212,810',
    '420,800,1 430,900 340,1020 220,1100,1 204,1100,1 318,1012 406,900',
    '700,906,1 670,990 560,1070 460,1100,1 438,1100,1 548,1056 650,980',
  ),
  inked('#16403a', 5, '190,694 100,860 20,1100', '418,804 260,930 130,1100', '696,908 540,980 380,1100'),
];

/** The garden down to the water and the cranes at (x, y), the boards of the veranda, its post, and the two who sit there. */
const garden = ({ cranes: [cx, cy, size], bench }: Pick<View, 'cranes' | 'bench'>): readonly Layer[] => [
  cut('#123c33', '-1300,800,1 300,806 900,790 1300,776 1800,770 2900,760,1 2900,1500,1 -1300,1500,1'),
  cut('#5d7a34', '860,846,1 1200,806 1500,792 1900,782 2900,772,1 2900,850,1 1700,862 1300,858'),
  moved(
    { x: cx, y: cy, scale: size },
    cut('#0a2722', '130,-4,1 60,-10 -180,10 -420,60 -700,70,1 -480,100 -260,70 -90,24 60,6'),
    ...cranesLeaning,
  ),
  cut('#5a2a34', '1190,1500,1 1400,930,1 2900,930,1 2900,1500,1'),
  cut('#e0804c', `${bench + 190},930,1 ${bench + 400},930,1 ${bench + 190},1500,1 ${bench - 60},1500,1`),
  inked('#3a1626', 5, '1368,968 2900,968', '1342,1016 2900,1016', '1316,1080 2900,1080'),
  cut('#3a1626', '1396,922,1 2900,922,1 2900,940,1 1390,940,1'),
  moved({ x: bench, y: 1000, scale: 0.98 }, ...coupleOnBench),
  cut('#2a1020', box(2216, -900, 74, 2400)),
  cut('#e07a48', box(2276, -900, 14, 2400)),
];

interface View {
  /** How far the scene is moved from the wide one's place. */
  dx: number;
  dy: number;
  /** The bands of the clear sky under the cloud, from the cloud's edge down. */
  clear: readonly (readonly [ink: string, row: string])[];
  /** The cloud's folds, the sky beyond its rain, and the rain. */
  folds: readonly string[];
  far: string;
  rain: readonly string[];
  boats: readonly (readonly [x: number, y: number, scale: number])[];
  /** Where the cranes stand, and the middle of the bench. */
  cranes: readonly [x: number, y: number, scale: number];
  bench: number;
}

/** Evening at Entebbe: a storm goes out over the lake, the sun comes in below it. */
const entebbe = ({ dx, dy, clear, folds, far, rain, boats, ...own }: View): Layer[] => [
  wash('#17303f'),
  cut('#1d3c4a', ...folds),
  within('#2b5861', far, cut('#1d4250', ...rain)),
  ...clear.map(([ink, row]) => floor(ink, row)),
  moved({ x: dx, y: dy }, ...lake),
  ...boats.map((boat) => lampBoat(...boat)),
  moved({ x: dx, y: dy }, ...garden(own)),
];

/** The great view of the article on places for two. */
export const postersForTwo: readonly Picture[] = poster('romanticgetaways', {
  light: light('dusk', 'uganda', 'right'),
  wide: [
    plan({ subject: [1690, 390, 240, 180], camera: 'back' }),
    ...entebbe({
      dx: 0,
      dy: 0,
      folds: [
        '-40,120,1 300,160 620,110 900,190 1300,120 1800,-40,1 2440,-40,1 2440,40,1 1900,80 1400,260 1000,330 500,290 200,330 -40,300,1',
        '-40,440,1 240,470 560,420 900,480 1200,420,1 1100,560 700,560 300,600 -40,570,1',
      ],
      clear: [
        ['#8e3a4a', '1180,660,1 1240,560 1400,430 1640,320 1900,200 2150,150 2440,60'],
        ['#d85a40', '1200,660,1 1300,570 1480,470 1720,390 2000,290 2440,190'],
        ['#f88f48', '1210,660,1 1380,580 1620,510 1900,440 2440,350'],
        ['#ffc262', '1216,660,1 1500,600 1800,560 2440,500'],
      ],
      far: '-40,560,1 120,540 330,500 560,520 800,486 1000,500 1120,480 1320,500,1 1320,680,1 -40,680,1',
      rain: [
        '40,400,1 120,400,1 0,680,1 -90,680,1',
        '300,400,1 520,400,1 380,680,1 140,680,1',
        '600,400,1 650,400,1 520,680,1 460,680,1',
        '780,400,1 1020,400,1 900,680,1 630,680,1',
        '1080,400,1 1120,400,1 1010,680,1 960,680,1',
        '1180,400,1 1300,400,1 1240,680,1 1080,680,1',
      ],
      boats: [
        [250, 730, 0.7],
        [640, 700, 0.46],
        [960, 716, 0.54],
      ],
      cranes: [1268, 866, 0.84],
      bench: 1816,
    }),
    ...leaves,
  ],
  tall: [
    plan({ subject: [554, 790, 240, 180], camera: 'back' }),
    ...entebbe({
      dx: -1200,
      dy: 400,
      folds: [
        '-40,150,1 200,190 460,130 760,190 1120,90,1 1120,260,1 800,330 500,290 200,340 -40,310,1',
        '-40,440,1 240,470 520,420 800,450 1120,360,1 1120,470,1 700,560 300,580 -40,560,1',
      ],
      clear: [
        ['#8e3a4a', '-40,790 100,740 300,690 560,640 800,590 1120,572'],
        ['#d85a40', '-40,850 120,810 340,770 620,720 1120,650'],
        ['#f88f48', '-40,920 200,880 500,840 800,800 1120,760'],
        ['#ffc262', '-40,990 300,970 640,940 1120,890'],
      ],
      far: '-40,900,1 -40,1060,1 0,1060,1',
      rain: [],
      boats: [[368, 1066, 0.5]],
      cranes: [1368, 866, 0.78],
      bench: 1880,
    }),
  ],
});
