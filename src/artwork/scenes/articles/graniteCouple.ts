import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, panel } from '../../drawing/brush.ts';
import { coupleLeaning } from '../../figures/people/coupleLeaning.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, SEA, SHALLOW, FOAM] = ['#ffe3bd', '#eeb09a', '#0f9ba6', '#63d3c3', '#fff8ea'];
const [SAND, CAST] = ['#fbe6bf', '#d99c86'];
const [LIT, STONE, DARK, DEEP] = ['#f2a487', '#a3566a', '#6b3355', '#3c1b3d'];

/** A rock with worn edges: its corners with their radii, its lit and its dark side, and what weather has cut into it. */
const rock = (corners: string, lit: string, dark: string, ...weather: readonly Layer[]): Layer =>
  within(STONE, panel(corners), cut(LIT, lit), cut(DARK, dark), ...weather);

/** Grooves that the rain has worn down a rock, each with a lip that takes the light. */
const grooves = (...rows: readonly string[]): Layer[] => [
  moved({ x: 6, y: 3 }, cut(LIT, ...rows.map((row) => limb(row)))),
  cut(DARK, ...rows.map((row) => limb(row))),
];

/** Two stacks of rock, as two people sit: his head upright, hers on his shoulder. */
const rocks: Layer[] = [
  rock(
    '782,900,6 790,700,50 800,560,60 846,470,50 940,424,50 1070,420,60 1160,470,50 1206,590,60 1196,720,50 1236,900,6',
    '740,400,1 960,420,1 900,490 880,560,1 864,640 876,720,1 850,800 856,920,1 740,920,1',
    '1090,400,1 1120,500 1100,590,1 1130,690 1110,780,1 1150,860 1140,920,1 1280,920,1 1280,400,1',
    ...grooves(
      '972,452,2 956,540,11 976,640,14 962,740,16 972,920,20',
      '1056,470,2 1050,540,9 1064,610,10 1056,690,0',
    ),
    cut(DEEP, limb('880,726,0 980,742,6 1100,716,7 1210,730,4')),
  ),
  // A stone wedged under the head.
  rock(
    '1064,450,8 1074,408,16 1112,396,18 1146,428,16 1150,478,8',
    '1050,380,1 1096,380,1 1090,490,1 1050,490,1',
    '1124,380,1 1116,490,1 1200,490,1 1200,380,1',
  ),
  rock(
    '880,446,24 862,372,22 884,256,26 950,196,30 1056,188,26 1128,244,30 1140,350,26 1100,442,24',
    '840,150,1 1010,170,1 976,250,1 930,290 936,350,1 956,400 950,470,1 840,470,1',
    '1066,170,1 1050,250,1 1084,300 1060,370,1 1040,410 1050,470,1 1160,470,1 1160,170,1',
  ),
  rock(
    '480,900,6 490,760,50 486,660,50 530,560,54 620,506,50 730,490,40 812,540,40 836,660,50 828,780,40 850,900,6',
    '440,480,1 640,500,1 590,570 570,640,1 552,700 566,780,1 546,840 552,920,1 440,920,1',
    '744,480,1 772,560 752,650,1 780,740 764,820,1 790,920,1 900,920,1 900,480,1',
    ...grooves('644,530,2 632,620,11 650,700,13 640,780,14 646,920,17'),
    cut(DEEP, limb('480,772,0 560,756,5 680,690,7 790,600,6 836,590,0')),
  ),
  rock(
    '690,528,22 652,448,26 672,366,26 742,316,26 838,322,26 886,396,26 880,470,24 836,524,22',
    '630,300,1 790,312,1 746,380,1 716,410 726,460,1 740,500 734,550,1 630,550,1',
    '820,310,1 812,390,1 844,430 820,470,1 806,500 810,550,1 920,550,1 920,310,1',
  ),
  // Where stone lies on stone.
  cut(
    DEEP,
    limb('880,440,0 930,450,6 1010,446,9 1104,438,0'),
    limb('684,520,0 740,532,6 800,528,8 858,500,0'),
  ),
  rock(
    '1040,900,10 1056,820,30 1120,770,34 1196,776,30 1244,826,34 1256,900,10',
    '1000,740,1 1140,760,1 1110,820 1116,920,1 1000,920,1',
    '1206,740,1 1190,820 1204,920,1 1280,920,1 1280,740,1',
  ),
];

/** A pair of fairy terns. */
const TERNS = [
  '300,236,1 330,214 356,220 372,240,1 392,216 424,208 452,222,1 418,224 398,240 386,258,1 372,262 360,256,1 346,236 326,230',
  '410,170,1 430,154 450,160 460,176,1 476,160 500,154 522,166,1 496,166 482,178 472,192,1 460,194 452,190,1 442,174 428,168',
];

/** La Digue: boulders of granite lean together as the couple on the beach before them does. */
export const graniteCouple: readonly Picture[] = [
  picture(
    'articles/seychelles',
    light('golden', 'zanzibar', 'left'),
    plan({ subject: [470, 230, 710, 640], camera: 'back' }),
    wash(SKY),
    cut(FAR, '-40,520,1 -40,484 60,470 130,430 200,424 260,452 330,470 420,500 470,520,1'),
    floor(SEA, '-40,520,1 1240,520,1'),
    floor(SHALLOW, '-40,636 300,624 700,640 1240,624'),
    floor(FOAM, '-40,716 200,706 460,722 1240,700'),
    floor(SAND, '-40,732 200,720 460,738 1240,716'),
    // Two white terns, as close as the couple.
    cut(FOAM, ...TERNS),
    moved({ x: 20, y: 62, scale: 0.93 }, ...rocks),
    cut(CAST, '470,870,1 700,850 1260,846,1 1260,900,1 760,900,1 600,884'),
    floor(SAND, '-40,874 400,872 520,864 640,878 800,868 1000,882 1240,874'),
    cut(CAST, '56,872,1 280,862 500,866 640,880 510,890 280,888 100,888'),
    moved({ x: 254, y: 876 }, ...coupleLeaning),
  ),
];
