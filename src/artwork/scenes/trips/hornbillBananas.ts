import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { hornbillInHand } from '../../figures/animals/hornbillInHand.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, SNOW] = ['#8fd0de', '#5fa9c4', '#fdfaf0'];

/** Between the forest of Kilimanjaro and the gardens below it: a hornbill, and bananas. */
export const hornbillBananas: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [60, 600, 400, 300], camera: 'close' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    cut(
      ROCK,
      '440,940,1 600,904 710,862 790,806 836,760,1 868,728,1 910,714,1 1010,706,1 1084,712,1 1130,728,1 1160,758,1 1200,800 1250,832,1 1250,940,1',
    ),
    cut(
      SNOW,
      '836,760,1 868,728,1 910,714,1 1010,706,1 1084,712,1 1130,728,1 1160,758,1 1146,766,1 1128,756,1 1110,794,1 1090,762,1 1076,772,1 1058,832,1 1034,778,1 1016,766,1 994,800,1 970,762,1 950,774,1 926,848,1 902,780,1 884,768,1 862,796,1 852,764,1',
    ),
    ...hornbillInHand,
  ),
];
