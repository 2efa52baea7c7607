import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';

const INKS = [
  ['#ffd24d', '#ffe48a'],
  ['#ffb334', '#ffca50'],
  ['#f98a2c', '#ffa83a'],
  ['#ee5f2a', '#f97a30'],
  ['#d93a2b', '#ee5530'],
  ['#b9242d', '#d9382e'],
] as const;
const [STEM, STEM_LIT] = ['#2f7a4c', '#7db558'];
const ROWS = 14;
/** From the point down to the first that hang; those lie over one another from below. */
const ORDER = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 0, 1, 2];

/** One flower: a tube with a round mouth, from its root so far across and down. */
function flower(x: number, y: number, across: number, down: number, half: number): string {
  const length = Math.hypot(across, down);
  const [ux, uy] = [across / length, down / length];
  const at = (along: number, side: number) =>
    `${Math.round(x + across * along - uy * half * side)},${Math.round(y + down * along + ux * half * side)}`;
  return [at(0, -0.5), at(0.5, -1), at(1, -1.25), at(1.08, 0), at(1, 1.25), at(0.5, 1), at(0, 0.5)].join(' ');
}

/** One whorl of flowers: the lowest hang, those above turn up more and more, to a point. */
function whorl(row: number): Layer[] {
  const up = row / (ROWS - 1);
  const hangs = row < 3;
  const y = hangs ? 10 - up * 350 : 44 - up * 386;
  const reach = 162 * (1 - up) ** 0.86 - 80 * (1 - up) ** 8;
  const lift = hangs ? 62 - 18 * row : -38 - 30 * up;
  const [deep, lit] = INKS[Math.min(INKS.length - 1, Math.floor(up * 6))]!;
  const tube = (share: number) =>
    flower(
      share * reach * 0.3,
      y,
      share * reach * 0.6,
      lift + (1 - Math.abs(share)) * (hangs ? 24 : -18),
      17 - 8 * up,
    );
  const shares = row % 2 === 0 ? [-1, 1, 0, -0.52, 0.52] : [-0.86, 0.86, -0.28, 0.28];
  return [cut(deep, ...shares.slice(0, -2).map(tube)), cut(lit, ...shares.slice(-2).map(tube))];
}

/** A torch lily whose spike burns from yellow to red; the foot of the spike at the origin, the stem runs down. */
export const torchLilyFlame: readonly Layer[] = [
  inked(STEM, 26, '0,-10 4,200 -6,420 0,560'),
  inked(STEM_LIT, 9, '-7,-10 -3,200 -13,420 -7,560'),
  cut(INKS[5][0], '-40,-180,1 -20,-300 0,-350 20,-300 40,-180,1'),
  cut(INKS[3][0], '-56,-110,1 -44,-180 -28,-240,1 28,-240,1 44,-180 56,-110,1'),
  cut(INKS[1][0], '-20,30,1 -76,-60 -50,-130,1 50,-130,1 76,-60 20,30,1'),
  ...ORDER.flatMap(whorl),
];
