import { cut, floor, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { summitCamp } from '../../figures/objects/summitCamp.ts';
import { torchChain } from '../../land/torchChain.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, MOONLIT, SNOW, ICE, NEAR] = [
  '#33708a',
  '#163f57',
  '#1d4b63',
  '#eef6f4',
  '#9cc2cf',
  '#0d2a3c',
];
const KIBO =
  '-40,600,1 60,560 180,496 290,410 370,322 420,250 456,202,1 500,182 570,170 650,162 760,160 880,166 960,178,1 1000,206 1040,262 1096,320 1160,370 1240,410,1 1240,900,1 -40,900,1';

/** Ribs of lava between the gullies, which run down and outward from the rim. */
const RIBS = [
  '470,250,1 430,360 330,520 180,700 100,900,1 330,900,1 380,720 450,520 500,340',
  '620,250,1 600,420 540,620 500,900,1 650,900,1 660,660 650,420',
  '850,250,1 880,440 930,620 960,900,1 1260,900,1 1260,150,1 960,178,1 900,200',
];
/** Glaciers that hang from the rim in tongues, along the fall of the slope. */
const LEFT_ICE =
  '400,120,1 386,300,1 420,280 436,288 428,316,1 456,304 480,270 504,276,1 516,330 500,392,1 540,350 552,280 574,264,1 588,270 594,296,1 610,272 618,242 640,234 654,214,1 678,186,1 690,156,1 684,110,1';
const RIGHT_ICE =
  '780,110,1 784,156,1 774,178,1 798,206 812,246,1 826,232 842,236 852,290 872,356 888,404,1 896,350 898,290 914,254 936,260,1 950,280 970,304,1 976,284 984,260 1008,262,1 1030,290 1074,330,1 1060,260 1010,200,1 1000,110,1';

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
      cut(MOONLIT, ...RIBS),
      cut('#25576f', '960,178,1 1000,300 1080,470 1120,640 1100,900,1 1260,900,1 1260,150,1 1040,150,1'),
      cut(ICE, LEFT_ICE),
      cut(
        SNOW,
        '440,120,1 448,214,1 478,226 500,212 528,236,1 560,214 590,214 612,190,1 640,192 664,172 684,120,1',
      ),
      cut(SNOW, RIGHT_ICE),
      cut(
        ICE,
        '780,120,1 784,156,1 774,178,1 798,206 812,246,1 824,216 818,196 842,180 860,120,1',
        '852,280 872,356 888,404,1 880,340 884,280 900,240,1 870,236 850,250',
        '936,260 950,280 970,304,1 962,280 968,250,1 952,240',
      ),
    ),
    torchChain('#ffd257', '#eef6f4'),
    floor(NEAR, '-40,830 120,806 300,820 480,800 640,812 800,838 960,822 1240,850'),
    ...summitCamp,
  ),
];
