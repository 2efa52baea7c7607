import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { elephantAtWater, elephantCalf } from '../../figures/animals/elephantsAtRiver.ts';
import { light } from '../../light/light.ts';

const [SKY, HILLS, FAR_LAND, LAND, BANK, SAND, WET, SHADOW] = [
  '#fbe6c0',
  '#d09a7c',
  '#f0c476',
  '#f2b550',
  '#a85f2a',
  '#fbdf9f',
  '#d0925a',
  '#d9a04e',
];
const [FAR_RIVER, RIVER, NEAR_RIVER, SHINE] = ['#4a9cab', '#1f7c98', '#1a7190', '#8fc7c6'];
const [GREENS, LIT_GREEN] = [['#a9a765', '#85934f', '#5f7c40', '#426236'], '#b3bd62'];

const TRUNK =
  '210,930,1 330,860 420,800 446,730 440,660 446,590 480,500,1 740,500,1 770,580 782,650 800,720 850,790 940,850 1090,930,1';
const LIMBS = [
  '540,640,104 500,540,62 440,474,36 340,436,19 240,420,12 150,424,8 40,410,4',
  '570,620,90 546,500,50 500,420,30 430,366,17 360,340,10 300,318,7 236,290,4 190,282,2',
  '616,620,90 622,500,46 644,410,27 622,340,15 652,290,9 636,256,5 652,230,3 646,214,1',
  '690,640,98 728,540,60 796,466,34 880,430,18 980,418,12 1080,396,7 1170,392,4',
  '690,600,60 712,490,42 770,400,24 830,350,14 890,316,8 960,296,5 1010,272,2',
].map((row) => limb(row));
const TWIGS = [
  '430,366,14 420,320,8 380,282,5 396,252,3 380,232,1',
  '340,436,14 270,388,9 200,364,6 120,350,4 60,346,2',
  '622,340,12 570,300,7 552,264,4 520,240,2',
  '650,290,7 700,262,4 716,238,2',
  '770,400,16 776,340,9 758,296,5 780,262,3 768,236,1',
  '880,430,14 960,372,8 1030,350,5 1110,336,3',
  '890,316,6 900,280,3 880,252,2',
].map((row) => limb(row));

/** The crowns of the wood, far to near: place, and size beside its neighbours at that distance. */
const WOOD: readonly (readonly [x: number, y: number, size?: number])[] = [
  [464, 206, 1.3],
  [520, 202, 1.9],
  [584, 204, 1.5],
  [640, 202, 2.1],
  [700, 204, 1.6],
  [760, 202, 2],
  [822, 206, 1.4],
  [340, 218, 1.5],
  [394, 212, 1.9],
  [438, 222],
  [500, 230, 1.5],
  [548, 222, 1.2],
  [600, 220],
  [652, 218, 1.5],
  [716, 228, 1.5],
  [764, 230, 1.2],
  [872, 226, 1.5],
  [926, 220, 2],
  [978, 230, 1.4],
  [1034, 240, 1.9],
  [884, 248, 1.1],
  [166, 250, 1.4],
  [226, 238, 1.8],
  [282, 244, 1.3],
  [372, 238, 0.9],
  [300, 266, 0.8],
  [104, 268, 1.7],
  [186, 280, 1.2],
  [1004, 270, 1.1],
  [1096, 262, 1.6],
  [1156, 290, 1.9],
  [46, 306, 1.6],
  [116, 322, 1.2],
  [1090, 318, 1.2],
  [1180, 348, 1.5],
  [20, 368, 1.3],
  [82, 364, 0.8],
  [1132, 372, 1],
  [1190, 424, 1.4],
  [1104, 420, 0.7],
  [14, 436, 1.2],
  [1150, 480, 0.9],
];

