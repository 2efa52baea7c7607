import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';

/** How high the columns of the sunlit wall stand above the horizon, from the gap on. */
const RISES = [60, 130, 120, 330, 530, 510, 660, 650, 810, 790, 960];

/** The columns of the sunlit wall from the gap on, the wider the nearer, the sun on them none higher than `limit`. */
const columns = (limit: number) =>
  Array.from({ length: 17 }, (_, at) => {
    const edgeOf = (index: number) => 1292 + 17 * index + 3.3 * index * index;
    const [x, next] = [edgeOf(at), edgeOf(at + 1)];
    const [edge, drop] = [x + (next - x) * 0.74, (next - x) * 0.1];
    const top = Math.max(700 - RISES[Math.min(at, 10)]!, limit + Math.max(0, 12 - at) * 7 + (at % 3) * 8);
    const foot = (from: number) => 708 + (from - 1292) * 0.1;
    const joint = top + 70 + 110 * ((at * 7) % 5);
    const row = (...spots: readonly (readonly [number, number])[]) =>
      spots.map(([px, py]) => `${Math.round(px)},${Math.round(py)},1`).join(' ');
    return {
      high: row([x, -900], [edge, -900], [edge, top - drop], [x, top]),
      highTurned: row([edge, -900], [next, -900], [next, top], [edge, top - drop]),
      lit: row([x, top], [edge, top - drop], [edge, foot(edge) + drop], [x, foot(x)]),
      turned: row([edge, top - drop], [next, top], [next, foot(next)], [edge, foot(edge) + drop]),
      joint: row([x, joint + drop], [edge, joint], [edge, joint + 8], [x, joint + drop + 8]),
    };
  });

/** The wall in shade from the left edge to the gap, as its columns step down: x and top. */
const SHADED = [
  [-1300, -900],
  [250, -900],
  [560, -900],
  [800, -900],
  [960, -200],
  [1064, 40],
  [1128, 190],
  [1172, 350],
  [1206, 470],
  [1232, 560],
  [1252, 630],
  [1268, 706],
] as const;
const shadedFoot = (x: number) => Math.round(706 + (1268 - x) * 0.105);
const shadedSides = SHADED.slice(0, -1).map(([x, top], at) => {
  const next = SHADED[at + 1]![0];
  const edge = Math.round(x + (next - x) * 0.56);
  const drop = at < 3 ? 0 : Math.round((next - x) * 0.5);
  return {
    faced: `${x},${top},1 ${edge},${top + drop},1 ${edge},${shadedFoot(edge)},1 ${x},${shadedFoot(x)},1`,
    turned: `${edge},${top + drop},1 ${next},${top + drop},1 ${next},${shadedFoot(next)},1 ${edge},${shadedFoot(edge)},1`,
  };
});

const [DIM, DIM_TURNED] = ['#37122c', '#2a0c22'];
const [SUN, SUN_TOO, TURNED, JOINT] = ['#ffae54', '#ffa046', '#d4602c', '#e88638'];

/**
 * A bend of Hell's Gate: a wall of columns in shade at the left, the gap at (1282, 706), and a wall that meets the low sun.
 * @param limit how high the sun reaches on that wall; above 0 the wall goes on in shade
 * @param shade what falls on that wall, drawn anew on both sides of each column, a step further on each
 */
export const gorgeBend = (limit: number, shade: (step: number, lit: boolean) => Layer): readonly Layer[] => {
  const wall = columns(limit);
  return [
    cut('#e88e42', '-1300,690,1 2900,690,1 2900,1500,1 -1300,1500,1'),
    cut(DIM, ...(limit < 0 ? [] : wall.slice(4).map(({ high }) => high))),
    cut(DIM_TURNED, ...(limit < 0 ? [] : wall.slice(4).map(({ highTurned }) => highTurned))),
    ...wall.flatMap(({ lit, turned, joint }, at) => {
      const ink = at % 2 === 0 ? SUN : SUN_TOO;
      if (at < 8) return [cut(ink, lit), cut(TURNED, turned)];
      return [
        within(ink, lit, cut(JOINT, joint), shade(at - 8, true)),
        within(TURNED, turned, shade(at - 8, false)),
      ];
    }),
    cut(DIM_TURNED, ...shadedSides.map(({ turned }) => turned)),
    cut(DIM, ...shadedSides.map(({ faced }) => faced)),
  ];
};
