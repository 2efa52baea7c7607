import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { summitCamp } from '../../figures/objects/summitCamp.ts';
import { torchChain } from '../../land/torchChain.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, MOONLIT, SNOW, ICE, HOLLOW, NEAR] = [
  '#33708a',
  '#163f57',
  '#1d4b63',
  '#eef6f4',
  '#9cc2cf',
  '#5b90a4',
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
/** The ice cap: it closes across the rim and hangs down in tongues, along the fall of the slope. */
const CAP =
  '400,120,1 376,312,1 408,288,1 426,298,1 438,326,1 456,314,1 468,282,1 492,276,1 504,310,1 508,362,1 522,390,1 536,370,1 548,320,1 568,284,1 586,288,1 598,314,1 610,292,1 640,252,1 666,262,1 686,236,1 704,240,1 722,204,1 742,216,1 762,208,1 778,232,1 794,226,1 808,240,1 822,232,1 838,236,1 850,270,1 860,330,1 872,384,1 886,398,1 896,360,1 900,296,1 914,262,1 934,264,1 948,292,1 964,306,1 976,278,1 994,262,1 1026,286,1 1052,316,1 1092,346,1 1060,260 1010,200,1 1000,110,1';
/** The trough by which the way crosses it, in shade. */
const TROUGH = '730,168,1 724,190 704,212 686,240,1 800,240,1 784,212 762,190 758,168,1';
/** Ice that is lit from the right and above, its thickness in shade. */
const glacier = within(ICE, CAP, moved({ x: 20, y: -30 }, cut(SNOW, CAP)), cut(HOLLOW, TROUGH));

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
      glacier,
    ),
    torchChain('#ffd257', '#eef6f4'),
    floor(NEAR, '-40,830 120,806 300,820 480,800 640,812 800,838 960,822 1240,850'),
    ...summitCamp,
  ),
];
