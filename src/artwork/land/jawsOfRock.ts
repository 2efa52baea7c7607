import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** Wet, mossy rock: where the light meets it, its face, its shaded side and its cracks; a tooth and its shaded side. */
const [LIT, FACE, SIDE, CRACK] = ['#86b84e', '#23724a', '#16574a', '#0e3f3f'];
const [TOOTH, ROOT] = ['#fff3d6', '#e3b98a'];

/** The left wall: level above, its edge over the gorge the long, plain line of a lower jaw, chipped as rock is. */
const LOWER =
  '-40,214,1 120,210,1 214,214,1 250,176,1 268,120,1 306,96,1 352,102,1 384,150,1 394,214,1 420,262,1 436,350,1 470,420,1 478,500,1 516,570,1 530,660,1 566,740,1 560,830,1 -40,830,1';

/** The right wall: its edge the waved line of an upper jaw, which ends above in the knob of the snout. */
const UPPER =
  '1240,206,1 1090,210,1 960,216,1 934,188,1 936,140,1 908,96,1 850,78,1 806,98,1 792,146,1 802,196,1 766,240,1 742,300,1 748,352,1 712,410,1 684,440,1 672,510,1 680,566,1 646,630,1 640,700,1 616,744,1 622,830,1 1240,830,1';

/** A tooth of rock: its two corners in the wall and its point, with the lower half of it in shade. */
const teeth = (rows: string): Layer[] => {
  const fangs = rows.split(';').map((row) => points(row).map(([x, y]) => [x, y] as const));
  return [
    cut(TOOTH, ...fangs.map((fang) => fang.map(([x, y]) => `${x},${y},1`).join(' '))),
    cut(
      ROOT,
      ...fangs.map(([top, point, foot]) => {
        const [x, y] = [(top![0] + foot![0]) / 2, (top![1] + foot![1]) / 2];
        return `${x},${y + 4},1 ${point!.join(',')},1 ${foot!.join(',')},1`;
      }),
    ),
  ];
};

const leftWall: readonly Layer[] = [
  ...teeth(
    '340,104 444,104 386,162;378,168 430,196 392,216;392,226 456,246 424,284;416,288 484,306 436,346;428,346 504,360 458,404;450,398 516,424 474,458;470,462 538,486 484,524;480,524 544,552 516,582',
  ),
  within(
    FACE,
    outline(LOWER),
    cut(
      LIT,
      '-40,200,1 -40,244,1 120,236,1 230,244,1 276,214,1 296,140,1 330,112,1 360,130,1 350,90,1 260,80,1 200,200,1',
      '290,260,1 330,256,1 352,360,1 390,460,1 404,560,1 444,660,1 460,840,1 384,840,1 366,680,1 340,600,1 330,480,1 298,380,1',
      '60,270,1 96,266,1 104,420,1 84,540,1 100,700,1 92,840,1 60,840,1 70,700,1 52,540,1 72,420,1',
    ),
    cut(
      SIDE,
      '-40,262,1 60,262,1 72,420,1 52,540,1 70,700,1 60,840,1 -40,840,1',
      '170,262,1 290,260,1 298,380,1 330,480,1 340,600,1 366,680,1 384,840,1 230,840,1 220,700,1 186,600,1 200,470,1 162,380,1',
    ),
    cut(
      CRACK,
      '250,266,1 290,260,1 298,380,1 330,480,1 340,600,1 366,680,1 384,840,1 330,840,1 322,700,1 292,610,1 286,490,1 256,390,1',
    ),
  ),
];

const rightWall: readonly Layer[] = [
  ...teeth(
    '804,104 744,98 794,146;796,158 728,182 806,206;774,230 722,240 750,280;748,296 682,322 752,352;744,358 690,388 714,410;704,420 650,446 680,474;676,484 634,512 674,538;680,552 632,582 656,610',
  ),
  within(
    FACE,
    outline(UPPER),
    // The plane that turns away from the light, from the snout over the brow to the neck.
    cut(
      SIDE,
      '880,70,1 872,130,1 896,168,1 872,230,1 846,330,1 838,420,1 800,470,1 796,560,1 760,640,1 764,720,1 740,840,1 1260,840,1 1260,250,1 960,244,1 950,100,1',
    ),
    cut(
      CRACK,
      '936,140,1 918,180,1 930,236,1 904,320,1 896,420,1 930,470,1 936,560,1 880,620,1 850,690,1 848,840,1 900,840,1 910,700,1 974,600,1 990,500,1 958,420,1 952,300,1 974,240,1',
      '1090,250,1 1130,250,1 1142,400,1 1120,540,1 1140,700,1 1130,840,1 1080,840,1 1094,690,1 1070,540,1 1104,400,1',
    ),
    cut(
      LIT,
      '806,98,1 850,78,1 908,96,1 924,120,1 880,104,1 846,100,1 812,130,1',
      '934,188,1 960,216,1 1090,210,1 1260,204,1 1260,232,1 1090,240,1 962,244,1 940,220,1',
    ),
    // A spring in the snout, and a hollow of wet rock under a ledge.
    cut(CRACK, '880,128,1 898,120,1 906,142,1 890,158,1'),
    cut(CRACK, '818,520,1 826,470,1 858,440,1 904,446,1 936,490,1 934,540,1 904,580,1 850,582,1'),
    cut('#f6b92f', '830,522,1 842,482,1 872,458,1 902,470,1 914,510,1 904,550,1 874,570,1 842,556,1'),
    cut(CRACK, '824,522,1 868,504,1 920,512,1 872,528,1'),
    cut(
      LIT,
      '838,452,1 866,418,1 918,424,1 962,476,1 962,548,1 928,604,1 880,620,1 904,580,1 934,540,1 932,490,1 900,448,1 862,440,1',
    ),
  ),
];

/** The two walls of a gorge, upright in front of us: a crocodile's jaws, their teeth of rock; the river is at y = 824. */
export const jawsOfRock: readonly Layer[] = [...leftWall, ...rightWall];
