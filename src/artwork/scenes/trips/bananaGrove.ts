import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { coffeePicker } from '../../figures/people/coffeePicker.ts';
import type { BananaLeaf } from '../../figures/plants/bananaLeaf.ts';
import { bananaBlade, bananaPlant } from '../../figures/plants/bananaPlant.ts';
import { cocoyam } from '../../figures/plants/cocoyam.ts';
import { coffeeBranches } from '../../figures/plants/coffeeTree.ts';
import { light } from '../../light/light.ts';

const [FAR, FURTHER, MIDDLE, NEARER] = [
  ['#ccd890', '#d8e29c', '#c0d088'],
  ['#98b864', '#aecb6c', '#84a85a'],
  ['#3f7444', '#6aa04a', '#386c40', '#d8e480'],
  ['#123c30', '#236238', '#164434', '#c2d858'],
] as const;
const [NEAR, NEAR_LIT] = ['#0a2c26', '#134032'];
const COFFEE = { wood: '#2a3020', shade: '#0f4030', lit: '#4f9840', cherry: '#ee3a2c' };

/** A leaf that the sun shines through, and one in front that is dark. */
const sunlit = (own: BananaLeaf) => bananaBlade(own, '#cfe04c', '#9ac63e', '#f6f4b4', '#b2d244');
const dark = (own: BananaLeaf) => bananaBlade(own, NEAR_LIT, NEAR, '#1f5a3c');

/** Under the bananas of a Chagga garden in the morning: a woman picks coffee by the furrow. */
export const bananaGrove: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'behind-right'),
    plan({ subject: [345, 530, 90, 200], camera: 'frame' }),
    strata(['#8fc4c4', '#b4d8c8', '#dceac4', '#fbf4c4', '#fff0b4'], { height: 620, bands: 7 }),
    // Kibo, far.
    cut('#9cbccc', '350,450,1 450,392 530,330 560,296,1 600,290 650,290 686,298,1 730,340 800,392 920,450,1'),
    cut(
      '#ffffff',
      '530,330,1 560,296,1 600,290 650,290 686,298,1 712,324,1 694,320,1 684,346,1 664,316,1 648,352,1 624,318,1 604,358,1 588,324,1 564,346,1 558,320,1',
    ),
    floor('#eef0b4', '-40,430 200,424 400,436 640,424 900,432 1240,410'),
    ...bananaPlant(330, 556, 150, 1, FAR),
    ...bananaPlant(806, 560, 170, 6, FAR),
    floor('#dfe6a0', '-40,540 200,520 400,536 640,524 900,530 1240,510'),
    ...bananaPlant(210, 650, 270, 3, FURTHER),
    ...bananaPlant(880, 640, 250, 8, FURTHER),
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
    // The furrow.
    cut(
      '#a4cc48',
      '644,690,1 662,690,1 656,724 740,770 880,840 1010,930,1 690,930,1 716,850 664,780 628,730',
    ),
    cut('#f6f5d2', '650,692,1 658,692,1 652,726 732,772 864,842 984,930,1 716,930,1 740,850 684,782 636,730'),
    cut('#a9d6cc', '644,728,1 664,742 700,770 800,800 864,846 960,930,1 716,930,1 740,850 684,782 636,730'),
    cut(
      '#4f9a92',
      '660,752,1 700,790 760,850 752,930,1 716,930,1 740,850 690,790',
      '780,820,1 830,816 870,842,1 810,838',
      '800,880,1 880,862 940,900,1 850,908',
      '700,780,1 740,776 770,800,1 730,796',
    ),
    cut('#f6f5d2', '756,832,1 800,836 830,856,1 780,850', '790,900,1 850,916 880,930,1 800,930,1'),
    ...bananaPlant(1150, 900, 640, 11, NEARER),
    ...coffeeBranches(
      [
        '556,820 520,760 480,740 456,760',
        '566,780 620,740 660,736',
        '560,830 566,740 560,640 536,560 508,470',
        '566,740 620,660 700,610 760,640',
        '562,680 520,640 492,650',
        '562,650 620,570 680,540 730,566',
        '552,610 590,530 640,480 676,488',
        '540,570 560,500 596,440',
      ],
      36,
      COFFEE,
    ),
    cut('#123c30', '470,850,1 490,812 516,826 530,800 556,820 580,796 604,822 632,812 650,850,1 560,862'),
    moved({ x: 400, y: 850, scale: 1.02 }, ...coffeePicker),
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
