import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { elephantBulk, type BulkTones } from '../../figures/animals/elephantBulk.ts';
import { elephantCalfBulk } from '../../figures/animals/elephantCalfBulk.ts';
import { light } from '../../light/light.ts';

const [EARTH, DEEP] = ['#c63f26', '#a02c28'];
const RED: BulkTones = [EARTH, DEEP, '#f08148'];

/** Red land under the Yatta plateau: a family in its own dust, of one colour with the ground. */
export const tsavoRed: readonly Picture[] = [
  picture(
    'places/tsavo-1',
    light('golden', 'kenya', 'left'),
    plan({ subject: [400, 260, 700, 600], camera: 'profile' }),
    floor('#a9d6f2', '-40,-20 1240,-20'),
    // The plateau: one ruled line.
    cut('#2d5cb4', '-40,470,1 -40,352,1 1240,338,1 1240,470,1'),
    floor('#ffd49a', '-40,446,1 1240,440,1'),
    // One that goes ahead.
    moved({ x: -80, y: 182, scale: 0.38 }, ...elephantBulk(['#d9582f', '#bd4429', '#f29055'])),
    floor('#f7a763', '-40,510 60,488 150,506 280,480 400,504 560,486 1240,506'),
    floor(
      '#e9793f',
      '-40,650 80,622 220,646 360,600 470,560 560,590 700,560 900,600 1060,560 1160,590 1240,560',
    ),
    moved({ x: 206, y: -130, scale: 0.93 }, ...elephantBulk(RED)),
    cut('#fff3d6', limb('506,462,16 480,526,15 436,572,10 380,584,2')),
    moved({ x: 120, y: 450, scale: 1.06 }, ...elephantCalfBulk(RED)),
    // Dust and ground, of the herd's own red.
    cut(
      EARTH,
      '-40,960,1 -40,800 60,776 120,790 190,752 280,770 350,726 430,744 500,680 590,660 660,642 760,672 850,620 950,650 1040,596 1100,616 1180,560 1240,590,1 1240,960,1',
    ),
  ),
];
