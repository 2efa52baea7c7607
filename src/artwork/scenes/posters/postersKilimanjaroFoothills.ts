import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { ridgeWalker } from '../../figures/people/ridgeWalker.ts';
import { BY_DAY } from '../../figures/people/walkersDress.ts';
import { ferns } from '../../figures/plants/ferns.ts';
import { basalt } from '../../land/basalt.ts';
import { light } from '../../light/light.ts';
import { longFall } from '../../water/longFall.ts';
import { poolRings } from '../../water/poolRings.ts';

const FAR = { plain: '#2f6a62', lit: '#4f9080', deep: '#1d4a4c', cap: '#7ab070' };
const RIGHT = { plain: '#24524e', lit: '#437a6a', deep: '#153638', cap: '#6aa060' };
const LEFT = { plain: '#173c40', lit: '#23504e', deep: '#102a30', cap: '#3a7050' };
const WATER = { water: '#cfeae2', shade: '#8cc2c0', foam: '#ffffff', spray: '#e2f4ea' };
const FERN = ['#0f2c2e', '#2f7a4a', '#b8c850'] as const;
const FERN_DARK = ['#0a1c22', '#12343a', '#1c4a48'] as const;
const BANK = '#0b1e24';

/** The light over the edge of the gorge, and the forest that stands there, down to `edge`. */
const forestAbove = (edge: number, crowns: string): readonly Layer[] => [
  wash(['#f6c860', '#ffeeb8'], { height: edge }),
  floor('#6fa05c', crowns, edge + 60),
];

/** The pool from `y` down. */
const pool = (y: number): readonly Layer[] => [
  (canvas) => wash(['#5fb8aa', '#2a8288', '#15525c'], { y, height: canvas.height - y })(canvas),
];

