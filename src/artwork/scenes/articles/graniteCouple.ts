import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, SHALLOW, SAND, CAST] = ['#ffdcb4', '#0f9ba6', '#63d3c3', '#fff2d6', '#e6b795'];
const [LIT, STONE, DARK] = ['#f0a48a', '#8d4862', '#4b2447'];

/** The two stacks of stones: of each the lower stone and the upper. */
const HER = '130,860,1 96,750 130,630 210,550 320,512 440,520 536,570 600,660 612,760 590,860,1';
const HIS = '540,860,1 510,720 546,570 630,460 760,410 900,430 1020,510 1090,640 1104,760 1070,860,1';
const HER_HEAD = '352,490 318,420 330,340 390,280 480,262 560,284 606,350 596,430 540,500 450,530 390,524';
const HIS_HEAD = '540,350 532,250 580,150 680,96 790,110 866,190 880,290 840,380 760,430 650,436 576,410';

/** Where the two people sit: 160 pixels high, seen from behind, her head on his shoulder. */
const COUPLE = [
  cut('#0f7d8e', '4,0,1 2,-60 20,-100 52,-112 84,-98 98,-60 102,0,1'),
  cut('#e8402c', '-92,0,1 -90,-50 -72,-84 -44,-92 -10,-84 6,-50 10,0,1'),
  cut('#231331', disc(-14, -112, 25, 28), disc(38, -138, 26, 30)),
];

/** La Digue: boulders of granite lean together as the couple on the beach below them does. */
export const graniteCouple: readonly Picture[] = [
  picture(
    'articles/seychelles',
    light('golden', 'zanzibar', 'left'),
    plan({ subject: [300, 280, 700, 500], camera: 'back' }),
    wash(SKY),
    floor(SEA, '-40,470 1240,470'),
    floor(SHALLOW, '-40,640 400,620 800,640 1240,620'),
    floor(SAND, '-40,740 300,730 700,744 1240,720'),
    within(
      STONE,
      HIS,
      cut(LIT, '480,300,1 820,400,1 716,480 640,580 606,700 616,900,1 480,900,1'),
      cut(
        DARK,
        '880,400,1 1140,400,1 1140,900,1 980,900,1 1010,720 970,560',
        limb('740,500,0 726,600,11 700,700,13 700,900,11;856,590,0 850,680,9 834,760,11 842,900,9'),
      ),
    ),
    within(
      STONE,
      HIS_HEAD,
      cut(LIT, '500,60,1 760,60,1 670,160 624,260 632,350 680,460,1 500,460,1'),
      cut(DARK, '800,90,1 900,90,1 900,460,1 690,460,1 784,400 826,280'),
    ),
    within(
      STONE,
      HER,
      cut(LIT, '80,480,1 430,500,1 300,570 226,680 216,900,1 80,900,1'),
      cut(
        DARK,
        '480,500,1 640,540,1 640,900,1 520,900,1 548,760 536,620',
        limb('344,580,0 330,650,9 310,720,11 316,900,9'),
      ),
    ),
    within(
      STONE,
      HER_HEAD,
      cut(LIT, '280,220,1 520,220,1 416,320 390,410 420,560,1 280,560,1'),
      cut(DARK, '550,250,1 640,300,1 640,560,1 440,560,1 540,490 572,380'),
    ),
    cut(CAST, '-40,860,1 130,816 400,806 700,800 1000,812 1300,800,1 1300,840,1 900,850 500,850'),
    floor(SAND, '-40,810 200,826 480,812 760,834 1000,820 1240,800'),
    moved({ x: 176, y: 872, scale: 0.72 }, ...COUPLE),
  ),
];
