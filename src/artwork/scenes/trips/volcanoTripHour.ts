import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { gorillaGrip, walkerGrip } from '../../figures/placing/twoGrips.ts';
import { light } from '../../light/light.ts';

const [SKY, CONE, FLANK, WARM, MIST, FOREST] = [
  '#f8ebc8',
  '#8fbccb',
  '#5f93ad',
  '#f5c583',
  '#dbe6da',
  '#2f6b52',
];
const [CANE, LIT, NODE, STICK, GRAIN] = ['#6ea03c', '#9cc653', '#4c7a30', '#c08a50', '#9a6636'];

const VOLCANO =
  '-40,940,1 -40,560,1 140,470 340,350 460,236 526,136 546,112,1 580,120 624,116 652,108,1 674,138 742,238 864,350 1060,470 1240,560,1 1240,940,1';

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
        '624,90,1 610,180 636,250 600,350 636,400,1 620,480 650,560 616,650 600,700,1 640,760 660,940,1 1260,940,1 1260,90,1',
      ),
      cut(WARM, '500,100,1 590,100,1 586,180 560,250 566,330 530,420 530,520,1 300,520,1 300,300,1'),
    ),
    // Mist at its foot, and the forest below.
    floor(MIST, '-40,800 160,770 360,776 560,756 760,774 960,752 1240,786'),
    floor(FOREST, '-40,812 120,806 300,824 480,852 640,858 800,840 980,806 1120,796 1240,800'),
    cut(CANE, box(372, -20, 72, 960)),
    cut(LIT, box(372, -20, 24, 960)),
    cut(
      CANE,
      limb('380,126,3 330,120,3 292,140,2'),
      limb('350,122,2 310,92,15 256,86,12 190,108,0'),
      limb('340,124,2 290,130,17 236,160,12 186,220,0'),
      limb('344,124,2 318,160,15 292,204,11 278,266,0'),
    ),
    cut(NODE, limb('366,134,7 408,142,8 450,134,7; 366,770,7 408,778,8 450,770,7')),
    cut(STICK, '764,104,1 768,80 800,72 832,80 836,104,1 830,500 832,940,1 764,940,1 768,500'),
    cut(GRAIN, '836,104,1 830,500 832,940,1 808,940,1 810,500 816,90,1 830,90'),
    ...gorillaGrip,
    ...walkerGrip,
  ),
];
