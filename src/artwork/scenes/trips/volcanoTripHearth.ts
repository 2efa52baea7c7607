import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { agaseke } from '../../figures/objects/agaseke.ts';
import { light } from '../../light/light.ts';

const [NIGHT, WALL, OXIDE, CREAM] = ['#140f1a', '#33202a', '#a8402a', '#f3e3c2'];
const [EMBER, FLAME, CORE] = ['#d9501f', '#ff9a2e', '#ffe08a'];
const [DUSK, PALE, CONE] = ['#5f86c0', '#b4c8d8', '#182758'];

/** The hearth's cone as wide as `half` at its foot: one within the other, as imigongo is painted. */
const cone = (half: number): string =>
  `${640 - half},660,1 640,${Math.round(660 - half * 1.66)},1 ${640 + half},660,1`;

/** The hearth: its cone in bands, its plinth, and its mouth with the fire. */
const hearth: readonly Layer[] = [
  cut(OXIDE, box(600, -20, 80, 300)),
  cut(OXIDE, cone(360)),
  cut(NIGHT, cone(312)),
  cut(CREAM, cone(296)),
  cut(NIGHT, cone(262)),
  cut(OXIDE, cone(244)),
  cut(CREAM, cone(206)),
  cut(NIGHT, cone(190)),
  cut(EMBER, '510,660,1 540,590,1 570,616,1 628,420,1 668,560,1 702,520,1 770,660,1'),
  cut(FLAME, '550,660,1 574,624,1 598,640,1 636,500,1 666,604,1 694,580,1 734,660,1'),
  cut(CORE, '600,660,1 640,572,1 684,660,1'),
  cut('#5c2620', '244,652,1 1036,652,1 1060,708,1 220,708,1'),
];

/** A guest in a blanket and a knitted cap, her profile lit by the fire. */
const guest: readonly Layer[] = [
  within(
    '#22336c',
    '860,920,1 880,800 916,700 980,640 1050,604,1 1150,590,1 1260,620,1 1260,920,1',
    cut('#d8763a', '840,920,1 870,790 906,700 980,640,1 1040,606,1 1010,660 956,720 930,800 924,920,1'),
    cut(CREAM, '1250,600,1 1100,640 1010,720 980,920,1 1010,920,1 1040,740 1120,670 1260,640,1'),
    cut(CREAM, '1260,700,1 1140,720 1090,780 1074,920,1 1088,920,1 1106,790 1150,740 1260,720,1'),
  ),
  within(
    '#57291f',
    '962,320,1 952,372 946,398 958,412 946,440 928,462,1 950,476,1 944,486 938,496,1 954,503,1 943,510 947,524 959,533 950,552 958,578 996,584 1044,570 1070,600 1060,660,1 1140,640,1 1128,570 1172,470 1180,320,1',
    cut(
      '#f0a260',
      '900,320,1 990,330,1 1000,370 984,400 992,424,1 976,440 994,480 1000,510 980,540 990,570 1010,590,1 900,600,1',
    ),
    cut('#f0a260', '1062,408,1 1078,396 1092,416 1084,456 1068,466,1 1070,440'),
  ),
  inked(NIGHT, 5, '966,418 978,410 992,414', '958,388 974,378 996,384'),
  within(
    '#f3e3c2',
    '946,352,1 950,290 990,232 1070,206 1150,232 1196,310 1196,410,1 1120,384 1040,362',
    cut(OXIDE, '940,330,1 1040,340 1200,388,1 1200,370,1 1050,320 940,312,1'),
    cut(
      NIGHT,
      '944,300,1 976,262,1 1000,300,1 1040,256,1 1066,308,1 1108,268,1 1130,322,1 1172,290,1 1200,350,1 1200,330,1 1176,264,1 1132,296,1 1110,240,1 1066,282,1 1044,228,1 1002,272,1 978,236,1',
    ),
    cut({ fill: '#3a171d', opacity: 0.76 }, '1060,190,1 1030,250 1040,320 1060,420,1 1210,420,1 1210,190,1'),
  ),
];

/** The evening at the lodge, under the cones. */
export const volcanoTripHearth: readonly Picture[] = [
  // The same cone three times: the volcano in the window, the hearth, the basket's lid.
  picture(
    'packages/volcanoesandgorillas-3',
    light('dusk', 'rwanda', 'right'),
    plan({ subject: [80, 100, 310, 300], camera: 'front' }),
    wash([WALL, WALL]),
    // The window.
    within(
      DUSK,
      box(70, 90, 330, 430),
      cut(PALE, box(60, 400, 350, 130)),
      cut(CREAM, disc(130, 150, 4), disc(340, 190, 3), disc(290, 130, 4), disc(180, 240, 3)),
      cut(
        CONE,
        '60,530,1 60,476 150,350 210,240 224,212,1 234,206 246,212,1 262,240 320,350 410,476 410,530,1',
      ),
      cut(PALE, '60,500,1 160,488 260,500 410,484,1 410,530,1 60,530,1'),
    ),
    cut(NIGHT, box(70, 90, 330, 14), box(70, 90, 14, 430), box(386, 90, 14, 430), box(50, 516, 370, 22)),
    cut('#24151c', box(-20, 660, 1240, 260)),
    cut('#97402a', '470,706,1 810,706,1 1040,920,1 200,920,1'),
    ...hearth,
    cut(NIGHT, '300,872,1 330,850,1 300,900,1 120,930,1 20,930,1 140,880,1'),
    agaseke({ x: 236, y: 880, scale: 1.05 }, { straw: CREAM, shade: '#4a1f22', dark: NIGHT, red: OXIDE }),
    ...guest,
  ),
];
