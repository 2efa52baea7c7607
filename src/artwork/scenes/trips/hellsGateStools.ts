import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { sittingDrinker, sittingGuide, sittingLooker } from '../../figures/people/columnSitters.ts';
import { light } from '../../light/light.ts';

const [SKY, STEAM, FAR, NIGHT] = ['#fbe6bf', '#fffaf0', '#e8936a', '#5a78b4'];
const [LIT, SIDE, TOP] = ['#e8703a', '#a83a26', '#ffc987'];
const [COOL, COLD] = ['#3a4f96', '#25346f'];

/** The broken columns: left edge, the edge between both faces, right edge, top, and where the sun ends. */
const COLUMNS: readonly (readonly [left: number, edge: number, right: number, top: number, sun: number])[] = [
  [-30, 20, 92, 96, 520],
  [84, 126, 210, 208, 560],
  [196, 262, 372, 318, 610],
  [356, 392, 456, 396, 640],
  [440, 512, 626, 476, 690],
  [610, 640, 700, 572, 724],
  [684, 758, 878, 640, 770],
  [864, 896, 950, 742, 790],
  [936, 980, 1044, 796, 830],
];

/** One column of stone: the face to the sun, the face away from it, its broken top, and the night below. */
const column = ([left, edge, right, top, sun]: (typeof COLUMNS)[number], at: number): Layer[] => {
  const foot = 920;
  const end = sun + 40 + (at % 3) * 8;
  return [
    cut(SIDE, `${left},${top},1 ${edge},${top + 16},1 ${edge},${foot},1 ${left},${foot},1`),
    cut(LIT, `${edge},${top + 16},1 ${right},${top + 2},1 ${right},${foot},1 ${edge},${foot},1`),
    cut(COLD, `${left},${sun},1 ${edge},${sun + 12},1 ${edge},${foot},1 ${left},${foot},1`),
    cut(COOL, `${edge},${sun + 12},1 ${right},${end},1 ${right},${foot},1 ${edge},${foot},1`),
    cut(
      TOP,
      `${left},${top},1 ${left + 26},${top - 14},1 ${right - 20},${top - 12},1 ${right},${top + 2},1 ${edge},${top + 16},1`,
    ),
  ];
};

/** A swift on scythe wings, its rump pale. */
const swift = (x: number, y: number, scale: number, turn: number): Layer =>
  moved(
    { x, y, scale, turn },
    cut(
      '#22173f',
      '0,-34,1 12,-26 16,-16 44,-32 96,-40 150,-4 186,64,1 140,14 96,-10 50,-2 16,10 10,34 20,62,1 0,50,1 -20,62,1 -10,34 -16,10 -50,-2 -96,-10 -140,14 -186,64,1 -150,-4 -96,-40 -44,-32 -16,-16 -12,-26',
    ),
    cut(STEAM, '-11,26,1 11,26,1 9,38,1 -9,38,1'),
  );

/** A giraffe far below; a scale below 0 faces it left. */
const giraffe = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale: Math.abs(scale), flip: scale < 0 },
    cut(
      COLD,
      '-34,-76 -22,-86 0,-94 16,-102,1 32,-130 42,-154,1 41,-164,1 44,-159 46,-166,1 48,-158 58,-150 61,-145,1 56,-142 48,-144,1 42,-128 33,-100 28,-78,1 28,-68 25,-56,1 28,-30 27,0,1 20,0,1 18,-28 15,-54,1 -16,-52,1 -15,-44 -19,-30 -18,0,1 -25,0,1 -28,-28 -34,-50,1 -38,-62',
    ),
  );

/** Daybreak on the cliffs: broken columns of stone are the seats, the sun has come down to the boots. */
export const hellsGateStools: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-5',
    light('dawn', 'kenya', 'right'),
    plan({ subject: [200, 320, 430, 560], camera: 'wide' }),
    wash([SKY, SKY]),
    // Steam of Olkaria.
    cut(
      STEAM,
      '918,600,1 928,548,1 902,520 904,484 926,466,1 902,440 906,396 942,384,1 922,350 938,300 984,302,1 976,250 1026,214 1068,240,1 1076,180 1136,156 1174,190,1 1206,140 1276,140 1326,180,1 1326,330,1 1296,366 1236,366 1212,338,1 1186,380 1126,384 1102,356,1 1092,402 1056,420 1024,404,1 1028,444 1006,470 980,464,1 996,500 984,524 962,530,1 968,600,1',
    ),
    cut(
      FAR,
      '560,640,1 560,520,1 640,520,1 646,532,1 730,530,1 736,546,1 836,544,1 846,560,1 1010,556,1 1020,544,1 1100,540,1 1110,530,1 1240,526,1 1240,640,1',
    ),
    floor(NIGHT, '0,604 560,604,1 700,612,1 900,606,1 1050,616,1 1240,606'),
    // Fischer's Tower on the valley's floor, its head in the sun; giraffes at its foot.
    cut(COOL, '1054,724,1 1066,600,1 1128,604,1 1142,724,1'),
    cut(SIDE, '1064,618,1 1068,520,1 1077,516,1 1079,492,1 1090,486,1 1094,624,1'),
    cut(LIT, '1090,486,1 1102,480,1 1106,504,1 1116,508,1 1122,548,1 1128,552,1 1130,626,1 1094,624,1'),
    giraffe(1000, 722, 0.3),
    giraffe(1030, 728, -0.24),
    ...COLUMNS.flatMap(column),
    // Joints where the columns will break next.
    cut(
      SIDE,
      '20,300,1 92,288,1 92,293,1 20,308,1',
      '160,392,1 210,386,1 210,391,1 126,404,1',
      '262,478,1 330,468,1 262,486,1',
      '512,604,1 626,586,1 626,591,1 512,612,1',
      '700,712,1 758,720,1 800,714,1 758,728,1',
    ),
    cut(
      COLD,
      '126,742,1 210,726,1 210,732,1 126,750,1',
      '290,800,1 372,788,1 372,794,1 262,812,1',
      '392,764,1 440,756,1 392,772,1',
      '580,836,1 626,830,1 626,835,1 512,852,1',
    ),
    moved({ x: 326, y: 312 }, ...sittingGuide),
    moved({ x: 578, y: 470 }, ...sittingDrinker),
    moved({ x: 828, y: 634 }, ...sittingLooker),
    swift(1120, 820, 0.36, 14),
  ),
];
