import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { row } from '../../figures/placing/crowd.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { light } from '../../light/light.ts';
import { stars } from '../../sky/skies.ts';

const SNOWS = { body: '#6f5aa4', shade: '#3c2f74', snow: '#ffe2c4', cold: '#9a8cc8' };
const NIGHT = '#120c30';
const LAMP = { flat: NIGHT, rim: '#ffb85a', shadow: false };
/** A tent lit from within, its foot at (x, y). */
const tent = (x: number, y: number, size: number): readonly Layer[] => [
  glow(x, y - size * 0.5, size * 2.4, '#ffb04e', 0.7),
  cut(
    '#ffb85a',
    `${x - size},${y},1 ${x - size * 0.4},${y - size} ${x},${y - size * 1.3},1 ${x + size * 0.4},${y - size} ${x + size},${y},1`,
  ),
  cut(
    '#d9702e',
    `${x},${y - size * 1.3},1 ${x + size * 0.4},${y - size} ${x + size},${y},1 ${x + size * 0.3},${y},1`,
  ),
];

/** The great view of Kilimanjaro. */
export const postersKilimanjaro: readonly Picture[] = [
  // The first light on the snows, above the clouds.
  ...poster('kilimanjaro', {
    light: light('night', 'tanzania', 'right'),
    wide: [
      wash(0, 860, [
        [0, '#100e34'],
        [0.55, '#2a2262'],
        [0.8, '#5f4692'],
        [1, '#b07aa8'],
      ]),
      stars({ to: 520, count: 170 }),
      kibo({ x: 1740, y: 250, width: 1640, ...SNOWS }),
      cut(
        '#8f78b4',
        '-10,760,1 160,730 380,752 620,716 860,748 1100,712 1340,744 1600,708 1860,740 2120,706 2400,736,1 2400,1010,1 -10,1010,1',
      ),
      cut(
        '#6a5598',
        '-10,800,1 240,782 520,812 820,780 1120,810 1420,778 1720,808 2020,776 2400,800,1 2400,1010,1 -10,1010,1',
      ),
      cut(
        NIGHT,
        '-10,890,1 400,872 900,888 1300,850 1600,800 1860,790 2120,820 2400,800,1 2400,1010,1 -10,1010,1',
      ),
      ...tent(1420, 846, 44),
      row([hiker()], { from: [1600, 812], to: [1880, 798], count: 4, metre: [50, 46], ...LAMP }),
    ],
    tall: [
      wash(0, 1150, [
        [0, '#100e34'],
        [0.5, '#2a2262'],
        [0.75, '#5f4692'],
        [1, '#b07aa8'],
      ]),
      stars({ to: 620, count: 150 }),
      kibo({ x: 560, y: 610, width: 1300, ...SNOWS }),
      cut('#8f78b4', '-10,1000,1 120,966 300,990 480,956 660,988 840,954 1090,980,1 1090,1360,1 -10,1360,1'),
      cut('#6a5598', '-10,1050,1 200,1030 420,1060 640,1028 860,1058 1090,1034,1 1090,1360,1 -10,1360,1'),
      cut(NIGHT, '-10,1180,1 240,1150 520,1130 760,1090 940,1096 1090,1080,1 1090,1360,1 -10,1360,1'),
      ...tent(300, 1150, 46),
      row([hiker()], { from: [560, 1140], to: [860, 1100], count: 4, metre: [50, 46], ...LAMP }),
    ],
  }),
];
