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
    // His shadow falls away from the morning sun, down the leaf.
    cut('#08222e', '556,557,1 580,552 612,566 652,596 664,612 646,606 600,580 562,564'),
    moved({ x: 566, y: 558, scale: 0.52 }, ...lakeGazer),
    cut(
      FOLD,
      lobes(
        '-80,650 90,622 230,690 350,790 560,806 700,838 850,790 930,712 1060,640 1280,560',
        0.74,
        '1280,960 -80,960',
      ),
    ),
    cut(
      CLOUD,
      lobes('-80,770 170,746 290,830 480,862 730,884 960,846 1080,742 1280,690', 0.74, '1280,960 -80,960'),
    ),
  ),
];
