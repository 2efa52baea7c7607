import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { chimpanzeeOnBough } from '../../figures/animals/chimpanzeeOnBough.ts';
import { dairyCow } from '../../figures/animals/dairyCows.ts';
import { herdsmanWithUmbrella } from '../../figures/people/herdsmanWithUmbrella.ts';
import { canopy } from '../../land/canopy.ts';
import { light } from '../../light/light.ts';

const NEAR = { white: '#fffdf2', shade: '#a8c0b0', black: '#1f2c48', pink: '#e8a08c' };
const FURTHER = { white: '#f8fbee', shade: '#c0d8bc', black: '#5a7c84', pink: '#dcb8a4' };
const FAR = { white: '#f6faee', shade: '#d0e2cc', black: '#94b4ac', pink: '#dcc8b8' };

/** A leaf of the tree in front, hanging. */
const leaf = (x: number, y: number, long: number, turn: number): string => {
  const [across, down] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (along: number, off: number) =>
    `${Math.round(x + along * long * across - off * long * down)},${Math.round(y + along * long * down + off * long * across)}`;
  return `${at(0, 0)},1 ${at(0.25, 0.17)} ${at(0.62, 0.19)} ${at(1, 0)},1 ${at(0.62, -0.17)} ${at(0.25, -0.19)}`;
};

/** A fence of split poles up the hill. */
const fence: readonly Layer[] = [
  inked(
    '#7ca488',
    5,
    ...[540, 606, 664, 716, 762].map((x, at) => `${x},${406 - at * 6} ${x + 3},${360 - at * 5}`),
  ),
  inked('#7ca488', 3, '520,380 600,378 762,352 830,350', '524,396 640,388 800,362'),
];

const leaves = (row: readonly (readonly [x: number, y: number, long: number, turn: number])[]) =>
  row.map((one) => leaf(...one));

/** Gishwati-Mukura for the article about Rwanda: from the forest's outermost bough a chimpanzee looks down on the pasture. */
export const gishwatiBough: readonly Picture[] = [
  picture(
    'articles/gishwati-mukura',
    light('mist', 'rwanda', 'right'),
    plan({ camera: 'back' }),
    strata(['#b8d4e0', '#dde9e4', '#fbf3dc', '#fffbe8'], { height: 300 }),
    // The other island of forest, and its foot in the mist.
    canopy('#a4c8cc', '660,240 740,184 800,150 900,140 1000,166 1080,214 1150,262', 24),
    canopy('#8cb6be', '740,262 820,222 900,204 980,220 1060,262', 20),
    floor('#f4f5e4', '-40,244 300,262 640,240 760,252 900,234 1060,250 1240,236'),
    floor('#dcebc4', '-40,316 300,290 640,306 900,284 1240,310'),
    moved({ x: 742, y: 336, scale: 0.36 }, ...dairyCow(FAR, 0, true)),
    moved({ x: 930, y: 322, scale: 0.32, flip: true }, ...dairyCow(FAR, 1, true)),
    cut(
      '#f6f7e6',
      '520,352,1 640,330 760,340 880,324 980,336 1100,326 1260,344,1 1260,368,1 1000,360 760,372',
    ),
    floor('#bfdf8c', '-40,420 240,390 560,400 800,372 1040,364 1240,380'),
    ...fence,
    moved({ x: 1100, y: 430, scale: 0.64, flip: true }, ...dairyCow(FURTHER, 0, true)),
    moved({ x: 700, y: 476, scale: 0.68 }, ...dairyCow(FURTHER, 1, false)),
    // Mist lies in the hollow.
    cut(
      '#eef5dc',
      '460,520,1 600,478 700,470 760,490 880,470 960,484 1060,460 1140,472 1260,446,1 1260,540,1 1100,520 1000,540 860,520 760,548 620,530,1',
    ),
    floor('#a2d45c', '-40,600 300,550 600,560 760,548 860,528 1000,540 1120,522 1240,540'),
    cut(
      '#d4ee7c',
      '640,556,1 760,548 860,528 1000,540 1120,522 1260,540,1 1260,580,1 1100,560 960,580 800,566',
    ),
    moved({ x: 790, y: 690, scale: 1.14 }, ...dairyCow(NEAR, 0, true)),
    moved({ x: 1030, y: 778, scale: 1.3 }, ...herdsmanWithUmbrella),
    cut(
      { fill: '#eaf6cc', opacity: 0.9 },
      '300,860,1 520,774 640,700 740,676 810,690 880,668 940,704 1000,730 1060,712 1140,732 1260,694,1 1260,880,1 300,880,1',
    ),
    cut(
      '#c0e688',
      '380,812,1 540,790 640,744 760,716 860,728 960,772 1080,760 1160,770 1260,740,1 1260,880,1 380,880,1',
    ),
    floor('#4f9a50', '-40,820 300,780 640,836 900,862 1240,826'),
    // Below us the last crowns of the forest.
    canopy('#1d5a58', '-60,700 100,690 260,740 420,830 560,900 640,960', 60, '#5c9c70'),
    canopy('#103c48', '-60,800 120,800 300,860 420,940', 70, '#1d5a58'),
    // The tree: its trunk at the left, the bough, and leaves over us.
    cut('#0d2438', '-40,-20,1 120,-20,1 96,200 84,420 110,640 170,960,1 -40,960,1'),
    cut('#1c4058', '84,-20,1 120,-20,1 96,200 84,420 104,620,1 76,560 66,400 72,180'),
    cut('#0d2438', limb('40,760,60 200,690,34 340,664,25 480,668,19 560,654,11 610,640,6 650,618,0')),
    cut('#4a7488', '130,716,1 220,676 340,640 460,652 560,646,1 460,664 340,656 230,690'),
    cut('#0d2438', limb('60,60,30 240,100,20 420,140,13 560,120,8 680,130,0')),
    moved({ x: 300, y: 648, scale: 1.1 }, ...chimpanzeeOnBough),
    cut(
      '#4c9450',
      ...leaves([
        [300, -20, 150, 84],
        [560, -30, 160, 78],
        [700, -40, 140, 104],
        [672, 130, 96, 36],
        [646, 620, 84, 14],
      ]),
    ),
    cut(
      '#0f3c48',
      ...leaves([
        [-20, 20, 240, 24],
        [90, 40, 170, 66],
        [190, 70, 130, 104],
        [250, -30, 190, 112],
        [390, -40, 160, 58],
        [470, 130, 90, 120],
        [640, -50, 170, 86],
        [640, 128, 110, 84],
        [624, 632, 96, 84],
        [600, 122, 90, 60],
      ]),
    ),
    cut(
      '#1d6460',
      ...leaves([
        [10, 40, 200, 50],
        [150, -30, 180, 76],
        [340, 120, 104, 70],
        [450, -40, 190, 92],
        [610, -40, 110, 40],
        [580, 652, 84, 112],
      ]),
    ),
  ),
];
