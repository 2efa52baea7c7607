import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { farmerAkimbo } from '../../figures/people/farmerAkimbo.ts';
import { silverbackFromWall } from '../../figures/placing/silverbackFromWall.ts';
import { forestWall } from '../../land/forestWall.ts';
import { light } from '../../light/light.ts';

/** The sky, the field, its furrows, its beans. */
const [SKY, FIELD, FURROW, CROP] = ['#fbf3d8', '#d9dc66', '#b7c24c', '#6d9a3f'];

/** The forest's edge, a wall along the fields, and who lives behind it. */
export const bwindiWall: readonly Picture[] = [
  picture(
    'places/bwindi-1',
    light('mist', 'uganda', 'right'),
    plan({ subject: [330, 330, 470, 480], camera: 'profile' }),
    wash([SKY, SKY]),
    floor(FIELD, '300,470 560,372 800,330 1000,352 1240,420'),
    cut(
      FURROW,
      limb('300,560,4 620,436,8 860,416,10 1060,436,8 1260,500,4'),
      limb('300,660,6 620,530,11 860,508,13 1060,536,11 1260,600,6'),
    ),
    moved({ x: 1030, y: 742, scale: 0.9 }, ...farmerAkimbo),
    floor(FURROW, '300,760 700,724 1000,716 1240,744'),
    ...forestWall,
    moved({ x: 520, y: 806, scale: 1 }, ...silverbackFromWall),
    cut(
      CROP,
      '490,930,1 500,866 530,836 560,846,1 574,822 612,820 628,840,1 652,816 690,824 702,842,1 722,820 764,818 782,842,1 806,812 846,812 864,836,1 892,806 938,808 952,834,1 984,812 1030,814 1046,838,1 1074,818 1118,816 1136,840,1 1170,822 1240,820 1240,930,1',
    ),
  ),
];
