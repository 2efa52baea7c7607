import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { abacusCollar, abacusShadow } from '../../figures/people/abacusCollar.ts';
import { hatFromBehind } from '../../figures/people/hatFromBehind.ts';
import { light } from '../../light/light.ts';

const day = light('morning', 'uganda', 'left');

const SAIL = '1058,430,1 1076,372 1126,318,1 1138,384 1116,436,1 1088,428';
const HULL = '1052,440,1 1090,448 1134,434,1 1128,460,1 1066,460,1';

/** The two of the team whose work is still open, seen from behind: anybody can be in them. */
export const teamVacant: readonly Picture[] = [
  picture(
    'team/administrator',
    day,
    // Sunset over a lake: the sun that touches it is the crown of the hat.
    wash('#e9566a'),
    cut('#f57f66', disc(600, 452, 560)),
    cut('#ffa873', disc(600, 452, 410)),
    // A dhow far out.
    cut('#3d2a6b', SAIL, HULL, limb('1094,450,3 1096,400,2')),
    floor('#3d2a6b', '-40,452,1 1240,452,1'),
    cut(
      '#ffb45e',
      limb('40,500,0 110,500,6 190,500,0'),
      limb('150,560,0 230,560,7 320,560,0'),
      limb('20,640,0 120,640,8 230,640,0'),
      limb('1030,500,0 1090,500,6 1170,500,0'),
      limb('890,556,0 970,556,7 1050,556,0'),
      limb('960,640,0 1070,640,8 1190,640,0'),
      limb('60,740,0 140,740,7 220,740,0'),
    ),
    moved({ x: 600, y: 452 }, ...hatFromBehind),
  ),
  picture(
    'team/head-of-accounts',
    day,
    wash('#9a76de'),
    moved({ x: 190, y: 44 }, ...abacusShadow('#5b37a0')),
    ...abacusCollar,
  ),
];