/** The great view of the foothills' trip. */
export const postersKilimanjaroFoothills: readonly Picture[] = [
  // One long veil over the columns, and two who look up at it.
  ...poster('kilimanjarofoothills', {
    light: light('noon', 'tanzania', 'right'),
    wide: [
      ...forestAbove(
        150,
        '1300,40,1 1380,40 1420,80,1 1470,40 1540,30 1570,70,1 1640,46 1690,80,1 1760,50 1840,44 1870,84,1 1930,40 2000,36 2040,70,1 2120,20 2200,30',
      ),
      cut(
        '#3f7f58',
        '1300,110,1 1460,120 1600,128 1700,140 1830,140 1960,120 2100,90 2200,60,1 2200,300,1 1300,300,1',
      ),
      cut(BANK, '1300,300,1 2300,300,1 2300,830,1 1300,830,1'),
      basalt(
        {
          top: '1400,150 1560,160 1700,166 1840,166 2000,150 2130,130',
          foot: '1400,700 1600,650 1760,636 1940,650 2130,700',
          columns: 22,
          side: 'left',
        },
        FAR,
      ),
      ...pool(800),
      longFall({ x: 1770, y: 166, to: 820, lip: 118, foot: 176, stream: [1890, 132, 10] }, WATER),
      cut(BANK, '-30,400,1 1400,400,1 1400,800,1 -30,800,1;2130,400,1 2430,400,1 2430,800,1 2130,800,1'),
      basalt(
        {
          top: '-30,-60 1200,-50 1330,40 1440,110 1520,150',
          foot: '-30,700 900,690 1200,700 1400,690 1520,650',
          columns: 34,
          side: 'right',
        },
        LEFT,
      ),
      basalt(
        {
          top: '2030,150 2130,60 2250,-40 2430,-60',
          foot: '2030,650 2130,690 2250,720 2430,760',
          columns: 10,
          side: 'left',
        },
        RIGHT,
      ),
      glow(1770, 760, 430, '#e2f4ea', 0.34),
      poolRings(1770, 838, 230, '#dff6ea'),
      ...ferns({ x: 1490, y: 160, reach: 120, angles: [2.6, 0.4, 1.7, 3, 0.9, 2.1] }, FERN),
      ...ferns({ x: 2060, y: 170, reach: 120, angles: [2.8, 0.6, 1.4, 2.2, 0.2, 2.5] }, FERN),
      floor(BANK, '-40,850 500,846 900,858 1240,870 1460,882 1580,906 1680,950 1740,1020', 1020),
      cut(
        '#2c6a48',
        '-40,846,1 500,842 900,854 1240,866 1460,878 1580,902 1640,930,1 1540,906 1440,892 1200,882 800,870 400,856 -40,862,1',
      ),
      moved({ x: 1206, y: 880, scale: 0.82 }, ...ridgeWalker('striding', BY_DAY.gold)),
      moved({ x: 1440, y: 886, scale: 0.82 }, ...ridgeWalker('pausing', BY_DAY.coral)),
      ...ferns({ x: 2250, y: 990, reach: 330, angles: [2.9, 0.4, 2.2, 1.2, 2.6, 1.7, 0.8, 2, 1.4] }, FERN),
      ...ferns({ x: 150, y: 1000, reach: 300, angles: [2.9, 0.4, 2.2, 1.2, 2.6, 1.7, 0.8, 2] }, FERN_DARK),
    ],
    tall: [
      wash(
        [
          [0, '#0f2630'],
          [0.6, '#143e46'],
          [0.86, '#23605a'],
          [1, '#f0d07a'],
        ],
        { height: 650 },
      ),
      floor(
        '#2a6454',
        '-20,560 100,560 170,600,1 260,566 350,610,1 450,584 540,624,1 640,590 730,626,1 820,570 900,600,1 1000,550 1100,560',
        760,
      ),
      cut('#1d5048', '-20,600,1 200,620 420,650 560,664 740,664 880,640 1100,600,1 1100,760,1 -20,760,1'),
      cut(BANK, '-20,760,1 1100,760,1 1100,1090,1 -20,1090,1'),
      basalt(
        {
          top: '250,650 440,676 740,676 960,640',
          foot: '250,1000 500,960 760,960 960,1000',
          columns: 20,
          side: 'left',
        },
        FAR,
      ),
      (canvas) => wash(['#5fb8aa', '#2a8288', '#15525c'], { y: 1090, height: 260 })(canvas),
      longFall({ x: 630, y: 680, to: 1110, lip: 92, foot: 140, stream: [720, 654, 8] }, WATER),
      cut(BANK, '-20,700,1 240,700,1 240,1090,1 -20,1090,1;960,760,1 1100,760,1 1100,1090,1 960,1090,1'),
      basalt(
        {
          top: '-20,540 120,560 260,620 350,660',
          foot: '-20,1030 160,1020 350,980',
          columns: 11,
          side: 'right',
        },
        LEFT,
      ),
      basalt(
        { top: '880,664 960,600 1100,540', foot: '880,980 960,1010 1100,1050', columns: 7, side: 'left' },
        RIGHT,
      ),
      glow(630, 1070, 300, '#e2f4ea', 0.34),
      poolRings(630, 1126, 180, '#dff6ea'),
      ...ferns({ x: 340, y: 670, reach: 90, angles: [2.6, 0.4, 1.7, 3, 0.9, 2.1] }, FERN),
      ...ferns({ x: 900, y: 680, reach: 90, angles: [2.8, 0.6, 1.4, 2.2, 0.2, 2.5] }, FERN),
      floor(BANK, '-40,1214 200,1216 380,1226 500,1252 600,1330 640,1380'),
      cut('#2c6a48', '-40,1210,1 200,1212 380,1222 480,1244,1 380,1232 200,1226 -40,1228,1'),
      moved({ x: 150, y: 1230, scale: 0.66 }, ...ridgeWalker('striding', BY_DAY.gold)),
      moved({ x: 330, y: 1232, scale: 0.66 }, ...ridgeWalker('pausing', BY_DAY.coral)),
      ...ferns({ x: 960, y: 1350, reach: 260, angles: [2.9, 0.4, 2.2, 1.2, 2.6, 1.7, 0.8, 2, 1.4] }, FERN),
    ],
  }),
];
