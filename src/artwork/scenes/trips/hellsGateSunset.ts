import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { greatWheel } from '../../figures/placing/greatWheel.ts';
import { light } from '../../light/light.ts';

/** The columns of the cliffs on the right, and Fischer's Tower, from the road. */
const CLIFFS =
  '600,830,1 640,740,1 650,660,1 704,646,1 712,690,1 760,684,1 766,560,1 812,548,1 820,600,1 880,590,1 888,500,1 950,488,1 958,540,1 1020,532,1 1030,440,1 1110,428,1 1120,470,1 1240,460,1 1240,860,1';
const CRACKS = [
  '708,660 704,830',
  '764,600 760,830',
  '816,580 814,830',
  '884,540 884,830',
  '954,520 954,830',
  '1024,480 1026,830',
  '1114,450 1118,830',
];
const TOWER =
  '240,830,1 258,700,1 270,560,1 284,520,1 286,470,1 306,452,1 312,500,1 324,500,1 328,420,1 344,400,1 362,416,1 366,520,1 382,540,1 388,640,1 402,660,1 410,760,1 430,830,1';

/** The end of a day's ride: the sun goes down in the wheel. */
export const hellsGateSunset: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-4',
    light('sunset', 'kenya', 'behind'),
    plan({ subject: [262, 440, 120, 360], camera: 'frame' }),
    wash('#e8502f'),
    cut('#ffcf6e', disc(500, 590, 300)),
    cut('#a3283a', CLIFFS),
    inked('#6d1836', 9, ...CRACKS),
    cut('#4a1338', TOWER),
    floor('#4a1338', '0,816 200,800 430,812 700,806 1200,830', 920),
    greatWheel(500, 590),
  ),
];
