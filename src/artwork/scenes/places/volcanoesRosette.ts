import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lobes } from '../../drawing/lobes.ts';
import { lakeGazer } from '../../figures/people/lakeGazer.ts';
import { craterRosette } from '../../land/craterRosette.ts';
import { light } from '../../light/light.ts';

const [SKY, CLOUD, FOLD] = ['#f6b493', '#fdf3e0', '#f9d6bd'];

/** Bisoke and its crater lake, a giant lobelia with the rain in its heart. */
export const volcanoesRosette: readonly Picture[] = [
  picture(
    'places/volcanoes-2',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [450, 320, 320, 240], camera: 'above' }),
    wash(SKY),
    ...craterRosette,
    moved({ x: 566, y: 558, scale: 0.52 }, ...lakeGazer),
    cut(
      FOLD,
      lobes(
        '-80,640 60,610 270,690 420,800 640,850 800,800 900,740 1000,650 1120,590 1280,560',
        0.74,
        '1280,960 -80,960',
      ),
    ),
    cut(CLOUD, lobes('-80,760 200,730 330,830 640,930 1010,840 1110,730 1280,690', 0.74, '1280,960 -80,960')),
  ),
];
