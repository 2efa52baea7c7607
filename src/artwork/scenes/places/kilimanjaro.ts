import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { summitCamp } from '../../figures/objects/summitCamp.ts';
import { summitGuide } from '../../figures/people/summitGuide.ts';
import { torchChain } from '../../land/torchChain.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, MOONLIT, SNOW, ICE, NEAR, SHADOW] = [
  '#33708a',
  '#163f57',
  '#1d4b63',
  '#eef6f4',
  '#9cc2cf',
  '#0d2a3c',
  '#071a28',
];
const KIBO =
  '-40,700,1 120,646 280,560 400,450 452,380 486,330,1 520,308 580,296 650,290 720,288 742,300 764,287 830,290 890,298 930,312,1 966,340 1010,400 1090,480 1240,570,1 1240,900,1 -40,900,1';

/** Ribs of lava between the gullies, which run down and outward from the rim. */
const RIBS = [
  '486,330,1 440,420 340,560 180,760 80,900,1 300,900,1 400,700 470,540 510,420',
  '600,330,1 590,480 540,680 500,900,1 660,900,1 650,680 630,480',
  '780,330,1 830,470 900,680 940,900,1 1100,900,1 1000,640 900,450 840,340',
];
/** The ice cap: it closes across the rim and hangs down in tongues, along the fall of the slope. */
const CAP =
  '400,240,1 428,412,1 448,392,1 462,398,1 476,372,1 488,380,1 500,432,1 514,480,1 524,436,1 530,396,1 548,372,1 562,380,1 574,404,1 590,440,1 598,404,1 616,372,1 634,364,1 656,346,1 676,350,1 700,332,1 734,280,1 752,280,1 784,332,1 798,334,1 812,366,1 822,348,1 838,348,1 852,362,1 862,410,1 864,436,1 882,474,1 892,430,1 894,400,1 908,368,1 926,380,1 938,404,1 956,424,1 962,392,1 976,376,1 1000,396,1 1040,240,1';
/** The gully without ice by which the way reaches the rim. */
const NOTCH = '676,352,1 712,326,1 730,290,1 736,280,1 750,280,1 754,296,1 768,320,1 800,348,1';
/** Ice that is lit from the right and above, its thickness in shade. */
const glacier = within(ICE, CAP, moved({ x: 14, y: -24 }, cut(SNOW, CAP)), cut(ROCK, NOTCH));

/** The mountain by night. */
export const kilimanjaro: readonly Picture[] = [
  // At midnight the tents empty: one file of head-torches goes up Kibo, over the rim, and on as stars.
  picture(
    'places/kilimanjaro-2',
    light('night', 'tanzania', 'right'),
    plan({ subject: [490, 300, 440, 50], camera: 'wide' }),
    floor(SKY, '-40,-20 1240,-20'),
    within(
      ROCK,
      KIBO,
      cut(MOONLIT, ...RIBS),
      cut('#25576f', '930,312,1 1000,420 1080,560 1130,900,1 1260,900,1 1260,280,1 930,280,1'),
      glacier,
    ),
    floor(NEAR, '-40,826 120,820 300,832 520,826 700,812 860,822 1000,806 1240,826'),
    torchChain('#ffd257', '#f6e3a4', '#eef6f4'),
    ...summitCamp,
    cut(SHADOW, limb('590,860,0 622,860,6 720,857,9 900,852,0')),
    moved({ x: 614, y: 862, scale: 1.18 }, ...summitGuide),
  ),
];
