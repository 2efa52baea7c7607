import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { rhinoCrater } from '../../figures/animals/rhinoCrater.ts';
import { light } from '../../light/light.ts';

/** Ngorongoro as its rhino: the mountain lies in cloud, and the hollow of the back is the crater. */
export const ngorongoroRhino: readonly Picture[] = [
  picture(
    'articles/ngorongoro',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [140, 420, 1040, 280], camera: 'profile' }),
    floor('#f4ad62', '-40,-20 1240,-20'),
    moved({ x: 0, y: -36 }, ...rhinoCrater),
    floor(
      '#fff6e2',
      '-40,740 80,716 200,736 320,752 440,712 560,716 680,752 820,742 940,690 1040,684 1120,716 1240,690',
    ),
    cut(
      '#f6e2c0',
      '-40,900,1 -40,810,1 120,800 300,836 520,806 760,836 1000,790 1240,850,1 1240,920,1 -40,920,1',
    ),
  ),
];
