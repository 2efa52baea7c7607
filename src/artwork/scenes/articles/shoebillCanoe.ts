import { cut, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, WATER, FOAM, SLATE, DARK] = ['#ffd06e', '#8fd0c0', '#fff6dc', '#3f5a7c', '#26385a'];
const [WOOD, STRAKE, KEEL, INK] = ['#c06c32', '#eda158', '#7a381d', '#1b1d33'];
const [BROWN, TAN] = ['#54291f', '#e0a078'];

/** The bill from the forehead over the dip of the ridge to the hook, and back along the keel. */
const BILL =
  '400,230,1 470,300 560,352 680,368 820,356 940,330 1040,288 1104,276 1150,322 1160,420 1142,530,1 1112,496 1096,456,1 1060,560 960,660 760,690 560,676 420,620 340,480,1';
/** What lies below the line of the mouth. */
const LOWER = '340,470,1 440,504 700,528 940,504 1095,452,1 1088,720,1 340,720,1';
const RIDGE =
  '380,200,1 470,300 560,352 680,368 820,356 940,330 1040,288 1104,276 1160,250,1 1170,340,1 1130,314 1050,334 940,372 820,398 680,410 540,390 440,330 380,262,1';
/** Head, crest and neck, down into the water. */
const HEAD =
  '424,256,1 404,196 340,150 262,144,1 228,112 176,92,1 196,116 210,136,1 168,116 122,118,1 160,134 184,152,1 148,144 106,158,1 140,164 160,178,1 92,240 86,350 128,450 172,540 160,660 110,770 -40,850,1 -40,940,1 420,940,1 430,820 404,730 404,640 396,560 366,478,1 404,400 420,330';

/** A head from the side with its neck, in one outline: `x`, `y` is the nape. */
const profile = (x: number, y: number) =>
  [
    [0, 30, 1],
    [-4, 2],
    [-10, -30],
    [6, -54],
    [34, -56],
    [48, -40],
    [46, -28, 1],
    [54, -14, 1],
    [46, -11, 1],
    [46, 2],
    [36, 8],
    [24, 6, 1],
    [26, 30, 1],
  ]
    .map(([dx, dy, corner]) => `${x + dx!},${y + dy!}${corner ? ',1' : ''}`)
    .join(' ');

/** A shoebill whose bill is the canoe in which two visitors look for it in the Mabamba swamp. */
export const shoebillCanoe: readonly Picture[] = [
  picture(
    'articles/entebbe',
    light('dawn', 'uganda', 'right'),
    plan({ subject: [90, 330, 1060, 320], camera: 'profile' }),
    wash(SKY),
    // The two who sit close.
    cut(BROWN, profile(650, 200)),
    cut('#1f6a5c', '606,390,1 600,290 618,240 646,222,1 684,222,1 716,240 726,290 726,390,1'),
    cut(FOAM, '622,168,1 634,160,1 634,132 660,124 688,130 694,154,1 722,158,1 720,166,1'),
    cut(TAN, profile(730, 216)),
    cut('#d9402f', '690,390,1 688,300 704,256 728,238,1 762,240,1 792,256 806,310 806,390,1'),
    cut(INK, '724,250,1 708,210 712,166 742,150 772,158 780,178,1 756,180 750,204,1 742,230 744,250,1'),
    // The man at the bow, and his far arm.
    cut(BROWN, profile(930, 190), limb('950,236,13 996,250,13 1024,218,10 1026,206,10')),
    cut('#d8cbb4', '872,380,1 874,290 896,230 926,212,1 962,212,1 988,236 984,290 984,380,1'),
    cut(INK, '918,178,1 912,146 932,128 966,132 976,148,1 950,150 944,170,1 934,180,1'),
    within(
      WOOD,
      BILL,
      cut(KEEL, LOWER),
      cut(STRAKE, RIDGE),
      cut(
        '#9a4f26',
        limb(
          '450,400,0 500,424,9 560,436,0; 600,450,0 640,462,6 690,462,0; 740,440,0 800,440,10 880,424,0; 1010,380,0 1050,362,8 1090,350,0; 530,478,0 570,488,5 620,490,0; 820,490,0 870,484,6 910,476,0',
        ),
      ),
    ),
    wash(WATER, { y: 640, height: 280 }),
    within(
      SLATE,
      HEAD,
      cut(
        DARK,
        '60,80,1 200,80,1 200,180 140,240 140,350 190,450 250,540 250,660 250,780 190,940,1 -60,940,1',
      ),
    ),
    inked(INK, 9, '322,470 366,484 440,506 700,528 940,504 1098,452'),
    // The lid lies level on the pale eye.
    within(
      '#ffe28a',
      disc(350, 332, 38),
      cut(INK, disc(362, 330, 15)),
      cut(DARK, '300,280,1 400,280,1 400,322,1 300,310,1'),
    ),
    cut(DARK, '288,304,1 330,292 384,300 416,326,1 376,324 330,316'),
    inked(INK, 12, '1034,180 920,690'),
    cut(INK, '940,580,1 956,590 948,660 926,716 908,716 908,660 926,590'),
    // The near arm, and both fists round the shaft.
    cut(
      BROWN,
      limb('896,266,14 914,336,16 976,346,13 994,332,12'),
      '980,334 986,314 1004,308 1020,316 1020,338 1006,350 988,352',
      '1010,206 1016,192 1032,188 1044,196 1042,214 1028,222 1014,220',
    ),
    inked(
      '#7a4232',
      2,
      '1002,322 1016,324',
      '1001,331 1017,332',
      '999,340 1014,340',
      '1028,200 1040,202',
      '1026,208 1040,210',
    ),
    cut('#f7f0e0', '876,290,1 874,250 896,236 920,250 926,296,1'),
    wash(WATER, { x: 880, y: 672, width: 120, height: 80 }),
    cut(FOAM, disc(760, 642, 300, 7), disc(926, 672, 70, 6)),
  ),
];
