import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { points } from '../drawing/points.ts';

const [WALL, CLEFT, TOWER, GRASS] = ['#b4472e', '#8a2d2b', '#cb5b30', '#76702f'];
/** Heads of the columns of either wall, near to far: x, y. */
const LEFT =
  '-40,-60 6,-34 34,-16 70,6 92,2 124,26 150,44 162,60 186,70 208,90 224,92 244,112 258,122 270,140';
const RIGHT =
  '1240,-70 1196,-50 1170,-30 1122,-8 1096,-2 1050,20 1020,38 1004,34 962,62 936,70 900,92 882,90 850,110 830,124 800,136 786,134 760,152 742,160 716,176 700,180 682,194 664,204';

/** A wall's outline: each column's head a little slanted, a step at each joint; its foot on the plain. */
const wallOf = (heads: string, until: number): string => {
  const row = points(heads);
  const tops = row.flatMap(([x, y], at) => {
    const next = row[at + 1];
    return next ? [`${x},${y},1 ${next[0]},${y + (at % 3) * 4},1`] : [];
  });
  return `${tops.join(' ')} ${until},290,1 ${row[0]![0]},380,1`;
};
/** The cleft between two columns, wide at its foot or at its head by turns. */
const cleftsOf = (heads: string): string[] =>
  points(heads)
    .slice(1, -1)
    .map(([x, y], at) => {
      const wide = 3 + ((at * 5) % 9);
      return at % 2 === 0
        ? `${x},${y + 8},1 ${x + wide},340,1 ${x - wide},340,1`
        : `${x - wide},${y},1 ${x + wide},${y},1 ${x + 2},${y + 120},1 ${x},340,1`;
    });
/** The grass on a wall's level top. */
const grassOf = (heads: string): string => {
  const row = points(heads);
  const along = row.map(([x, y]) => `${x},${y + 5},1`);
  return [...along, ...row.toReversed().map(([x, y], at) => `${x},${y - 5 - (at % 3) * 4}`)].join(' ');
};

/** The gate of the park with the light behind it: two walls of columns and between them Fischer's Tower. */
export const hellsGateAgainstLight: readonly Layer[] = [
  cut(GRASS, grassOf(LEFT), grassOf(RIGHT)),
  cut(WALL, wallOf(LEFT, 274), wallOf(RIGHT, 662)),
  cut(CLEFT, ...cleftsOf(LEFT), ...cleftsOf(RIGHT)),
  cut(
    TOWER,
    '300,300,1 310,206,1 322,200,1 326,150,1 340,142,1 344,96,1 360,88,1 364,52,1 380,42,1 386,22,1 408,14,1 424,26,1 426,44,1 444,38,1 450,80,1 464,74,1 470,128,1 482,122,1 490,190,1 502,186,1 516,300,1',
  ),
  cut(
    CLEFT,
    '386,30,1 396,300,1 376,300,1;426,40,1 436,200,1 432,300,1 424,300,1;344,100,1 348,300,1 334,300,1;470,124,1 480,300,1 464,300,1;362,80,1 366,180,1 360,240,1',
  ),
];
