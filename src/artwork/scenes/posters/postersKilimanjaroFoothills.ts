import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { leaves } from '../../land/woods.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The fall from (x, y) down to `to`, `width` wide, and the light of its spray. */
const fall = (x: number, y: number, to: number, width: number): readonly Layer[] => {
  const [left, right] = [x - width / 2, x + width / 2];
  const deep = to - y;
  return [
    glow(x, to, width * 2.6, '#f4faee', 0.8),
    cut(
      '#eef6ea',
      `${left},${y},1 ${right},${y},1 ${right + 14},${y + deep * 0.3} ${right - 4},${y + deep * 0.6} ${right + 30},${to},1 ${left - 30},${to},1 ${left + 4},${y + deep * 0.6} ${left - 14},${y + deep * 0.3}`,
    ),
    cut(
      '#a9d0c8',
      `${x - width * 0.2},${y},1 ${x - width * 0.1},${y},1 ${x - width * 0.14},${y + deep * 0.5} ${x},${to},1 ${x - width * 0.24},${to},1 ${x - width * 0.28},${y + deep * 0.5};${x + width * 0.2},${y},1 ${x + width * 0.27},${y},1 ${x + width * 0.3},${y + deep * 0.5} ${x + width * 0.34},${to},1 ${x + width * 0.22},${to},1 ${x + width * 0.24},${y + deep * 0.5}`,
    ),
  ];
};

/** The great view of the foothills' trip. */
export const postersKilimanjaroFoothills: readonly Picture[] = [
  // Into the gorge.
  ...poster('kilimanjarofoothills', {
    light: light('noon', 'tanzania', 'right'),
    wide: [
      wash(0, 1000, [
        [0, '#17343a'],
        [1, '#0f2226'],
      ]),
      cut(
        '#1f464a',
        '160,-10,1 420,-10,1 400,300,1 470,600,1 430,1010,1 120,1010,1 190,600,1 130,300,1;760,-10,1 980,-10,1 960,320,1 1020,640,1 980,1010,1 720,1010,1 780,640,1 730,320,1',
      ),
      cut('#a9cc90', '1560,-10,1 2010,-10,1 1960,70 1890,120,1 1650,120,1 1600,70'),
      cut(
        '#2c5a54',
        '1180,-10,1 1580,-10,1 1600,70 1650,120,1 1610,360,1 1640,560,1 1580,800,1 1200,820,1 1260,500,1 1210,260,1;2000,-10,1 2120,-10,1 2090,260,1 2140,520,1 2090,810,1 1930,790,1 1900,560,1 1930,360,1 1890,120,1 1950,70',
      ),
      cut(
        '#17343a',
        '1330,-10,1 1440,-10,1 1460,260,1 1430,520,1 1480,810,1 1360,820,1 1390,520,1;2240,-10,1 2400,-10,1 2400,840,1 2220,830,1 2260,460,1',
      ),
      ...fall(1770, 116, 800, 170),
      cut('#3f8f90', '1000,850,1 1300,800 1770,786 2200,804 2400,830,1 2400,1010,1 900,1010,1'),
      cut('#9ad6c6', '1480,846,1 1770,826 2080,846 1770,868;1400,900,1 1700,880 2060,904 1720,926', 0.8),
      cut(
        '#0c1b1f',
        '-10,880,1 500,860 900,870 1200,850 1400,900 1520,1010,1 -10,1010,1;2400,800,1 2240,830 2120,900 2060,1010,1 2400,1010,1',
      ),
      place(hiker(), {
        x: 1230,
        y: 880,
        metre: 104,
        by: CLEAR,
        depth: 0.25,
        shadow: false,
        coat: CLOTHES.yellow,
      }),
      place(guide('pointing'), {
        x: 1350,
        y: 892,
        metre: 104,
        by: CLEAR,
        depth: 0.25,
        shadow: false,
        coat: CLOTHES.guide,
      }),
      leaves({ corner: 'top-right', size: 380, depth: 0.02, count: 8, of: '#17443a' }),
      leaves({ corner: 'bottom-left', size: 360, depth: 0.02, count: 8, of: '#17443a' }),
      leaves({ corner: 'bottom-right', size: 400, depth: 0.02, count: 8, of: '#17443a' }),
    ],
    tall: [
      wash(0, 1350, [
        [0, '#17343a'],
        [1, '#0f2226'],
      ]),
      cut(
        '#1f464a',
        '60,-10,1 230,-10,1 210,280,1 260,560,1 30,600,1 90,280,1;700,-10,1 900,-10,1 870,260,1 920,540,1 680,580,1 730,280,1',
      ),
      cut(
        '#2c5a54',
        '-10,560,1 200,580 420,600,1 450,760,1 430,920,1 470,1090,1 -10,1130,1;1090,540,1 860,580 690,600,1 660,760,1 690,920,1 650,1090,1 1090,1120,1',
      ),
      cut(
        '#17343a',
        '120,590,1 230,594,1 250,780,1 220,940,1 260,1110,1 130,1120,1 160,900,1;820,590,1 930,580,1 910,780,1 960,940,1 930,1110,1 800,1100,1 840,900,1',
      ),
      cut('#6a9a70', '380,598,1 440,570 560,560 680,572 730,598,1 690,612 420,612'),
      ...fall(556, 604, 1080, 140),
      cut('#3f8f90', '-10,1120,1 260,1086 556,1070 840,1084 1090,1110,1 1090,1360,1 -10,1360,1'),
      cut('#9ad6c6', '340,1130,1 556,1112 780,1130 556,1152;260,1190,1 520,1170 820,1196 540,1216', 0.8),
      cut(
        '#0c1b1f',
        '-10,1200,1 180,1180 340,1220 470,1300 520,1360,1 -10,1360,1;1090,1180,1 940,1220 860,1360,1 1090,1360,1',
      ),
      place(hiker(), {
        x: 130,
        y: 1220,
        metre: 104,
        by: CLEAR,
        depth: 0.25,
        shadow: false,
        coat: CLOTHES.yellow,
      }),
      place(guide('pointing'), {
        x: 260,
        y: 1230,
        metre: 104,
        by: CLEAR,
        depth: 0.25,
        shadow: false,
        coat: CLOTHES.guide,
      }),
      leaves({ corner: 'bottom-right', size: 340, depth: 0.02, count: 8, of: '#17443a' }),
    ],
  }),
];
