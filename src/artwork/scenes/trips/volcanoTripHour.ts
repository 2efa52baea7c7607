import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { gorillaGrip, walkerGrip } from '../../figures/placing/twoGrips.ts';
import { light } from '../../light/light.ts';

const [SKY, CONE, FLANK, FOREST, CANE, LIT, NODE, STICK, GRAIN] = [
  '#f8ebc8',
  '#9cc3d0',
  '#78a6bc',
  '#3f7d5a',
  '#6ea03c',
  '#9cc653',
  '#4c7a30',
  '#c08a50',
  '#9a6636',
];

/** The hour with a family: between two hands with the same grip stands a volcano. */
export const volcanoTripHour: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-5',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [40, 360, 400, 240], camera: 'close' }),
    wash(SKY),
    cut(
      CONE,
      '-40,930,1 120,760 300,600 440,420 560,210 590,180,1 620,186 650,184,1 680,214 780,400 920,600 1080,760 1240,900,1 1240,930,1',
    ),
    cut(
      FLANK,
      '650,184,1 680,214 780,400 920,600 1080,760 1240,900,1 1240,930,1 700,930,1 660,760 690,600 640,460 664,330 630,250',
    ),
    floor(
      FOREST,
      '-40,846 60,818 140,830 240,806 330,826 440,808 540,834 640,816 740,836 850,814 950,836 1060,820 1160,840 1240,826',
    ),
    cut(CANE, limb('384,-20,32 380,940,36')),
    cut(LIT, limb('366,-20,12 360,940,14')),
    cut(
      CANE,
      limb('346,126,3 300,130,3 262,150,2'),
      limb('330,128,2 290,100,16 240,92,12 176,112,0'),
      limb('310,132,2 262,136,17 210,166,12 160,222,0'),
      limb('318,132,2 292,164,16 264,204,11 248,262,0'),
    ),
    cut(NODE, limb('344,130,7 384,140,8 424,130,7; 340,716,7 380,726,8 420,716,7')),
    cut(STICK, '804,104,1 806,84 828,78 850,84 852,106,1 844,500 844,940,1 792,940,1 796,500'),
    cut(GRAIN, '852,106,1 844,500 844,940,1 826,940,1 828,500 836,90,1 848,88'),
    ...gorillaGrip,
    ...walkerGrip,
  ),
];
