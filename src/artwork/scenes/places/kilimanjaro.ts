import { cut, floor, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { summitCamp } from '../../figures/objects/summitCamp.ts';
import { torchChain } from '../../land/torchChain.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, MOONLIT, SNOW, ICE, NEAR] = [
  '#2b6078',
  '#163f57',
  '#205069',
  '#eef6f4',
  '#9cc2cf',
  '#0d2a3c',
];
const KIBO =
  '-40,600,1 60,560 180,496 290,410 370,322 420,250 456,202,1 500,182 570,170 650,162 760,160 880,166 960,178,1 1000,206 1040,262 1096,320 1160,370 1240,410,1 1240,900,1 -40,900,1';

/** The mountain by night. */
export const kilimanjaro: readonly Picture[] = [
  // At midnight the tents empty: head-torches zigzag up Kibo until they are stars.
  picture(
    'places/kilimanjaro-2',
    light('night', 'tanzania', 'right'),
    plan({ subject: [480, 170, 470, 60], camera: 'wide' }),
    floor(SKY, '-40,-20 1240,-20'),
    within(
      ROCK,
      KIBO,
      cut(MOONLIT, '960,178,1 900,300,1 946,380,1 890,520,1 930,640,1 880,900,1 1260,900,1 1260,150,1'),
      cut(
        SNOW,
        '430,120,1 420,262,1 452,246,1 470,300,1 486,292,1 500,236,1 548,222,1 570,262,1 588,258,1 606,216,1 640,206,1 652,222,1 676,186,1 672,164,1 690,156,1 684,120,1; 780,120,1 784,156,1 774,176,1 800,204,1 816,250,1 830,256,1 850,222,1 872,340,1 890,350,1 906,262,1 930,250,1 948,312,1 962,316,1 980,252,1 1010,262,1 1030,300,1 1060,280,1 1000,120,1',
      ),
      cut(
        ICE,
        '430,120,1 420,262,1 452,246,1 470,300,1 486,292,1 500,236,1 524,228,1 500,182,1 530,120,1',
        '780,120,1 784,156,1 774,176,1 800,204,1 816,250,1 830,256,1 842,232,1 820,200,1 834,120,1',
      ),
    ),
    torchChain('#ffd257', '#eef6f4'),
    floor(NEAR, '-40,830 120,806 300,820 480,800 640,812 800,838 960,822 1240,850'),
    ...summitCamp,
  ),
];
