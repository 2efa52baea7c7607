import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { firmBust } from './busts.ts';

const SKIN = { skin: '#7a4029', sun: '#ae6a3d', deep: '#43201d' };
const [LEAF, LEAF_LIT, BARK, BARK_SHADE] = ['#1d5c40', '#4b9a4f', '#8c5a48', '#6a3f38'];
const [KOFIA, KOFIA_SHADE] = ['#fff6e6', '#cdbfd0'];
const [BEARD, GREY, CLOTH, CLOTH_SHADE, THREAD] = ['#2a1620', '#b9b1b8', '#fffaf0', '#c9bcd2', '#d8432b'];

/** The trunk that goes on where his cap ends, and its boughs. */
const BOUGHS = [
  '512,150,60 470,60,42 380,-10,26 290,-60,14',
  '580,140,70 560,20,46 530,-80,28 510,-150,14',
  '690,140,66 720,20,44 760,-80,26 800,-150,12',
  '752,150,48 830,60,36 920,0,22 1010,-30,12',
  '500,110,40 400,110,28 300,130,18 220,140,10',
  '770,110,34 860,110,22 960,120,16 1050,120,8',
];
/** The crowns that they carry: the line of each from left to right, its foot and its middle. */
const CROWNS = [
  ['330,-140 420,-210 540,-240 660,-250 780,-240 890,-210 970,-140', -140, 650],
  ['120,-44 190,-114 300,-140 410,-114 470,-44', -44, 295],
  ['850,-20 910,-90 1020,-116 1130,-90 1200,-20', -20, 1025],
  ['50,150 110,94 210,74 300,100 350,150', 150, 200],
  ['930,132 990,82 1080,66 1160,92 1210,132', 132, 1070],
] as const;
const CAP = '462,268,1 470,180 500,108,1 640,88 770,104,1 800,150 816,206,1 640,250';

/** A broad man with a greying beard in profile: out of his kofia grows a baobab in leaf. */
export const mbuyu: readonly Layer[] = [
  cut(BARK, ...BOUGHS.map((row) => limb(row)), '470,200,1 480,90 560,40 700,40 780,90 790,200,1'),
  inked(
    BARK_SHADE,
    9,
    '560,90 540,20 524,-50',
    '620,100 610,30 570,-20',
    '690,96 716,20 748,-40',
    '500,110 450,60 390,20',
    '760,110 830,70 900,20',
  ),
  ...CROWNS.flatMap(([row, foot, middle]) => [
    woodedRidge(LEAF_LIT, row, 44, foot),
    moved({ x: middle * 0.12, y: foot * 0.12, scale: 0.88 }, woodedRidge(LEAF, row, 40, foot)),
  ]),
  ...firmBust(SKIN),
  // Close hair below the cap.
  cut(BEARD, '462,262,1 640,246 700,226,1 690,290 640,330 628,420 600,470,1 520,500,1 478,430 456,340'),
  within(
    KOFIA,
    CAP,
    cut(KOFIA_SHADE, '440,300,1 450,60,1 540,60,1 520,160 540,280,1'),
    cut(THREAD, ...spots('486,214 540,222 596,222 652,214 708,200 762,182 806,164', 13, 17)),
    inked(THREAD, 6, '480,150 560,140 660,132 800,122'),
  ),
  within(
    BEARD,
    '632,400,1 660,440 690,500 740,536 796,520 838,548,1 836,560 862,590 858,660 812,712 740,716 672,664 640,580 622,480',
    cut(GREY, '838,548,1 836,560 862,590 858,660 820,704 790,690 800,640 790,590,1 812,570'),
  ),
  within(
    CLOTH,
    '220,960,1 270,850 400,780 500,720,1 620,800 720,730,1 840,790 930,850 980,960,1',
    cut(CLOTH_SHADE, '220,960,1 270,850 400,780 500,720,1 560,800 500,960,1'),
    cut(THREAD, limb('500,724,5 600,800,6 712,738,5')),
  ),
];
