import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, HIDE, PLANE, RED, SNOW, CLOUD] = [
  '#2fa59a',
  '#262046',
  '#4d4580',
  '#f2664a',
  '#fff8ec',
  '#a9dccb',
];

/** Neck, nape, brow, muzzle with its pointed lip, jaw. */
const HEAD =
  '-40,380,1 60,340 180,336 270,390 330,440 400,470 450,500 490,560 540,580 660,584 700,606 730,600 840,612 960,610 1012,634 1056,684 1078,742 1090,806,1 1094,838 1074,852 1052,836,1 1030,842 1016,846,1 1026,872 1004,894 960,898 880,902 760,920 640,964,1 -40,960,1';
const EAR = '330,490,1 300,440 256,390 250,320 292,258,1 350,290 384,350 384,420 374,500,1';
const FAR_EAR = '400,500,1 404,420 414,350 438,304 474,272,1 494,330 484,390 460,440 450,520,1';

/** Nelion, the horn behind, and Batian, the horn before, with the pinnacle on its shoulder. */
const [NELION, BATIAN] = [
  angular('466,560 500,452 524,420 540,352 566,318 590,270 618,326 634,392 660,448 672,520 694,620 580,650'),
  angular(
    '706,620 730,506 744,470 752,398 768,372 780,300 798,282 812,186 828,130 850,176 858,222 884,276 900,352 926,404 940,462 966,522 1000,650 850,720',
  ),
];

/** The hide round the foot of each horn: foothills above, a fold of skin below. */
const [FOOTHILLS, NEAR_FOOTHILLS] = [
  '440,600,1 470,546,1 492,568,1 524,530,1 552,580,1 578,556,1 604,598,1 634,562,1 652,590,1 672,566,1 706,616,1 690,676 610,700 520,680',
  '676,640,1 716,584,1 738,610,1 774,556,1 806,620,1 830,596,1 862,646,1 902,590,1 924,626,1 950,600,1 974,634,1 994,620,1 1016,650,1 990,716 900,744 800,736',
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
      // The lit muzzle with its hooked lip, and the lower lip: the dark between them is the mouth.
      cut(
        PLANE,
        '990,618,1 1030,644 1060,690 1078,742 1090,806,1 1094,838 1074,852 1052,836,1 1020,826 960,830 880,816 826,776,1 900,796 950,786 956,748 950,700',
        '856,832,1 930,854 1016,846,1 1026,872 1004,894 960,898,1 970,880 950,868',
      ),
      cut(HIDE, '996,752,1 1000,716 1036,704 1054,736 1036,764 1016,748'),
      within(
        HIDE,
        NELION,
        cut(PLANE, angular('590,270 566,372 584,440 548,520 570,580 560,660 740,700 740,270')),
        cut(RED, angular('590,270 600,366 626,430 600,500 626,550 604,660 740,700 740,240')),
        cut(PLANE, angular('640,452 656,520 646,560 684,640 700,560 668,480')),
        cut(SNOW, angular('480,230 480,420 540,392 558,372 572,414 590,384 606,402 618,366 690,350 690,230')),
      ),
      within(
        HIDE,
        BATIAN,
        cut(PLANE, angular('826,130 806,290 822,360 786,440 806,520 770,580 790,760 1040,760 1000,130')),
        cut(RED, angular('826,130 836,270 872,340 838,420 866,500 836,560 856,740 1040,760 1000,100')),
        cut(PLANE, angular('886,372 906,448 890,506 926,570 920,700 960,700 944,580 918,500 922,440')),
        cut(
          SNOW,
          angular(
            '720,100 720,300 776,334 792,300 806,376 822,330 838,410 850,330 866,352 878,306 940,290 940,100',
          ),
          angular('752,398 768,372 778,384 770,424 760,408 748,436'),
        ),
      ),
      cut(HIDE, FOOTHILLS, NEAR_FOOTHILLS),
      cut(PLANE, limb('700,700,0 770,752,9 862,768,8 916,748,0;474,664,0 540,706,8 640,704,0')),
      // A cloud that hangs at the snow line.
      cut(
        CLOUD,
        '690,474 704,452 744,456 756,424 804,416 826,446 858,438 880,458 930,452 944,472 920,484 860,474 800,490 740,476',
      ),
      // A small eye, low under the heavy lid.
      cut(
        PLANE,
        '608,786,1 630,770 660,772 682,794,1 656,800 628,798',
        limb('576,782,0 614,742,8 700,776,0;596,808,0 636,826,6 684,808,0'),
      ),
      cut(HIDE, disc(648, 785, 13, 11)),
      cut(
        PLANE,
        limb('200,480,0 260,640,13 240,800,16 170,960,10;400,640,0 420,760,10 520,850,12 640,880,0'),
      ),
    ),
  ),
];
