import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { lion } from '../../figures/animals/lion.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const HERD = { flat: VIOLET, shadow: false };
const PLAINS = [
  [0, '#ffd27c'],
  [0.4, '#eda63e'],
  [1, '#b8642e'],
] as const;

/** Acacias far off along the horizon. */
const farTrees = (x: number, y: number, width: number, count: number, metre: [number, number]): Layer =>
  herd([acacia({ variant: 3 })], { x, y, width, height: 16, count, metre, flat: '#6a3a58', shadow: false });

/** The lion at (x, y) on its kopje, the sun along its back. */
const lookout = (x: number, y: number, metre: number): Layer =>
  place(lion('standing'), { x, y, metre, flat: VIOLET, rim: '#ffcf7c', shadow: false, flip: true });

/** The great view of the Serengeti. */
export const postersSerengeti: readonly Picture[] = [
  // A storm over the plain, and the herd that walks towards it.
  ...poster('serengeti', {
    light: light('golden', 'tanzania', 'right'),
    wide: [
      wash(0, 720, [
        [0, '#4a3a7a'],
        [0.6, '#c9748a'],
        [1, '#ffdc8e'],
      ]),
      glow(2050, 640, 620, '#fff0b4', 0.9),
      cut(
        '#3a2a66',
        '-10,-10,1 2400,-10,1 2400,240,1 2240,330 2080,290 1900,380 1720,360 1560,470 1400,480 1300,610 1160,690 900,724 -10,724,1',
      ),
      cut(
        '#241848',
        '-10,-10,1 2400,-10,1 2400,120,1 2200,200 1960,190 1760,270 1560,280 1420,380 1280,420 1160,540 1020,700 760,724 -10,724,1',
      ),
      wash(716, 1000, PLAINS),
      farTrees(1700, 722, 1300, 8, [8, 12]),
      trail([wildebeest()], {
        ...HERD,
        through: '120,1010 700,930 1250,890 1520,850 1500,800 1340,770 1300,740',
        count: 120,
        metre: [96, 6],
        loose: 0.7,
        flip: false,
      }),
      trail([wildebeest()], {
        through: '900,990 1300,950 1600,900',
        count: 9,
        metre: [96, 60],
        loose: 0.5,
        ...HERD,
      }),
      cut(
        VIOLET,
        '1760,1010,1 1790,860 1850,800 1960,790 2060,760 2200,740 2290,790 2340,880 2400,900,1 2400,1010,1',
      ),
      cut(
        '#5f2f58',
        '1790,1010,1 1830,880 1900,830 1980,860 2000,1010,1;2080,1010,1 2100,820 2190,770 2250,840 2260,1010,1',
      ),
      place(acacia(), { x: 2260, y: 800, metre: 50, flat: VIOLET, shadow: false }),
      lookout(2040, 778, 130),
    ],
    tall: [
      wash(0, 900, [
        [0, '#3a2a66'],
        [0.7, '#b8668a'],
        [1, '#ffdc8e'],
      ]),
      glow(620, 860, 460, '#fff0b4', 0.9),
      cut(
        '#3a2a66',
        '-10,-10,1 1090,-10,1 1090,660,1 940,700 780,640 620,720 460,680 300,780 140,760 -10,840,1',
      ),
      cut('#241848', '-10,-10,1 1090,-10,1 1090,560,1 900,610 720,566 540,630 360,600 180,680 -10,700,1'),
      wash(900, 1350, PLAINS),
      farTrees(540, 906, 1000, 7, [7, 11]),
      trail([wildebeest()], {
        ...HERD,
        through: '40,1400 120,1250 300,1160 480,1090 540,1010 400,960 340,922',
        count: 110,
        metre: [104, 6],
        loose: 0.8,
      }),
      cut(VIOLET, '540,1360,1 570,1240 610,1182,1 880,1176,1 940,1120 1090,1110,1 1090,1360,1'),
      cut(
        '#5f2f58',
        '650,1360,1 690,1250 760,1210 830,1250 850,1360,1;930,1360,1 950,1180 1020,1150 1060,1360,1',
      ),
      place(acacia(), { x: 1000, y: 1140, metre: 44, flat: VIOLET, shadow: false }),
      lookout(790, 1178, 112),
    ],
  }),
];
