import { cut, floor, inked, wash, within } from '../../canvas/cut.ts';
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
      cut(FLANK, '624,90,1 616,180 640,260 622,350 650,470 630,600 670,940,1 1260,940,1 1260,90,1'),
      cut(
        WARM,
        '500,100,1 590,100,1 584,170 556,240 560,330,1 536,280 516,330 490,460,1 478,380 440,330 380,420,1 300,400,1',
      ),
    ),
    // Mist lies at its foot, and one thread of it hangs higher.
    floor(
      MIST,
      '-40,800 60,776 170,760 290,790 400,806 500,780 620,752 760,770 840,800 940,786 1060,752 1180,766 1240,790',
    ),
    cut(MIST, limb('470,702,0 560,692,9 660,694,12 720,684,5 800,680,0')),
    cut(
      FOREST,
      '-40,940,1 -40,820,1 40,790 110,812 150,842,1 200,812 270,800 340,824 400,850,1 470,832 540,846 600,866,1 650,838 710,830 770,856,1 850,806 920,800 980,842,1 1060,790 1130,776 1200,796 1240,820,1 1240,940,1',
    ),
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
    inked(GRAIN, 8, '772,150 828,150'),
    ...gorillaGrip,
    ...walkerGrip,
  ),
];
