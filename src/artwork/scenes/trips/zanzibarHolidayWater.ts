import { cut, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { ngalawaAbove } from '../../figures/placing/ngalawaAbove.ts';
import { legsInTheSun, parasolAbove, parasolShadow } from '../../figures/placing/parasolAbove.ts';
import { light } from '../../light/light.ts';

/** The sandbank of the day by boat, from straight above. */
export const zanzibarHolidayWater: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-2',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [640, 500, 260, 300], camera: 'above' }),
    wash(['#f8e4b6', '#f4dca8']),
    // From the sand into the deep, towards the upper right.
    cut('#fffdf2', '-40,30,1 260,60 520,190 690,330 800,500 960,640 1240,720,1 1240,-40,1 -40,-40,1'),
    cut('#a8ecd8', '20,-40,1 300,20 560,160 720,300 830,470 990,610 1240,680,1 1240,-40,1'),
    cut('#56d0c4', '220,-40,1 420,20 640,140 780,280 890,420 1040,540 1240,590,1 1240,-40,1'),
    cut('#1fa9b2', '520,-40,1 640,40 800,140 920,260 1030,370 1140,440 1240,460,1 1240,-40,1'),
    cut('#107e98', '800,-40,1 900,60 1030,140 1130,240 1240,290,1 1240,-40,1'),
    cut(
      { fill: '#d8f8ea', opacity: 0.7 },
      '560,120,1 640,168 720,246,1 650,196',
      '900,380,1 980,450 1080,520,1 990,476',
    ),
    moved({ x: 900, y: 190, flip: true }, ...ngalawaAbove({ x: 0, y: 0, scale: 1.25, turn: 34 })),
    moved({ x: 560, y: 560, turn: 24, scale: 1 }, ...legsInTheSun),
    cut({ fill: '#6a2c3a', opacity: 0.42 }, parasolShadow(262, 590, 340)),
    parasolAbove(340, 500, 345),
    // A straw hat, laid down.
    cut({ fill: '#b98a5c', opacity: 0.7 }, disc(1050, 800, 76, 70)),
    cut('#e8b458', disc(1066, 786, 76, 72)),
    cut('#c88a38', disc(1060, 792, 40, 38)),
    cut('#d8402e', disc(1064, 788, 38, 36)),
    cut('#f2c878', disc(1068, 782, 33, 31)),
  ),
];
