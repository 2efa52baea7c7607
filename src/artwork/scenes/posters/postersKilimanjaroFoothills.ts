import { within } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { leaves } from '../../land/woods.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { brokenFall } from '../../water/brokenFall.ts';

const NEAR = { by: CLEAR, depth: 0.25, shadow: false };

const WET = { shade: '#8fc4c8', water: '#dcf0ea', foam: '#ffffff', rock: '#1d464a' };

/** A fall over three ledges from (x, y) down to `to`, `width` wide, and the light of its spray. */
const fall = (x: number, y: number, to: number, width: number): readonly Layer[] => {
  const down = (share: number) => y + (to - y) * share;
  return [
    glow(x, to, width * 2.4, '#f4faee', 0.8),
    brokenFall(
      [
        { x: x + width * 0.06, y, to: down(0.38), lip: width * 0.62, foot: width * 0.74, lean: -8 },
        {
          x: x - width * 0.08,
          y: down(0.36),
          to: down(0.62),
          lip: width * 0.9,
          foot: width * 1.06,
          lean: -14,
        },
        { x: x - width * 0.34, y: down(0.6), to, lip: width * 0.6, foot: width * 0.86, lean: -16 },
        { x: x + width * 0.26, y: down(0.59), to, lip: width * 0.66, foot: width * 0.96, lean: 20 },
      ],
      WET,
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
      // The gap of the gorge: the mountain's snow over the fall.
      within(
        '#8fc0d0',
        '1420,-10,1 2130,-10,1 2060,140 1960,300 1880,360,1 1660,360,1 1580,300 1490,140',
        wash(0, 360, [
          [0, '#6fa8c8'],
          [0.8, '#e4eedc'],
          [1, '#fff2d0'],
        ]),
        kibo({
          x: 1775,
          y: 110,
          width: 760,
          body: '#8a90bc',
          shade: '#6470a4',
          snow: '#ffffff',
          cold: '#d4def0',
        }),
        cut(
          '#8fb884',
          '1400,350,1 1520,300 1640,330 1760,296 1880,326 2000,296 2160,340,1 2160,420,1 1400,420,1',
        ),
      ),
      cut(
        '#2c5a54',
        '1180,-10,1 1430,-10,1 1490,140 1580,300 1686,350,1 1650,480,1 1670,600,1 1610,820,1 1200,830,1 1260,500,1 1210,260,1;2120,-10,1 2230,-10,1 2180,260,1 2220,520,1 2160,820,1 1930,810,1 1890,600,1 1910,480,1 1854,350,1 1960,300 2060,140',
      ),
      cut(
        '#17343a',
        '1300,-10,1 1380,-10,1 1440,260,1 1420,520,1 1470,815,1 1360,820,1 1380,520,1;2280,-10,1 2400,-10,1 2400,840,1 2220,830,1 2260,460,1',
      ),
      ...fall(1770, 346, 800, 168),
      cut('#3f8f90', '1000,850,1 1300,800 1770,786 2200,804 2400,830,1 2400,1010,1 900,1010,1'),
      cut('#9ad6c6', '1480,846,1 1770,826 2080,846 1770,868;1400,900,1 1700,880 2060,904 1720,926', 0.8),
      cut(
        '#0c1b1f',
        '-10,890,1 500,870 900,880 1200,880 1480,910 1640,1010,1 -10,1010,1;2400,800,1 2240,830 2120,900 2060,1010,1 2400,1010,1',
      ),
      place(hiker(), { x: 1270, y: 910, metre: 200, ...NEAR, coat: CLOTHES.yellow }),
      place(guide('pointing'), { x: 1460, y: 930, metre: 200, ...NEAR, coat: CLOTHES.guide }),
      leaves({ corner: 'top-right', size: 380, depth: 0.02, count: 8, of: '#17443a' }),
      leaves({ corner: 'bottom-left', size: 360, depth: 0.02, count: 8, of: '#17443a' }),
      leaves({ corner: 'bottom-right', size: 400, depth: 0.02, count: 8, of: '#17443a' }),
    ],
    tall: [
      wash(0, 840, [
        [0, '#14303a'],
        [0.66, '#24505c'],
        [0.86, '#8fb4b4'],
        [1, '#fff0cc'],
      ]),
      kibo({
        x: 540,
        y: 596,
        width: 760,
        body: '#7880b0',
        shade: '#566096',
        snow: '#ffffff',
        cold: '#d4def0',
      }),
      cut('#7fa87a', '160,830,1 280,790 400,816 520,780 640,810 760,780 930,830,1 930,900,1 160,900,1'),
      cut(
        '#2c5a54',
        '-10,560,1 120,580 230,660 330,780 490,836,1 460,930,1 480,1000,1 440,1100,1 -10,1130,1;1090,560,1 960,590 850,670 760,780 616,836,1 650,930,1 630,1000,1 670,1100,1 1090,1120,1',
      ),
      cut(
        '#17343a',
        '40,620,1 120,640,1 200,780,1 170,940,1 230,1110,1 90,1120,1 120,900,1;960,640,1 1040,620,1 980,800,1 1010,960,1 960,1110,1 830,1100,1 890,900,1',
      ),
      cut('#1d464a', '440,850,1 490,826,1 616,826,1 670,850,1 700,1110,1 410,1110,1'),
      ...fall(556, 832, 1080, 126),
      cut('#3f8f90', '-10,1120,1 260,1086 556,1070 840,1084 1090,1110,1 1090,1360,1 -10,1360,1'),
      cut('#9ad6c6', '340,1130,1 556,1112 780,1130 556,1152;260,1190,1 520,1170 820,1196 540,1216', 0.8),
      cut(
        '#0c1b1f',
        '-10,1200,1 180,1180 340,1220 470,1300 520,1360,1 -10,1360,1;1090,1180,1 940,1220 860,1360,1 1090,1360,1',
      ),
      place(hiker(), { x: 120, y: 1230, metre: 170, ...NEAR, coat: CLOTHES.yellow }),
      place(guide('pointing'), { x: 280, y: 1256, metre: 170, ...NEAR, coat: CLOTHES.guide }),
      leaves({ corner: 'bottom-right', size: 340, depth: 0.02, count: 8, of: '#17443a' }),
    ],
  }),
];
