import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hornbillBeforeSnow } from '../../figures/animals/hornbillBeforeSnow.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, ROCK_SHADE] = ['#ea8b48', '#3f7fac', '#316890'];

/** On the forest side of Kilimanjaro a hornbill, whose casque goes on where the snow ends. */
export const hornbillAndKibo: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [330, 380, 220, 300], camera: 'profile' }),
    floor(SKY, '-40,-20 1240,-20'),
    cut(
      ROCK,
      '-40,540,1 40,450 120,350,1 300,230 500,192 700,240,1 1056,626,1 1104,720 1160,770 1240,810,1 1240,940,1 -40,940,1',
    ),
    cut(
      ROCK_SHADE,
      '120,350,1 152,376,1 130,450,1 166,520,1 90,640,1 130,740,1 60,940,1 -40,940,1 -40,540,1 40,450',
    ),
    ...hornbillBeforeSnow,
  ),
];
