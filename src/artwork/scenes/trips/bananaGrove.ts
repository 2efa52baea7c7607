import { cut, floor, moved, spots, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { coffeePicker } from '../../figures/people/coffeePicker.ts';
import type { BananaLeaf } from '../../figures/plants/bananaLeaf.ts';
import { bananaBlade, bananaPlant } from '../../figures/plants/bananaPlant.ts';
import { cocoyam } from '../../figures/plants/cocoyam.ts';
import { cherries, coffeeBranches } from '../../figures/plants/coffeeBush.ts';
import { disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [FAR, FURTHER, MIDDLE, NEARER] = [
  ['#ccd890', '#d8e29c', '#c0d088'],
  ['#98b864', '#aecb6c', '#84a85a'],
  ['#3f7444', '#6aa04a', '#386c40', '#d8e480'],
  ['#123c30', '#236238', '#164434', '#c2d858'],
] as const;
const [NEAR, NEAR_LIT] = ['#0a2c26', '#134032'];
const COFFEE = { mass: '#123c30', shade: '#1e5c38', lit: '#5aa844', cherry: '#e8342c', gleam: '#ff9a70' };

/** A leaf that the sun shines through, and one in front that is dark. */
const sunlit = (own: BananaLeaf) => bananaBlade(own, '#bcd84c', '#9cc840', '#e4eca0');
const dark = (own: BananaLeaf) => bananaBlade(own, NEAR_LIT, NEAR, '#1f5a3c');

/** Coffee bushes in a row, their feet at the points: round, and lighter on the right. */
const bushes = (shade: string, lit: string, size: number, row: string) => [
  cut(shade, ...spots(row, size, size * 0.86)),
  cut(
    lit,
    ...points(row).map(([x, y], at) =>
      disc(x + size * 0.2, y - size * 0.24, size * [0.62, 0.5, 0.7][at % 3]!, size * 0.5),
    ),
  ),
];

/** Under the bananas of a Chagga garden in the morning: a woman picks coffee by the furrow. */
export const bananaGrove: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'behind-right'),
    plan({ subject: [340, 500, 70, 170], camera: 'frame' }),
    strata(['#8fc4c4', '#b4d8c8', '#dceac4', '#fbf4c4', '#fff0b4'], { height: 620, bands: 7 }),
    // Kibo, far.
    cut('#9cbccc', '260,450,1 400,384 500,302 548,256,1 590,246 650,246 694,258,1 750,310 850,384 990,450,1'),
    cut('#88a8c4', '694,258,1 750,310 850,384 990,450,1 790,450,1 740,370 700,330 680,280'),
    cut(
      '#ffffff',
      '500,304,1 548,256,1 590,246 650,246 694,258,1 734,298,1 716,292 706,306,1 690,284 676,298 670,334,1 654,300 636,286 622,306 610,350,1 604,310 588,296 572,320 556,344,1 552,312 538,304 520,326,1 522,306',
    ),
    floor('#eef0b4', '-40,430 200,424 400,436 640,424 900,432 1240,410'),
    ...bananaPlant(330, 556, 150, 1, FAR),
    ...bananaPlant(806, 560, 170, 6, FAR),
    floor('#dfe6a0', '-40,540 200,520 400,536 640,524 900,530 1240,510'),
    ...bananaPlant(210, 650, 270, 3, FURTHER),
    ...bananaPlant(880, 640, 250, 8, FURTHER),
    // Coffee in rows, far off.
    ...bushes(
      '#b0c678',
      '#c6d688',
      32,
      '262,596 330,588 384,600 612,592 676,602 730,590 800,600 948,594 1006,586',
    ),
    floor('#d2de92', '-40,600 200,588 420,602 640,594 900,602 1240,580'),
    ...bushes('#98b864', '#aecb6c', 44, '150,622 286,612 352,626 866,622 944,612 1090,606'),
    floor('#b8cc70', '-40,630 200,610 420,626 640,612 900,622 1240,600'),
    ...bananaPlant(66, 720, 400, 5, MIDDLE),
    ...bananaPlant(1010, 720, 420, 9, MIDDLE),
    // Shafts of light.
    cut(
      { fill: '#fffbd0', opacity: 0.28 },
      '780,-20,1 850,-20,1 330,900,1 130,900,1',
      '900,-20,1 940,-20,1 560,900,1 450,900,1',
      '1000,-20,1 1100,-20,1 900,900,1 720,900,1',
    ),
    floor('#6a9c44', '-40,700 200,690 420,706 640,690 900,700 1240,690'),
    floor('#2a6638', '-40,760 140,740 300,752 420,738 560,760 700,744 900,750 1240,730'),
    // Shadows of the stems towards us, and light between them.
    cut(
      '#1a4c32',
      '976,696,1 1046,696,1 800,930,1 640,930,1',
      '556,812,1 600,806 640,816,1 420,930,1 280,930,1',
      '-40,800,1 40,740,1 60,780,1 -40,880,1',
    ),
    cut(
      '#a4cc48',
      '90,812,1 150,796 300,806 380,800,1 300,826 180,824',
      '250,868,1 330,848 500,850 600,862,1 520,880 350,882',
      '420,776,1 470,766 560,776,1 480,786',
      '850,770,1 900,760 990,768,1 940,780',
    ),
    // The furrow, out of the trees.
    cut(
      '#a4cc48',
      '770,606,1 782,606,1 812,634 764,668 744,700 800,748 920,820 1070,930,1 740,930,1 772,850 730,780 700,724 716,684 766,640',
    ),
    cut(
      '#f6f5d2',
      '774,606,1 780,606,1 802,634 752,668 734,702 790,752 904,824 1044,930,1 776,930,1 800,850 744,780 712,726 726,686 788,636',
    ),
    cut(
      '#a9d6cc',
      '776,612,1 779,612,1 798,634 748,668 732,702 784,756 890,830 1020,930,1 776,930,1 800,850 744,780 716,726 728,690 790,638',
    ),
    cut(
      '#4f9a92',
      '722,716,1 740,762 812,840 812,930,1 776,930,1 800,850 744,780',
      '840,820,1 890,816 930,842,1 871,838',
      '860,880,1 940,862 1000,900,1 910,908',
      '752,768,1 790,764 816,784,1 776,782',
    ),
    cut('#f6f5d2', '816,832,1 860,836 890,856,1 840,850', '850,900,1 910,916 940,930,1 860,930,1'),
    ...bananaPlant(1150, 900, 640, 11, NEARER),
    // The bush, round from the ground, and she who picks from it.
    cut(
      COFFEE.mass,
      '516,858,1 492,826 500,770 480,730 512,680 524,626 570,610 598,572 640,580 668,612 706,624 716,676 744,716 724,770 738,820 700,858,1 606,870',
    ),
    ...coffeeBranches(
      [
        '580,840 528,790 486,780 456,806',
        '600,800 540,716 492,700 462,728',
        '606,720 572,628 540,580 512,564',
        '620,850 600,770 566,740 540,760',
      ],
      44,
      { ...COFFEE, lit: '#2f7c40' },
    ),
    ...coffeeBranches(
      [
        '640,850 690,800 738,796 768,826',
        '624,800 676,706 726,690 764,716',
        '616,730 652,636 690,606 728,622',
        '612,720 600,620 614,570 634,544',
        '624,840 640,770 676,752 700,776',
      ],
      44,
      COFFEE,
    ),
    ...cherries('526,574,11 570,694,13 690,652,13 646,742,14 548,806,12', COFFEE),
    moved({ x: 378, y: 862, scale: 1.14 }, ...coffeePicker),
    ...bananaPlant(64, 980, 760, 13, NEARER),
    // Dry leaves that hang down the stem.
    cut(
      '#5c3826',
      '110,230,1 150,300 168,400 150,520,1 132,440 118,380 104,300',
      '20,230,1 -4,330 10,470 -20,600,1 -40,420 -30,260,1',
    ),
    cut('#c07a3c', '112,236,1 150,300 168,400 150,520,1 152,410 138,320'),
    ...sunlit({ x: 1300, y: 300, angle: 2.5, reach: 850, droop: 0.42, half: 150, tears: 7, seed: 77 }),
    ...dark({ x: 1290, y: -60, angle: 2.9, reach: 860, droop: 0.25, half: 120, tears: 6, seed: 31 }),
    ...dark({ x: -60, y: 120, angle: 0.5, reach: 620, droop: 0.55, half: 130, tears: 6, seed: 33 }),
    ...dark({ x: -40, y: -40, angle: 0.2, reach: 700, droop: 0.2, half: 100, tears: 5, seed: 35 }),
    ...cocoyam([
      [1100, 830, 0.9, -14],
      [1190, 780, 1.1, 20],
      [1010, 880, 0.7, -30],
      [196, 890, 0.7, 24],
    ]),
  ),
];
