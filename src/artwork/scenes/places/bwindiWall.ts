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
    plan({ subject: [440, 110, 480, 710], camera: 'profile' }),
    wash([SKY, SKY]),
    floor(FIELD, '300,400 560,300 800,252 1000,270 1240,330'),
    cut(
      FURROW,
      limb('300,470,4 620,352,9 860,330,11 1060,350,9 1260,410,5'),
      limb('300,560,6 620,446,12 860,424,14 1060,450,12 1260,520,8'),
      limb('300,664,9 620,560,16 860,540,19 1080,570,16 1260,640,10'),
    ),
    moved({ x: 1040, y: 702, scale: 1.15 }, ...farmerAkimbo),
    floor(FURROW, '300,720 700,670 1000,660 1240,700'),
    floor(FIELD, '300,800 700,770 1000,760 1240,800'),
    ...forestWall,
    ...silverbackFromWall,
    cut(
      CROP,
      '500,930,1 500,850 520,822 548,830,1 560,800 596,792 616,818,1 640,796 676,806 686,828,1 704,802 744,798 764,826,1 784,794 820,790 842,814,1 860,786 904,784 922,812,1 944,782 990,786 1002,816,1 1030,796 1060,800 1074,824,1 1096,806 1130,800 1150,830,1 1170,814 1240,810 1240,930,1',
    ),
  ),
];
