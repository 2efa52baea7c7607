import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { giraffeLitBefore, giraffeLitBehind } from '../../figures/placing/giraffesMeeting.ts';
import { light } from '../../light/light.ts';

const LAKE = '#e3eef0';

/** Two giraffes meet above the lakes while it rains far off. */
export const akageraGiraffes: readonly Picture[] = [
  picture(
    'places/akagera-2',
    light('golden', 'rwanda', 'right'),
    plan({ subject: [650, 210, 270, 180], camera: 'close' }),
    wash(['#f2dca6', '#f2dca6'], { height: 520 }),
    cut('#34405e', '-20,-20,1 1240,-20,1 1240,340,1 1080,384 880,420,1 780,480,1 -20,480,1'),
    // Rain far off at the left.
    cut(
      '#4a5878',
      '-20,-20,1 132,-20,1 60,480,1 -20,480,1',
      '220,-20,1 310,-20,1 220,480,1 110,480,1',
      '394,-20,1 436,-20,1 340,480,1 290,480,1',
    ),
    floor('#77803c', '-40,480 120,440 300,420 500,450 700,470 900,430 1060,420 1240,450'),
    cut(LAKE, '-40,486,1 1240,486,1 1240,560,1 -40,560,1'),
    floor('#a8a044', '-40,520 100,524 260,560 460,540 640,500 820,510 1000,560 1240,540'),
    cut(LAKE, '-40,590,1 1240,590,1 1240,700,1 -40,700,1'),
    floor('#d0b04a', '-40,610 160,600 300,630 440,670 600,680 760,660 900,620 1240,600'),
    cut(LAKE, '-40,740,1 1240,740,1 1240,860,1 -40,860,1'),
    floor('#77803c', '-40,780 200,760 400,800 560,850 800,860 1000,820 1240,760'),
    moved({ x: 818, y: 46, scale: 0.8, flip: true, turn: -8 }, ...giraffeLitBefore),
    moved({ x: 330, y: -40 }, ...giraffeLitBehind),
  ),
];
