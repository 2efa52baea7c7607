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

/** A groove that the rain has worn down a rock, with a lip that takes the light. */
const groove = (row: string): Layer[] => [moved({ x: 6, y: 3 }, cut(LIT, limb(row))), cut(DARK, limb(row))];

/** The upper stones, upright, on y = 0: they lie at the angles at which the couple's heads do. */
const [HIS_HEAD, HER_HEAD] = [
  rock(
    '-84,10,22 -120,-72,26 -110,-158,24 -52,-206,26 44,-214,24 108,-170,24 124,-80,26 88,10,24',
    '-140,40,1 -50,40,1 -46,-20 -62,-70 -60,-110,1 -50,-160 -6,-180 10,-240,1 -140,-240,1',
    '50,40,1 44,-10 66,-60 60,-110,1 52,-150 70,-190 60,-240,1 160,-240,1 160,40,1',
  ),
  rock(
    '-64,12,22 -106,-58,28 -96,-142,26 -38,-190,30 52,-194,28 100,-138,28 102,-60,28 62,12,24',
    '-140,40,1 -36,40,1 -36,-20 -54,-60 -50,-96,1 -40,-140 0,-156 12,-210,1 -140,-210,1',
    '52,40,1 40,-10 60,-56 54,-96,1 48,-130 64,-164 54,-210,1 160,-210,1 160,40,1',
  ),
];

/** Two stacks of rock, as the two people sit: his head bends to hers, and hers lies on his shoulder. */
const rocks: Layer[] = [
  rock(
    '776,900,6 790,700,50 780,560,40 850,480,40 950,444,40 1070,442,36 1160,470,40 1222,560,44 1216,650,40 1192,740,40 1226,900,6',
    '700,400,1 960,420,1 900,500 884,580,1 872,660 880,720,1 862,800 868,920,1 700,920,1',
    '1100,400,1 1116,500 1096,590,1 1124,690 1100,780,1 1136,860 1130,920,1 1280,920,1 1280,400,1',
    // What the stone above it shades.
    cut(DARK, '880,400,1 892,456,1 960,476 1030,474 1092,440,1 1092,400,1'),
    ...groove('996,506,1 980,580,9 994,680,12 984,780,15 992,920,18'),
    ...groove('1090,500,1 1080,560,6 1088,620,7 1078,690,0'),
    // A crack round its waist.
    cut(DEEP, limb('890,724,0 940,736,4 978,740,0'), limb('1004,750,0 1070,742,5 1160,730,0')),
  ),
  moved({ x: 986, y: 450, turn: -9 }, HIS_HEAD),
  rock(
    '470,900,6 488,780,40 486,686,44 536,606,44 640,540,44 780,490,50 850,500,40 866,606,40 850,720,40 868,900,6',
    '430,480,1 700,500,1 620,580 590,660,1 566,730 574,790,1 552,850 556,920,1 430,920,1',
    '786,440,1 804,560 780,640,1 806,730 782,810,1 806,870 800,920,1 900,920,1 900,440,1',
    cut(DARK, '690,440,1 716,516,1 790,560 846,548 890,510,1 890,440,1'),
    ...groove('700,560,1 672,640,9 684,720,12 670,800,14 676,920,16'),
    cut(DEEP, limb('506,764,0 580,748,5 668,706,0'), limb('694,706,0 770,660,5 838,632,0')),
  ),
  moved({ x: 786, y: 520, turn: 24 }, HER_HEAD),
  rock(
    '1040,900,10 1056,830,30 1120,786,34 1196,790,30 1244,836,34 1256,900,10',
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
