import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SEA, SHALLOW, SAND, LEE] = ['#06859a', '#46c6bb', '#fff0cc', '#de9c5a'];

const BODY =
  '50,640,1 52,570 96,516,1 130,440 236,376 326,344 410,280 530,240 670,242 790,286 870,304 906,276 900,220 898,132 950,52,1 972,100 1018,172 1050,228 1030,270,1 1076,284 1096,346 1118,428 1140,476,1 1044,462 982,402 942,360 898,368 860,476 780,560 676,626 560,660 470,664 400,660 336,660 306,694 290,734 246,752 212,744,1 248,704,1 170,778,1 112,780 58,724';
const FLIPPER = '322,560 334,680 356,764 402,822 466,832 502,784 480,706 450,560';

/** A dugong of sand: the lee sides of her dunes, a beach all round, and a pool for an eye. */
const dugong = [
  cut(SAND, BODY),
  cut(
    LEE,
    '350,660,1 276,640 290,540 360,470 426,430 448,350,1 446,420 482,490 556,460 612,390 634,260,1 622,360 650,450 724,450 770,410 796,330,1 786,390 816,420 860,400 940,316,1 890,390 846,470 814,506 780,510 790,446,1 760,530 720,580 668,584 676,510,1 644,590 600,620 540,620 548,560,1 510,620 460,640 400,640 350,620; 952,96,1 930,180 950,250 1024,258,1 1036,236 1000,180; 958,340,1 1020,300 1032,276,1 1060,300 1076,380 1102,436,1 1040,390; 124,566,1 192,582 230,624 238,684,1 212,640 176,606',
  ),
  cut(SAND, FLIPPER),
  cut(LEE, '430,600,1 400,680 420,760 440,806,1 482,782 466,706'),
  cut(SEA, disc(214, 520, 14)),
];

/** The shallows round her, drawn out by the tide. */
const bank = cut(
  SHALLOW,
  '-10,640 0,520 60,450 120,350 250,300 330,250 400,180 560,160 690,180 780,210 840,190 850,110 880,20 930,-40 1000,10 1060,110 1120,180 1180,260 1210,400 1230,520,1 1130,500 1010,470 950,480 900,560 830,680 740,730 640,750 570,780 600,850 580,910 540,910 440,920 350,890 300,800 220,840 100,860 10,790',
);
const CALF = { x: 690, y: 555, scale: 0.37, turn: -4 };

/** Bazaruto from the air: the islands are a dugong and her calf, made of dunes. */
export const bazarutoDugong: readonly Picture[] = [
  picture(
    'articles/bazaruto',
    light('morning', 'zanzibar', 'right', 18),
    plan({ subject: [40, 220, 960, 600], camera: 'above' }),
    wash(SEA),
    bank,
    moved(CALF, bank),
    ...dugong,
    moved(CALF, ...dugong),
  ),
];
