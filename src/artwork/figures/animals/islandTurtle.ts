import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import type { Knot } from '../../drawing/points.ts';

const [PALE, DARK, NIGHT, LEAF, CREAM, SAND] = [
  '#bfdca6',
  '#1d6350',
  '#0f3a37',
  '#3d8a55',
  '#f7e2ac',
  '#fffaf0',
];
const HEAD =
  '820,440,1 880,430 912,438 936,424 980,412 1024,420 1054,444 1068,474,1 1068,500 1056,516,1 1034,526 990,536 950,554 900,556 840,530,1';
const FORE =
  '840,400,1 890,440 906,490 906,540 872,620 806,710 720,786 600,846,1 622,796 676,716 716,640 738,570 744,500 716,450 716,400,1';
const FAR_FORE = '850,470,1 930,540 990,610 1040,690 1064,766,1 1000,730 930,690 860,630 800,560 780,480,1';
const HIND = '340,440,1 270,450 196,486 136,548 104,624,1 176,622 240,596 310,540 400,480,1 380,440,1';
const BELLY = '270,400,1 300,440 380,490 500,520 620,530 720,522 800,500 860,450 890,400,1';
const RIM = '216,396,1 250,420 330,446 440,462 560,470 680,466 790,454 880,432 930,396,1';
/** The wood in three rows, the furthest first. */
const WOOD = [
  '320,360,1 300,330 352,322,1 356,280 404,270 410,292,1 410,248 432,226 450,258,1 462,232 500,232,1 498,190 540,194,1 548,170 566,150 586,182,1 598,168 622,178,1 632,148 650,126 672,168,1 690,152 728,176,1 742,166 770,196,1 806,196 806,238,1 820,218 836,204 846,252,1 880,262 872,300,1 904,306 896,360,1',
  '276,366,1 268,340 306,336,1 316,300 356,316,1 366,288 382,276 400,314,1 420,270 472,278 474,300,1 486,244 532,230 556,270,1 568,236 590,216 608,258,1 630,220 690,222 702,264,1 720,240 762,244 766,282,1 780,262 798,246 810,292,1 850,280 862,322,1 890,312 908,330 904,366,1',
  '262,374,1 250,352 284,350,1 300,322 340,330 342,346,1 360,318 372,310 386,344,1 420,304 466,318 470,338,1 500,296 552,304 560,336,1 572,306 588,292 606,332,1 640,288 704,298 710,330,1 744,304 786,312 790,342,1 804,322 816,312 828,346,1 860,326 886,338 888,352,1 916,346 930,364 916,376,1 860,372 800,378 700,374 600,379 480,374 380,379 320,374',
] as const;
/** The shields along the shell's edge: where each begins. */
const SHIELDS = [236, 292, 352, 418, 486, 556, 628, 698, 764, 826, 880, 922];
const shield = (from: number, at: number) => {
  const to = SHIELDS[at + 1]!;
  const deep = (x: number) => 464 - ((x - 570) / 350) ** 2 * 62;
  return `${from + 4},402,1 ${to - 4},402,1 ${to - 22},${deep(to - 18) - 5},1 ${(from + to) / 2 - 16},${deep((from + to) / 2 - 16) + 2} ${from - 13},${deep(from - 13) - 5},1`;
};
/** The scales of a flipper: across, along the line of its middle, whose third values are half its breadth. */
const scales = (row: string) =>
  points(row).flatMap(([x, y, half], at, all) => {
    const [nextX, nextY] = all[Math.min(at + 1, all.length - 1)]!;
    const [lastX, lastY] = all[Math.max(at - 1, 0)]!;
    const angle = Math.atan2(nextY - lastY, nextX - lastX);
    return [-0.86, -0.2, 0.4, 0.9].map((across, column): string => {
      const reach = Math.max(7, half * [0.36, 0.28, 0.26, 0.2][column]!);
      const shift = ((column % 2) - 0.5) * 22;
      const [cx, cy] = [
        x - Math.sin(angle) * half * across + Math.cos(angle) * shift,
        y + Math.cos(angle) * half * across + Math.sin(angle) * shift,
      ];
      return outline(
        [0, 1, 2, 3, 4, 5].map((corner): Knot => {
          const turn = angle + (corner * Math.PI) / 3 + 0.2 * Math.sin(at * 3 + column);
          const long =
            reach * (corner % 3 ? 0.95 : 1.2) * (1 + 0.14 * Math.sin(at * 5 + corner * 2 + column));
          return [cx + Math.cos(turn) * long, cy + Math.sin(turn) * long, 1];
        }),
      );
    });
  });

/** A green turtle that swims right, whose back is the low wooded island of Mnemba; the water's face is at y = 396. */
export const islandTurtle: readonly Layer[] = [
  cut(NIGHT, FAR_FORE),
  within(
    PALE,
    HIND,
    cut(DARK, ...scales('330,474,40 286,490,46 240,516,50 196,548,46 156,584,34 124,610,20')),
  ),
  within(
    PALE,
    HEAD,
    cut(
      DARK,
      '938,430,1 976,414 1000,420,1 990,440,1 952,446,1;1006,420,1 1036,430,1 1040,444,1 1016,438,1 998,442,1;1042,436,1 1064,460,1 1056,470,1 1044,456,1',
      '914,444,1 942,450,1 938,474,1 912,474,1;948,452,1 982,446,1 986,462,1 976,478,1 946,474,1;944,482,1 972,486,1 982,504,1 956,514,1 936,500,1;984,484,1 1000,490,1 994,504,1',
      '908,482,1 932,484,1 926,506,1 904,502,1',
    ),
    cut(DARK, '800,420,1 884,420,1 906,470 894,570,1 800,570,1'),
    cut(CREAM, '1000,516,1 1060,512,1 1050,540,1 940,570,1 898,562,1 910,534 960,522'),
  ),
  inked(NIGHT, 5, '1062,501 1040,500 1016,512 988,508,1'),
  cut(NIGHT, disc(1016, 464, 15, 13)),
  within(CREAM, BELLY, cut('#d9b56c', '250,380,1 330,420 480,470 640,500 760,560,1 250,560,1')),
  within(
    PALE,
    FORE,
    cut(
      DARK,
      ...scales('824,496,78 822,552,80 802,606,78 770,658,68 732,706,56 690,750,44 654,786,32 626,816,20'),
    ),
  ),
  cut(NIGHT, RIM),
  cut(DARK, ...SHIELDS.slice(0, -1).map((from, at) => outline(shield(from, at)))),
  cut(SAND, '120,398,1 190,388 260,366 420,358 760,358 920,366 960,386 1010,398,1'),
  cut(LEAF, WOOD[0]),
  cut(DARK, WOOD[1]),
  cut(NIGHT, WOOD[2]),
];
