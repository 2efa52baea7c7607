import type { Layer } from '../../canvas/canvas.ts';
import { cut, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { ngalawaAbove } from '../../figures/placing/ngalawaAbove.ts';
import { palmsAbove } from '../../figures/placing/palmsAbove.ts';
import { light } from '../../light/light.ts';

/** A parasol from above: its shadow, its cloth, and every other panel in white. */
const parasol = (x: number, y: number, cloth: string): Layer[] => [
  cut({ fill: '#a8804a', opacity: 0.7 }, disc(x + 24, y + 26, 26)),
  cut(cloth, disc(x, y, 28)),
  cut(
    '#fff6e2',
    `${x},${y},1 ${x - 26},${y - 10},1 ${x - 10},${y - 26},1`,
    `${x},${y},1 ${x + 26},${y - 10},1 ${x + 10},${y - 26},1`,
    `${x},${y},1 ${x - 14},${y + 24},1 ${x + 14},${y + 24},1`,
  ),
];

/** Swells that come in over deep water, one behind the other, and coral heads in the shallows: middle, half width, half height. */
const swells = (...rows: readonly string[]): Layer => cut({ fill: '#0f6a88', opacity: 0.55 }, ...rows);
const corals = (row: string): Layer[] => {
  const heads = points(row);
  const lumps = (grow: number) =>
    heads.flatMap(([x, y, r]) => [
      disc(x, y, r * grow, r * 0.7 * grow),
      disc(x + r * 0.9, y + r * 0.3, r * 0.6 * grow, r * 0.5 * grow),
    ]);
  return [
    cut({ fill: '#0b6a80', opacity: 0.5 }, ...lumps(1.25)),
    cut({ fill: '#0a5468', opacity: 0.6 }, ...lumps(0.8)),
  ];
};

/** Zanzibar from the air: deep water, shallows, sand, palms. */
export const postersZanzibarShore: readonly Picture[] = [
  ...poster('zanzibar8places', {
    light: light('noon', 'zanzibar', 'left'),
    wide: [
      wash('#094f6c'),
      swells(
        '1120,-40,1 1196,200 1130,430 1220,640,1 1150,430 1216,200',
        '1000,40,1 1070,220 1010,420 1060,560,1 1024,420 1086,220',
        '760,690,1 560,740 300,780 60,880,1 300,768 560,724',
        '660,620,1 480,660 280,690 100,770,1 280,676 480,644',
      ),
      cut(
        '#128a9c',
        '1180,-40,1 1260,200 1200,420 1300,660 1000,760 600,800 200,900 -40,1040,1 2440,1040,1 2440,-40,1',
      ),
      cut(
        '#35c2b8',
        '1420,-40,1 1480,200 1400,430 1500,680 1200,830 800,860 400,960 300,1040,1 2440,1040,1 2440,-40,1',
      ),
      cut(
        '#9be8d4',
        '1600,-40,1 1660,200 1590,440 1680,700 1420,880 1000,920 700,1040,1 2440,1040,1 2440,-40,1',
      ),
      cut(
        '#fffdf2',
        '1690,-40,1 1744,200 1680,450 1764,720 1540,920 1200,960 1000,1040,1 2440,1040,1 2440,-40,1',
      ),
      cut(
        '#f6dfae',
        '1730,-40,1 1780,200 1716,460 1800,730 1590,950 1300,984 1160,1040,1 2440,1040,1 2440,-40,1',
      ),
      cut(
        '#2e8a5c',
        '2010,-40,1 1960,140 2060,300 1990,480 2100,660 2000,820 1880,940 1860,1040,1 2440,1040,1 2440,-40,1',
      ),
      ...corals('1300,170,26 1352,210,16 1480,600,30 1130,800,22 1180,826,14 1560,300,18 900,890,20'),
      ...palmsAbove([
        [2040, 120, 90],
        [2200, 260, 110],
        [2060, 420, 84],
        [2300, 470, 100],
        [2160, 620, 104],
        [2330, 760, 96],
        [2070, 800, 88],
        [2210, 930, 100],
        [2330, 90, 90],
      ]),
      ...['#e0573a', '#f4c24a', '#17a6a4'].flatMap((colour, at) =>
        parasol(1850 + (at % 2) * 50, 300 + at * 120, colour),
      ),
      ...ngalawaAbove({ x: 1330, y: 330, scale: 1.15, turn: 112 }),
      ...ngalawaAbove({ x: 1240, y: 700, scale: 0.95, turn: 124 }),
    ],
    tall: [
      wash('#094f6c'),
      swells(
        '-40,640,1 200,524 520,564 820,500 1000,516,1 820,514 520,580 200,540',
        '60,470,1 260,410 520,440 760,396,1 520,454 260,424',
        '420,330,1 640,300 900,330,1 640,314',
      ),
      cut('#128a9c', '-40,720,1 200,600 520,640 820,580 1120,640,1 1120,1390,1 -40,1390,1'),
      cut('#35c2b8', '-40,840,1 240,700 560,760 860,690 1120,760,1 1120,1390,1 -40,1390,1'),
      cut('#9be8d4', '-40,930,1 260,800 580,860 880,800 1120,860,1 1120,1390,1 -40,1390,1'),
      cut('#fffdf2', '-40,980,1 270,860 590,916 890,866 1120,920,1 1120,1390,1 -40,1390,1'),
      cut('#f6dfae', '-40,1006,1 280,886 600,944 900,894 1120,946,1 1120,1390,1 -40,1390,1'),
      cut('#2e8a5c', '-40,1180,1 160,1090 380,1150 600,1110 820,1160 1120,1100,1 1120,1390,1 -40,1390,1'),
      ...corals('110,780,24 160,800,14 560,790,28 960,740,22 620,700,14 1010,770,14'),
      ...palmsAbove([
        [120, 1200, 92],
        [330, 1230, 84],
        [560, 1200, 96],
        [780, 1240, 90],
        [990, 1190, 96],
        [220, 1330, 90],
        [680, 1330, 90],
        [920, 1330, 84],
      ]),
      ...['#e0573a', '#f4c24a', '#e0573a'].flatMap((colour, at) =>
        parasol(420 + at * 130, 1000 + (at % 2) * 40, colour),
      ),
      ...ngalawaAbove({ x: 330, y: 690, scale: 1.1, turn: 8 }),
      ...ngalawaAbove({ x: 800, y: 690, scale: 0.85, turn: -4 }),
    ],
  }),
];
