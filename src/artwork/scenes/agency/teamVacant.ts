import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { hatFromBehind } from '../../figures/people/hatFromBehind.ts';
import { pencilBehindEar } from '../../figures/people/pencilBehindEar.ts';
import { light } from '../../light/light.ts';

const day = light('morning', 'uganda', 'left');

/** The two of the team whose work is still open, seen from behind: anybody can be in them. */
export const teamVacant: readonly Picture[] = [
  picture(
    'team/administrator',
    day,
    wash('#8edbd2'),
    cut('#fff0bf', '-40,420,1 1240,420,1 1240,640,1 -40,640,1'),
    floor('#f5a92e', '-40,590,1 1240,590,1'),
    floor('#d9711f', '-40,700 300,680 800,720 1240,690'),
    cut(
      '#17504a',
      '930,560,1 950,510 1010,486 1090,480 1150,510 1180,560,1 1110,570 1000,572',
      limb('1050,730,14 1046,660,10 1030,560,7'),
      limb('1048,660,8 1090,600,6 1104,550,5'),
    ),
    ...hatFromBehind,
  ),
  picture(
    'team/head-of-accounts',
    day,
    wash('#ff8f86'),
    cut('#ffc48f', '-40,240,1 1240,240,1 1240,640,1 -40,640,1'),
    cut('#ffeab0', '-40,440,1 1240,440,1 1240,640,1 -40,640,1'),
    floor('#9a5fa8', '-40,580 120,550 300,530 420,580 640,640 860,600 1000,540 1240,560'),
    cut(
      '#9a5fa8',
      box(134, 300, 30, 260),
      '130,306,1 149,206,1 168,306,1',
      box(124, 372, 50, 14),
      box(190, 470, 150, 90),
      disc(265, 470, 62, 58),
      limb('265,430,5 265,388,3'),
    ),
    cut(
      '#6c3a82',
      box(150, 300, 14, 260),
      '149,206,1 168,306,1 149,306,1',
      box(150, 372, 24, 14),
      '266,412,1 316,420 327,470,1 340,470,1 340,560,1 280,560,1 280,450',
    ),
    floor('#5a2f72', '-40,700 240,660 500,720 800,690 1240,640'),
    moved({ x: 24, y: -30, scale: 1.05 }, ...pencilBehindEar),
  ),
];
