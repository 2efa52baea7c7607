import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { points } from '../drawing/points.ts';

/** Heads of the columns, left to right: x, y, and 1 where a column stands forward in the light. */
const HEADS =
  '-40,96 16,92,1 62,100 84,88 140,84,1 182,96 230,104,1 252,90 318,86 350,98,1 404,92 436,112 470,106,1 520,98 584,102 604,90,1 668,84 700,96 752,92,1 786,104 840,110 866,98,1 924,92 960,84 1010,90,1 1036,102 1092,96 1130,86,1 1176,94 1240,90';

/** The face of the wall that stands across the valley of Hell's Gate, in columns, down to y = 800. */
export const WALL_ACROSS = `${points(HEADS)
  .map(([x, y], at, row) => {
    const next = row[at + 1];
    return next ? `${x},${y},1 ${next[0]},${y + (at % 4) * 3},1` : '';
  })
  .join(' ')} 1240,800,1 -40,800,1`;

/** Its columns' fronts in the light and the clefts between them, for the sunlit and for the shaded part. */
export const columnsAcross =
  (front: string, cleft: string): Layer =>
  (canvas) => {
    const row = points(HEADS);
    const fronts = row.flatMap(([x, y, lit], at) => {
      const next = row[at + 1];
      if (!lit || !next) return [];
      const wide = next[0] - x;
      return [
        `${x + 6},${y},1 ${x + wide * 0.7},${y},1 ${x + wide * 0.62},430,1 ${x + wide * 0.8},800,1 ${x + 2},800,1`,
      ];
    });
    const clefts = row.slice(1, -1).map(([x, y], at) => {
      const wide = 3 + ((at * 7) % 10);
      return at % 3 === 0
        ? `${x - wide},${y},1 ${x + wide},${y},1 ${x + 3},${y + 260},1 ${x},800,1`
        : `${x},${y + 30},1 ${x + wide * 0.5},420,1 ${x + wide},800,1 ${x - wide},800,1 ${x - wide * 0.6},500,1`;
    });
    cut(front, ...fronts)(canvas);
    cut(cleft, ...clefts)(canvas);
  };
