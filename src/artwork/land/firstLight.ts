import type { Layer } from '../canvas/canvas.ts';
import { cut, wash, within } from '../canvas/cut.ts';

/** Mount Baker, Mount Stanley with Margherita highest, and Mount Speke, from the left to the right. */
const RIDGE =
  '-40,566,1 -40,410,1 30,372,1 84,396,1 140,322,1 190,356,1 246,288,1 300,344,1 352,306,1 404,330,1 452,246,1 492,270,1 540,176,1 574,206,1 600,172,1 652,92,1 694,164,1 716,206,1 762,250,1 806,336,1 852,296,1 902,232,1 948,264,1 988,222,1 1042,300,1 1100,332,1 1160,366,1 1240,400,1 1240,566,1';

/** Summits, and the saddle on the side away from the sun. */
const SUMMITS = [
  [30, 372, -40, 410],
  [140, 322, 84, 396],
  [246, 288, 190, 356],
  [352, 306, 300, 344],
  [452, 246, 404, 330],
  [540, 176, 492, 270],
  [652, 92, 574, 206],
  [902, 232, 806, 336],
  [988, 222, 948, 264],
  [1100, 332, 1042, 300],
] as const;

/** The flanks that look away from the sun: from each summit's broken spur back to the saddle. */
const flanks = SUMMITS.map(([x, y, saddleX, saddleY], at) => {
  const tall = 620 - y;
  const [out, back] = at % 2 === 0 ? [0.06, -0.05] : [0.04, -0.07];
  return `${x},${y - 8},1 ${x + tall * back},${y + tall * 0.16},1 ${x + tall * out},${y + tall * 0.34},1 ${x + tall * back},${y + tall * 0.52},1 ${x + tall * 0.08},${y + tall * 0.74},1 ${x},620,1 ${saddleX - 20},620,1 ${saddleX + 14},${saddleY + tall * 0.3},1 ${saddleX},${saddleY},1`;
}).join(';');

/** The lower edge of the snow, with a tongue in every gully. */
const tongues = Array.from({ length: 32 }, (_, at) => {
  const fall = [10, 34, 30, 96, -20, 18, 40, 20, -30, 70, 0][at % 11]!;
  return `${1230 - at * 41 + (at % 3) * 9},${356 + Math.sin(at * 0.55) * 34 + fall},1`;
}).join(' ');

/** What the sun has reached: the side of the highest summits that looks towards it. */
const LIT = [
  '652,86,1 700,164,1 724,206,1 770,250,1 776,282,1 752,262,1 738,300,1 716,276,1 700,332,1 680,292,1 654,318,1 664,262,1 640,236,1 668,190,1 640,150,1',
  '540,170,1 576,206,1 600,168,1 606,200,1 590,232,1 598,262,1 574,250,1 560,292,1 544,262,1 556,238,1 530,216,1',
  '452,240,1 494,270,1 486,296,1 470,282,1 462,304,1 450,284,1 458,268,1',
  '902,226,1 950,264,1 944,296,1 926,282,1 914,308,1 902,290,1 912,268,1 896,252,1',
  '988,216,1 1048,302,1 1040,318,1 1020,300,1 1004,326,1 990,296,1 1000,268,1 980,248,1',
  '246,282,1 284,326,1 270,322,1 256,334,1 250,310,1',
] as const;

/** The snow peaks of the Rwenzori before day, in a picture 1200 wide: the first sun from the right on the summits, night below; foot at 560. */
export const firstLight: Layer = within(
  '#343a78',
  RIDGE,
  cut('#232858', flanks),
  within(
    '#7480bc',
    `-40,0,1 1240,0,1 1240,366,1 ${tongues}`,
    cut('#4a549a', flanks),
    cut('#ffa47a', ...LIT),
    // The crests themselves are gold.
    cut(
      '#ffe0ae',
      '652,86,1 700,164,1 716,196,1 696,212,1 690,178,1 672,196,1 676,160,1 656,138,1',
      '540,170,1 576,206,1 600,168,1 602,186,1 578,226,1 562,206,1 552,214,1',
      '988,216,1 1030,276,1 1012,270,1 1000,252,1',
      '902,226,1 936,254,1 920,260,1 908,246,1',
    ),
  ),
  wash(
    [
      [0, '#9c86b4', 0],
      [1, '#9c86b4', 0.85],
    ],
    { x: -40, y: 430, width: 1280, height: 136 },
  ),
);
