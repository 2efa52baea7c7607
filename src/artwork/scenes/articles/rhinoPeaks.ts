import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, HIDE, PLANE, RED, SNOW] = ['#2fa59a', '#262046', '#4d4580', '#f2664a', '#fff8ec'];

/** Neck, nape, brow, muzzle with its pointed lip, jaw. */
const HEAD =
  '-40,380,1 60,340 180,336 270,390 330,440 400,470 450,500 490,560 540,580 660,584 700,606 730,600 840,612 960,610 1010,634 1052,680 1074,740 1084,800 1078,852,1 1040,838 1004,842,1 1012,864 984,886 930,892 840,896 740,920 640,960,1 -40,960,1';
const EAR = '330,490,1 300,440 256,390 250,320 292,258,1 350,290 384,350 384,420 374,500,1';
const FAR_EAR = '400,500,1 404,420 414,350 438,304 474,272,1 494,330 484,390 460,440 450,520,1';

/** Nelion, the horn behind, and Batian, the horn before: their ridges run down into the hide. */
const [NELION, BATIAN] = [
  angular('466,552 516,410 556,346 590,270 626,340 660,440 690,606 660,646 634,622 588,672'),
  angular('706,606 742,450 776,346 806,246 826,130 866,226 892,320 936,450 992,630 944,692 904,660 818,728'),
];

/** A rhino whose two horns are the summits of Mount Kenya at first light. */
export const rhinoPeaks: readonly Picture[] = [
  picture(
    'articles/mount-kenya',
    light('dawn', 'kenya', 'right'),
    plan({ subject: [0, 430, 1060, 470], camera: 'close' }),
    wash(SKY),
    moved(
      { x: -40, y: -66, scale: 1.06 },
      cut(PLANE, FAR_EAR),
      cut(HIDE, HEAD, EAR),
      cut(PLANE, '296,292,1 278,350 298,400 346,466,1 366,430 364,360 338,310'),
      // The lit front of the muzzle, its nostril, the mouth.
      cut(
        PLANE,
        '960,610,1 1010,634 1052,680 1074,740 1084,800 1078,852,1 1040,838 1004,842,1 930,836 850,800,1 930,800 960,770 940,700 900,640,1',
      ),
      cut(HIDE, '984,742,1 996,706 1034,700 1046,732 1026,752 1010,742'),
      within(
        HIDE,
        NELION,
        cut(PLANE, angular('590,270 566,390 580,490 556,570 588,672 740,700 740,270')),
        cut(RED, angular('590,270 586,370 620,460 606,540 634,622 660,700 740,700 740,240')),
        cut(SNOW, angular('480,230 480,420 556,366 580,430 602,372 632,420 690,360 690,230')),
      ),
      within(
        HIDE,
        BATIAN,
        cut(PLANE, angular('826,130 800,330 806,450 778,570 818,728 1000,760 1000,130')),
        cut(RED, angular('826,130 824,270 866,390 846,520 904,660 920,740 1000,740 1000,100')),
        cut(SNOW, angular('720,100 720,400 796,310 818,386 844,304 876,360 940,290 940,100')),
      ),
      cut(
        PLANE,
        '560,732,1 586,702 624,708 644,738,1 616,750 584,748',
        limb('520,706,0 572,672,8 664,698,0;556,756,0 596,776,6 640,764,0'),
      ),
      cut(HIDE, disc(602, 727, 16)),
      cut(SNOW, disc(608, 721, 5)),
      cut(
        PLANE,
        limb('200,480,0 260,640,13 240,800,16 170,960,10;400,640,0 420,760,10 520,850,12 640,880,0'),
      ),
    ),
  ),
];
