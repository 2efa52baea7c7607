import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
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
    moved(
      { x: -44, y: 6 },
      cut('#a84a1c', '1050,736,1 1066,728,1 1290,756,1 1290,780,1'),
      cut(
        '#14463f',
        limb('1054,734,15 1050,680,10 1010,590,6 980,540,4'),
        limb('1052,690,9 1080,620,7 1130,540,4'),
        limb('1044,660,7 1056,600,5 1060,540,4'),
        '884,552,1 920,520 990,500 1080,494 1150,510 1196,548,1 1150,560 1110,544 1060,562 1000,546 950,566',
      ),
      cut('#2c7d5c', '884,552,1 920,520 990,500 1050,496,1 1080,512 1040,530 980,526 930,548'),
    ),
    ...hatFromBehind,
  ),
  picture(
    'team/head-of-accounts',
    day,
    wash('#ff8f86'),
    cut('#ffc48f', '-40,240,1 1240,240,1 1240,640,1 -40,640,1'),
    cut('#ffeab0', '-40,440,1 1240,440,1 1240,640,1 -40,640,1'),
    cut('#9a5fa8', box(134, 300, 30, 290), '130,306,1 149,206,1 168,306,1', box(124, 372, 50, 14)),
    cut('#9a5fa8', box(190, 470, 150, 120), limb('265,430,5 265,388,3')),
    cut(
      '#6c3a82',
      box(150, 300, 14, 290),
      '149,206,1 168,306,1 149,306,1',
      box(150, 372, 24, 14),
      box(280, 470, 60, 120),
    ),
    within(
      '#9a5fa8',
      disc(265, 470, 62, 58),
      cut('#6c3a82', '262,400,1 282,440 280,540,1 340,540,1 340,400,1'),
    ),
    floor('#9a5fa8', '-40,580 120,550 300,530 420,580 640,640 860,600 1000,540 1240,560'),
    floor('#5a2f72', '-40,700 240,660 500,720 800,690 1240,640'),
    moved({ x: 24, y: -30, scale: 1.05 }, ...pencilBehindEar),
  ),
];
