import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { frond } from '../../figures/plants/frond.ts';
import { boulderPair } from '../../land/boulderPair.ts';
import { light } from '../../light/light.ts';

/** The Seychelles in the article for two: granite boulders sit by the lagoon like a couple. */
export const graniteCouple: readonly Picture[] = [
  picture(
    'articles/seychelles',
    light('golden', 'zanzibar', 'left'),
    plan({ camera: 'back' }),
    wash('#cfeee0'),
    floor('#12889c', '-40,440 1240,440'),
    floor('#45c4ba', '-40,560 300,548 700,566 1240,548'),
    floor('#fff3da', '-40,720 300,700 700,690 1240,716'),
    cut('#e9cba0', '560,880 760,850 1000,852 1180,876 1000,894 760,900'),
    cut('#3d2a3f', limb('1150,940,30 1120,640,24 1040,380,20 960,250,17')),
    cut('#1c5a4c', ...[2.9, 2.4, 1.8, 1.2, 0.6, 0.1].map((angle) => frond(960, 246, angle, 260, 0.7))),
    ...boulderPair,
  ),
];
