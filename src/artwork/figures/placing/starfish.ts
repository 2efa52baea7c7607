import type { Layer } from '../../canvas/canvas.ts';
import { cut, spots } from '../../canvas/cut.ts';

/** A point so far from the middle, at a turn where 0 is up and 1 once round. */
const at = (turn: number, reach: number): string =>
  `${Math.round(Math.sin(turn * Math.PI * 2) * reach)},${Math.round(-Math.cos(turn * Math.PI * 2) * reach)}`;
const ARMS = [0, 0.2, 0.4, 0.6, 0.8];

/** The half of an arm that lies on one side of its ridge. */
const flank = (turn: number, side: 1 | -1): string =>
  `0,0,1 ${at(turn, 300)},1 ${at(turn + side * 0.014, 300)} ${at(turn + side * 0.034, 236)} ${at(turn + side * 0.1, 118)},1`;

/** The starfish in one colour, for the shadow it throws. */
export const starfishShape: readonly string[] = ARMS.flatMap((turn) => [flank(turn, -1), flank(turn, 1)]);

/** A knobbed red starfish, 600 across, its middle at (0, 0): each arm a ridge with one flank in the sun, studs along it. */
export const starfish: readonly Layer[] = [
  cut('#f0603a', ...ARMS.map((turn) => flank(turn, -1))),
  cut('#b02c34', ...ARMS.map((turn) => flank(turn, 1))),
  cut('#ff9a5c', flank(0.8, 1), flank(0, -1)),
  cut('#8c1c34', flank(0.4, -1), flank(0.2, 1)),
  cut(
    '#5c1030',
    ...spots(ARMS.flatMap((turn) => [70, 130, 190, 245].map((reach) => at(turn, reach))).join(' '), 20),
  ),
  ...[70, 130, 190, 245].map((reach, index) =>
    cut('#ffd08c', ...ARMS.flatMap((turn) => spots(at(turn, reach), 15 - index * 2))),
  ),
  cut(
    '#fff4d0',
    ...ARMS.flatMap((turn) => [70, 130].flatMap((reach) => spots(at(turn - 0.006, reach + 3), 6))),
  ),
  cut('#5c1030', ...spots('0,0', 26)),
  cut('#ffd08c', ...spots('-3,-3', 20)),
];
