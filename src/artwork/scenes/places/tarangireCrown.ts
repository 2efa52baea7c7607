import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { elephantAtWater, elephantCalf } from '../../figures/animals/elephantsAtRiver.ts';
import { light } from '../../light/light.ts';

const [SKY, HILLS, LAND, BANK, SAND, RIVER, DEEP, SHINE, GREEN, MIDDLE_GREEN, FAR_GREEN, LIT_GREEN, SHADOW] =
  [
    '#fbe6c0',
    '#c98a6c',
    '#f2bb57',
    '#b4692c',
    '#fadc96',
    '#17708f',
    '#0f5270',
    '#8fc7c6',
    '#4d6b3a',
    '#768549',
    '#a39c5c',
    '#a8b45c',
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
  limb('176,374,10 140,336,6 112,318,3 84,306'),
  limb('476,356,18 494,306,11 488,270,6 504,240,3 498,218'),
  limb('500,414,24 440,386,16 396,348,10 374,318,6 340,304'),
  limb('660,404,24 704,350,15 716,300,9 710,262,5 730,222'),
  limb('640,344,14 596,306,9 572,274,5 560,238'),
  limb('886,414,22 920,360,15 936,316,9 972,282,5 990,246'),
  limb('946,394,14 1010,410,9 1064,418,5 1108,412'),
  limb('818,452,28 832,390,18 808,340,11 822,296,6 806,252'),
  limb('1024,384,9 1050,340,6 1080,310,3 1098,284'),
];
/** Where the channels end in trees, and how wide: the crown's leaves, the far ones first. */
const GROVES: readonly (readonly [x: number, y: number, half: number])[] = [
  [352, 222, 34],
  [498, 216, 34],
  [612, 212, 36],
  [732, 220, 34],
  [992, 240, 38],
  [804, 250, 36],
  [558, 240, 32],
  [192, 258, 42],
  [1102, 282, 44],
  [92, 296, 44],
  [336, 300, 44],
  [1140, 346, 52],
  [70, 348, 52],
  [1114, 414, 58],
  [92, 418, 62],
];

/** A grove, paler the further it is, and the shade that it throws to the right. */
const groves: Layer = (canvas) => {
  for (const [at, [x, y, half]] of GROVES.entries()) {
    const lean = ((at % 3) - 1) * 0.24;
    const fill = y < 256 ? FAR_GREEN : y < 330 ? MIDDLE_GREEN : GREEN;
    canvas.path(disc(x + half * 0.4, y + half * 0.3, half, half * 0.2), { fill: SHADOW });
    const crown = (size: number, left: number, up: number) =>
      [
        [-0.5, -0.16, 0.52, 0.34],
        [0.48, -0.12, 0.52, 0.34],
        [lean, -0.42, 0.56, 0.42],
        [0, 0.04, 0.8, 0.22],
      ]
        .map(([dx = 0, dy = 0, rx = 0, ry = 0]) =>
          disc(x - left + half * dx * size, y - up + half * dy * size, half * rx * size, half * ry * size),
        )
        .join('');
    canvas.body(crown(1, 0, 0), fill, (shaded) =>
      shaded.path(crown(0.86, half * 0.2, half * 0.2), { fill: LIT_GREEN, opacity: y < 256 ? 0.3 : 0.5 }),
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
    plan({ subject: [100, 490, 260, 140], camera: 'above' }),
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
        limb('452,560,0 470,620,8 462,680,7 478,730,0'),
        limb('694,650,0 706,700,8 698,740,0'),
        limb('536,470,0 546,520,7 540,570,0'),
      ),
    ),
    // Sandbars, as slim as the seams of bark.
    cut(
      SAND,
      ...[
        '400,930,16 452,868,12 486,812,7 498,770,0',
        '560,930,13 574,880,9 574,840,5 568,806,0',
        '716,930,15 690,872,11 676,826,6 676,786,0',
      ].map((row) => limb(row)),
    ),
    groves,
    cut(SHADOW, '908,479,1 950,468 1010,460 1080,464 1110,470 1030,478 960,484'),
    moved({ x: 1024, y: 478, scale: 0.45, flip: true }, ...elephantAtWater),
    cut(SHINE, limb('846,483,0 870,485,3 896,483,0')),
    cut(SHADOW, '104,670,1 150,654 250,648 340,658 378,676 340,690 250,698 160,684'),
    moved({ x: 74, y: 688, scale: 0.96 }, ...elephantAtWater),
    cut(SHINE, limb('384,698,0 420,702,5 482,698,0'), limb('400,713,0 430,716,4 462,713,0')),
    shade(220, 806, 130),
    moved({ x: 216, y: 806, scale: 0.78 }, ...elephantCalf),
  ),
];
