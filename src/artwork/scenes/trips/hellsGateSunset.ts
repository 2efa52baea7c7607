import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { greatWheel } from '../../figures/placing/greatWheel.ts';
import { light } from '../../light/light.ts';

/** The end of a day's ride: the sun goes down in the wheel. */
export const hellsGateSunset: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-4',
    light('sunset', 'kenya', 'behind'),
    plan({ subject: [260, 340, 480, 420], camera: 'frame' }),
    wash('#e8502f'),
    cut('#ffcf6e', disc(500, 590, 300)),
    floor('#4a1338', '0,816 200,800 430,812 700,806 1200,830', 920),
    greatWheel(500, 590),
  ),
];
