import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import {
  elephantAtWater,
  elephantBathing,
  elephantCalf,
  elephantFromBehind,
} from '../../figures/animals/elephantsAtRiver.ts';
import { light } from '../../light/light.ts';

const [SKY, HILLS, LAND, BANK, SAND, RIVER, DEEP, SHINE, GREEN, SHADOW] = [
  '#fbe6c0',
  '#c98a6c',
  '#f2bb57',
  '#b4692c',
  '#fadc96',
  '#1d7f9e',
  '#125a78',
  '#8fc7c6',
  '#4d6b3a',
  '#d6943c',
];

const TRUNK =
  '150,920,1 280,870 360,800 392,720 376,650 384,590 412,530,1 450,470,1 560,470,1 640,490,1 760,480,1 806,540,1 836,600 842,660 816,730 842,800 910,860 1080,920,1';
const LIMBS = [
  limb('500,620,104 452,520,66 392,452,46 320,414,32 250,398,22 170,372,12 110,352,6 64,350'),
  limb('570,600,108 548,490,60 500,410,40 476,350,27 432,304,16 412,268,8 380,240,4 352,220'),
  limb('650,600,108 660,480,58 660,400,38 640,340,24 640,290,13 616,252,6 610,218'),
  limb('716,620,104 768,510,64 818,448,44 890,412,31 950,392,22 1030,382,12 1090,358,6 1138,352'),
];
const TWIGS = [
  limb('330,418,24 280,362,16 250,322,10 232,290,5 196,262'),
  limb('256,400,16 190,400,10 150,414,6 100,414'),
  limb('250,322,8 264,290,6 258,262,3 276,236'),
  limb('176,374,10 140,336,6 112,318,3 84,306'),
  limb('476,356,18 494,306,11 488,270,6 504,240,3 498,218'),
  limb('436,308,12 380,292,8 340,272,4 300,268'),
  limb('500,414,24 440,386,16 396,348,10 374,318,6 340,304'),
  limb('660,404,24 704,350,15 716,300,9 710,262,5 730,222'),
  limb('640,344,14 596,306,9 572,274,5 560,238'),
  limb('886,414,22 920,360,15 936,316,9 972,282,5 990,246'),
  limb('946,394,14 1010,410,9 1064,418,5 1108,412'),
  limb('818,452,28 832,390,18 808,340,11 822,296,6 806,252'),
  limb('934,320,8 912,284,5 918,252,2 900,228'),
  limb('1024,384,9 1050,340,6 1080,310,3 1098,284'),
];
/** The lower edges of the haze, from right to left. */
const HAZE = ['1240,300,1 900,276 560,304 200,276', '1240,246,1 900,232 520,250 200,226'];
/** Where the channels end in trees: the crown's leaves. */
const GROVES =
  '64,350 100,414 84,306 196,262 276,236 352,220 300,268 340,304 498,218 560,238 610,218 730,222 806,252 900,228 990,246 1098,284 1138,352 1108,412';

/** A grove, smaller the further it is, and the shade that it throws to the right. */
const groves: Layer = (canvas) => {
  for (const [at, [x, y]] of points(GROVES).entries()) {
    const size = 5 + (y - 200) * 0.1;
    const off = (at % 3) * size * 0.4;
    canvas.path(disc(x + size, y + size * 0.4, size * 2.2, size * 0.5), { fill: SHADOW });
    canvas.path(
      disc(x - size * 0.8 + off, y - size * 0.4, size * 1.3, size * 0.8) +
        disc(x + size * 0.8, y - size * 0.6, size, size * 0.9) +
        disc(x + off * 0.5, y - size, size, size * 0.7),
      { fill: GREEN },
    );
  }
};

/** The shadow of one that stands on the plain, from its feet to the right. */
const shade = (x: number, y: number, far: number): Layer =>
  cut(SHADOW, limb(`${x},${y},1 ${x + far * 0.5},${y - 4},11 ${x + far},${y - 7},1`));

/** The river Tarangire and its side channels, seen from a height: a baobab laid over the plain. */
export const tarangireCrown: readonly Picture[] = [
  picture(
    'places/tarangire-4',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [410, 380, 400, 500], camera: 'above' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(HILLS, '-40,190 140,150 300,140 460,170 640,176 800,150 960,124 1100,150 1240,170'),
    floor(LAND, '-40,198 400,192 800,198 1240,194'),
    // The far side of each channel, where its bank stands up: the lower, the further it is.
    moved({ x: 0, y: -14 }, cut(BANK, outline(TRUNK))),
    moved({ x: 0, y: -9 }, cut(BANK, ...LIMBS)),
    moved({ x: 0, y: -5 }, cut(BANK, ...TWIGS)),
    within(
      RIVER,
      [outline(TRUNK), ...LIMBS, ...TWIGS].join(''),
      cut(
        DEEP,
        '918,430,1 880,444 800,490 776,560 780,640 796,700 772,760 790,820 900,870 1010,930,1 1100,930,1 860,700,1 860,560,1',
        limb('602,466,3 622,530,14 620,600,10 606,680,1'),
        limb('718,474,3 704,530,10 708,590,1'),
      ),
    ),
    cut(
      SAND,
      '340,930,1 420,870 450,800 486,768 504,780 484,830 476,880 466,930,1',
      '604,930,1 618,870 618,820 632,790 646,800 656,850 700,930,1',
    ),
    groves,
    // Haze over what is far.
    ...HAZE.map((edge) =>
      cut({ fill: SKY, opacity: 0.36 }, `-40,198,1 400,193 800,197 1240,194,1 ${edge} -40,290,1`),
    ),
    shade(112, 642, 262),
    moved({ x: 108, y: 640, scale: 0.75 }, ...elephantAtWater),
    cut(DEEP, '486,700,1 640,700,1 626,724 570,734 510,726'),
    moved({ x: 560, y: 700, scale: 0.7 }, ...elephantBathing),
    cut(SHINE, limb('452,701,1 540,706,5 680,701,1')),
    shade(84, 858, 190),
    moved({ x: 150, y: 856, scale: 0.76 }, ...elephantFromBehind),
    shade(238, 788, 130),
    moved({ x: 252, y: 788, scale: 0.62 }, ...elephantCalf),
  ),
];
