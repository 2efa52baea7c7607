import { cut, floor, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { gorillaGrip, walkerGrip } from '../../figures/placing/twoGrips.ts';
import { light } from '../../light/light.ts';

const [SKY, CONE, FLANK, MIST, FOREST] = ['#f8ebc8', '#a5cbd2', '#76a8bd', '#dfe9dc', '#6fa287'];
const [CANE, LIT, NODE, STICK, GRAIN] = ['#6ea03c', '#9cc653', '#4c7a30', '#c08a50', '#9a6636'];

const VOLCANO =
  '-40,940,1 -40,560,1 140,470 340,350 460,236 526,136 546,112,1 580,122 620,120 652,108,1 674,138 742,238 864,350 1060,470 1240,560,1 1240,940,1';

/** The hour with a family: two hands with the same grip, and their arms run on from a volcano's slopes. */
export const volcanoTripHour: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-5',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [0, 400, 520, 240], camera: 'close' }),
    wash(SKY),
    within(
      CONE,
      VOLCANO,
      cut(
        FLANK,
        '616,90,1 606,150 636,210 628,280 676,360 672,450 730,540 736,640 800,760,1 1260,940,1 1260,90,1',
      ),
    ),
    floor(MIST, '-40,760 160,740 380,752 560,776 760,752 960,760 1240,740'),
    floor(FOREST, '-40,836 120,822 300,846 470,838 640,860 820,838 1000,826 1240,840'),
    cut(CANE, box(314, -20, 72, 960)),
    cut(LIT, box(314, -20, 24, 960)),
    cut(
      CANE,
      limb('322,126,3 272,120,3 234,140,2'),
      limb('292,122,2 252,92,15 198,86,12 132,108,0'),
      limb('282,124,2 232,130,17 178,160,12 128,220,0'),
      limb('286,124,2 260,160,15 234,204,11 220,266,0'),
    ),
    cut(NODE, limb('308,134,7 350,142,8 392,134,7; 308,790,7 350,798,8 392,790,7')),
    cut(STICK, '794,104,1 798,80 830,72 862,80 866,104,1 860,500 862,940,1 794,940,1 798,500'),
    cut(GRAIN, '866,104,1 860,500 862,940,1 838,940,1 840,500 846,90,1 860,90'),
    inked(GRAIN, 8, '802,150 858,150'),
    ...gorillaGrip,
    ...walkerGrip,
  ),
];