/** A crown seen from a height, 200 wide, over its shade: its own colour below, lit from the upper left. */
const crown: readonly Layer[] = [
  cut({}, '-104,0 -96,-36 -60,-46 -40,-74 10,-70 44,-86 82,-58 106,-20 98,16 56,32 0,36 -64,30'),
  cut(
    { fill: LIT_GREEN, opacity: 0.55 },
    '-98,-4 -90,-34 -56,-42 -36,-70 10,-66 40,-80 66,-56 36,-40 14,-26 -30,-20 -50,4 -84,10',
  ),
];

/** The wood at the channels' ends: larger and deeper in colour the nearer it stands. */
const wood: Layer = (canvas) => {
  const shapes = WOOD.map(([x, y, size = 1], at) => ({
    x,
    y,
    scale: Math.round(size * (16 + (y - 200) * 0.19)) / 100,
    flip: at % 3 === 1,
    fill: GREENS[Math.min(3, Math.floor((y - 200) / 48))]!,
  }));
  const shade = canvas.collect(cut({}, '-90,10 0,-20 120,-14 190,14 120,44 0,48'));
  for (const { x, y, scale } of shapes) canvas.use(shade, { x, y, scale, fill: SHADOW });
  const id = canvas.collect(...crown);
  for (const own of shapes) canvas.use(id, own);
};

/** A flood bed of pale sand round channels, wider by `width` pixels. */
const bed =
  (width: number, shapes: readonly string[]): Layer =>
  (canvas) =>
    canvas.path(shapes.join(''), { fill: SAND, stroke: SAND, width });

/** The river Tarangire and its side channels, seen from a height: a baobab laid over the plain. */
export const tarangireCrown: readonly Picture[] = [
  picture(
    'places/tarangire-4',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [222, 545, 160, 95], camera: 'above' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(HILLS, '-40,190 140,150 300,140 460,170 640,176 800,150 960,124 1100,150 1240,170'),
    floor(FAR_LAND, '-40,198 400,192 800,198 1240,194'),
    floor(LAND, '-40,330 200,300 500,316 800,300 1000,322 1240,308'),
    bed(5, TWIGS),
    moved({ x: 0, y: 4 }, bed(12, LIMBS)),
    moved({ x: 0, y: 8 }, bed(34, [outline(TRUNK)])),
    // The far side of each channel, where its bank stands up: the lower, the further it is.
    moved({ x: 0, y: -4 }, cut(BANK, ...TWIGS)),
    moved({ x: 0, y: -8 }, cut(BANK, ...LIMBS)),
    moved({ x: 0, y: -10 }, cut(BANK, outline(TRUNK))),
    within(
      FAR_RIVER,
      [outline(TRUNK), ...LIMBS, ...TWIGS].join(''),
      floor(RIVER, '-40,372 300,384 560,366 700,384 900,364 1240,380'),
      floor(NEAR_RIVER, '-40,660 440,668 560,690 680,672 800,690 1240,660'),
    ),
    cut(
      SHINE,
      ...[
        '520,560,0 570,564,4 640,560,0',
        '640,780,0 720,786,6 820,780,0',
        '560,800,0 590,803,4 640,800,0',
        '600,470,0 620,473,3 650,470,0',
      ].map((row) => limb(row)),
    ),
    wood,
    // The beach where they come down to drink, and the wet sand along the water.
    cut(
      SAND,
      '420,560,1 380,620 270,630 160,676 110,740 150,810 300,858,1 400,800 450,752 486,724 482,694 452,672 444,600,1',
    ),
    cut(
      WET,
      '442,630,1 456,670 494,692 500,722 456,758 412,800 330,862,1 300,858,1 400,784 446,744 474,718 470,698 440,676',
    ),
    cut(SHADOW, '216,690,1 310,680 420,688 462,702 400,716 290,712'),
    moved({ x: 210, y: 704, scale: 0.78 }, ...elephantAtWater),
    cut(SHINE, limb('468,716,0 496,720,5 540,716,0'), limb('506,732,0 526,735,3 560,732,0')),
    cut(SHADOW, limb('170,812,1 230,810,8 320,806,1')),
    moved({ x: 160, y: 812, scale: 0.6 }, ...elephantCalf),
  ),
];
