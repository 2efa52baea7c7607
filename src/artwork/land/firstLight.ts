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

/** The lower edge of the snow, broken by ribs of rock. */
const tongues = Array.from({ length: 32 }, (_, at) => {
  const fall = [10, 44, -20, 56, -30, 28, 0, 50, -40, 40, -10][at % 11]!;
  return `${1230 - at * 41 + (at % 3) * 9},${356 + Math.sin(at * 0.55) * 34 + fall},1`;
}).join(' ');

/** How far down the sun has reached, and where it is strongest: it slants down towards where it rises. */
const REACHED =
  '-40,0,1 1240,0,1 1240,310,1 1010,296,1 1000,310,1 760,276,1 770,300,1 640,262,1 630,276,1 430,262,1 436,280,1 -40,280,1';
const STRONGEST = '-40,0,1 1240,0,1 1240,262,1 940,248,1 720,190,1 716,206,1 560,190,1 -40,200,1';

/** The snow peaks of the Rwenzori before day, in a picture 1200 wide: the first sun from the right on the summits, night below; foot at 560. */
export const firstLight: Layer = within(
  '#343a78',
  RIDGE,
  cut('#232858', flanks),
  within(
    '#7480bc',
    `-40,0,1 1240,0,1 1240,366,1 ${tongues}`,
    within('#ff9c74', REACHED, cut('#ffdca6', STRONGEST)),
    cut('#4a549a', flanks),
  ),
  wash(
    [
      [0, '#9c86b4', 0],
      [1, '#9c86b4', 0.85],
    ],
    { x: -40, y: 430, width: 1280, height: 136 },
  ),
);
