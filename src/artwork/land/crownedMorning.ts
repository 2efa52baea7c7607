import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';

/** Beams by their middle and half their width in degrees; -90 is up. */
const WAYS = [
  [-188, 3.4],
  [-174, 2.6],
  [-163, 4],
  [-149, 2.8],
  [-136, 4],
  [-122, 2.8],
  [-109, 3.8],
  [-95, 2.6],
  [-82, 3.8],
  [-68, 2.8],
  [-55, 4],
  [-41, 2.8],
  [-28, 3.8],
  [-15, 2.6],
  [-3, 4],
  [10, 2.6],
] as const;

/** All beams as far as some pixels, each by its own share; those that do not leave the picture end in a point. */
const beams = (reach: number, shares: readonly number[], end = 0.7): string =>
  WAYS.map(([way, half], at) => {
    const far = reach * (shares[at] ?? 1);
    const knot = (share: number, turn: number) => {
      const angle = ((way + turn) * Math.PI) / 180;
      return `${Math.round(Math.cos(angle) * far * share)},${Math.round(Math.sin(angle) * far * share)},1`;
    };
    return outline(`0,0,1 ${knot(end, -half)} ${knot(1, 0)} ${knot(end, half)}`);
  }).join('');

/** The beams of a morning before the sun is up, out from (0, 0), each step fainter; `shares` shortens those that run towards a title. */
export const crownedMorning = (shares: readonly number[]): readonly Layer[] => [
  cut('#0a3034', beams(3000, [], 1)),
  cut('#6e2c33', beams(1180, shares)),
  cut('#b9402b', beams(880, shares)),
  cut(
    '#ea7a30',
    beams(
      560,
      shares.map((share) => 0.3 + 0.7 * share),
    ),
  ),
];
