import { cut, floor, wash } from '../../canvas/cut.ts';
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
    floor('#9a5fa8', '-40,610 120,540 260,560 420,620 700,620 860,540 1000,520 1240,600'),
    cut(
      '#9a5fa8',
      box(1040, 330, 26, 220),
      '1030,340,1 1053,250,1 1076,340,1',
      box(1030, 400, 46, 12),
      box(880, 490, 130, 60),
      disc(945, 490, 56, 50),
    ),
    floor('#5a2f72', '-40,700 240,660 500,720 800,690 1240,640'),
    ...pencilBehindEar,
  ),
];
