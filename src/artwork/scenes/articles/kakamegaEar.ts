import { cut, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

/** Hair like the forest; ear, cheek, folds; the bird's plumes, bill and crest. */
const [HAIR, EAR, CHEEK, FOLD, PLUME, BILL, CREST] = [
  '#0a3d30',
  '#d48145',
  '#753519',
  '#5a281a',
  '#3b28ac',
  '#ffc93a',
  '#e0263c',
];

/** The guides of Kakamega know the birds by ear: a Ross's turaco sits in one. */
export const kakamegaEar: readonly Picture[] = [
  picture(
    'articles/kakamega',
    light('morning', 'kenya', 'left'),
    plan({ subject: [290, 30, 540, 560], camera: 'close' }),
    wash(HAIR),
    cut(
      CHEEK,
      '1010,-20,1 1004,140 970,280 924,400 890,500 830,610,1 600,700,1 520,920,1 1220,920,1 1220,-20,1',
    ),
    cut(FOLD, '470,920,1 540,800,1 700,770,1 740,850 830,920,1'),
    cut(
      EAR,
      '806,420,1 856,310 852,160 760,46 590,14 410,40 290,170 266,370 320,560 396,680 430,800 510,880 630,882 704,820 720,750 750,710 826,660 870,570 856,470',
    ),
    cut(
      FOLD,
      '746,290,1 784,196 748,118 660,82 560,82 430,116 350,230 346,380 390,520 450,600,1 424,500 404,380 420,260 480,170 580,130 664,136 722,186',
    ),
    cut(
      CREST,
      '690,290,1 690,330 600,340 566,368,1 534,320 520,250 540,196 584,164,1 620,180 660,200 690,240',
    ),
    within(
      PLUME,
      '680,270,1 620,276 570,330 560,390 500,440 464,520 476,610 530,680 556,740 560,790 570,830 620,836 660,826 666,780 676,710 700,680,1 760,600 752,500 716,440 706,400 712,340,1',
      cut(CREST, '440,480,1 520,520 570,610 556,744,1 440,744,1'),
    ),
    cut(
      BILL,
      '634,330,1 636,300 660,276 688,262,1 736,260 780,290 800,364,1 756,352 716,358 700,370,1 660,368 642,354',
    ),
    cut(HAIR, disc(680, 318, 17)),
    cut(EAR, '806,420,1 750,450 708,500 698,570 712,640 752,700,1 830,640 830,520'),
  ),
];
