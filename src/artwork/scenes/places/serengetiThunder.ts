import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [STORM, BOLT, COAT, DEEP, CREAM] = ['#241b52', '#ffd52e', '#e5852a', '#963f1c', '#fff3d2'];

/** A bolt, from its root down. */
const STROKE = angular(
  '-120,-40 120,-40 66,250 132,236 50,430 98,420 -40,680 -6,490 -58,500 -26,320 -94,334',
);
const MANE = [
  [177, 0.68],
  [152, 0.73],
  [124, 0.92],
  [99, 1.02],
  [75, 1.06],
  [51, 1],
  [26, 0.79],
  [4, 0.7],
] as const;

const FACE =
  '540,150,1 560,128 630,122 700,146 760,184,1 850,206 950,222 1000,240,1 1032,256 1040,290 1028,322 1010,344,1 1032,390 1034,436 1010,476 966,486 926,466,1 860,462 800,480 740,530,1 784,606 830,656 880,686,1 930,676 972,696 990,740 976,796 930,826 880,826 820,800 760,780 690,750 620,720,1 550,706,1 600,610,1 540,590,1 588,500,1 520,460,1 580,390,1 516,330,1 584,280,1 530,220,1';
const MUZZLE = '1010,344,1 960,350 900,380 860,430 856,470,1 940,520 1100,500 1100,340,1';
const CHIN = '840,900,1 866,800 890,760 936,738 1010,730,1 1100,900,1';

/** Thunder on the Serengeti: a lion roars, and his mane is lightning. */
export const serengetiThunder: readonly Picture[] = [
  picture(
    'places/serengeti-4',
    light('night', 'tanzania', 'right'),
    plan({ subject: [180, 100, 860, 700], camera: 'close' }),
    wash(STORM),
    moved(
      { x: 110, y: 44, scale: 0.93 },
      ...MANE.map(([turn, scale]) => moved({ x: 650, y: 430, turn, scale }, cut(BOLT, STROKE))),
      cut(BOLT, disc(560, 430, 180, 270), '446,180,1 480,140,1 540,200,1 480,300,1'),
      cut(DEEP, '730,530,1 800,552 854,600 876,684,1 860,700,1 740,620,1'),
      within(
        COAT,
        FACE,
        cut(CREAM, MUZZLE, CHIN, '740,290,1 780,300 820,294 850,276,1 840,310 800,326 766,318'),
      ),
      cut(
        DEEP,
        '950,222,1 1000,240,1 1032,256 1040,290 1028,322 1010,344,1 980,330 956,290 944,260',
        disc(930, 400, 8) + disc(970, 412, 8) + disc(946, 440, 8) + disc(988, 442, 8),
      ),
      cut(
        CREAM,
        '972,476,1 966,540 946,590,1 934,540 924,456,1',
        '872,684,1 878,630 904,582,1 918,630 926,682,1 900,690',
      ),
      cut(COAT, disc(574, 208, 72)),
      cut(DEEP, disc(584, 214, 42, 46)),
      cut(STORM, '736,236,1 790,240 862,274,1 830,290 780,286 750,266'),
      cut(BOLT, disc(800, 266, 14)),
      inked(DEEP, 9, '874,270 896,296 900,330', '920,262 936,290'),
    ),
  ),
];
