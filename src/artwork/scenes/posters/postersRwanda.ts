import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { ridgeCyclist } from '../../figures/people/ridgeCyclist.ts';
import { light } from '../../light/light.ts';

const [SKY, CONE, FAR, MID] = ['#62c4ee', '#3ba3d8', '#a8dc86', '#76c26c'];

/** Far cones and rows of hills. */
const land: readonly Layer[] = [
  cut(
    CONE,
    '-60,760,1 340,660 560,520 640,440,1 690,454,1 740,440,1 820,520 1040,660 1400,760,1',
    '1900,760,1 2120,640 2250,500 2300,430,1 2340,442,1 2380,430,1 2460,520,1 2460,760,1',
  ),
  cut(
    FAR,
    '-60,700 100,640 330,600 560,660 740,690 940,640 1100,620 1300,660 1500,730 1740,700 1960,720 2120,690 2260,620 2460,570,1 2460,1140,1 -60,1140,1',
  ),
  cut(
    MID,
    '500,860,1 760,720 940,700 1140,800 1200,900,1',
    '1440,1140,1 1560,900 1760,790 1960,820 2140,930 2240,1140,1',
  ),
];

/** Rwanda: the land of hills and of cyclists. */
export const postersRwanda: readonly Picture[] = poster('rwanda', {
  light: light('dawn', 'rwanda', 'right'),
  wide: [wash(SKY), ...land, ...ridgeCyclist, plan({ subject: [1520, 720, 240, 240], camera: 'profile' })],
  tall: [
    wash(SKY),
    moved({ x: -1086, y: 362, scale: 0.9 }, ...land, ...ridgeCyclist),
    plan({ subject: [240, 1070, 240, 240], camera: 'profile' }),
  ],
});
