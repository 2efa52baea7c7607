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

/** All beams as far as some pixels, each a little more or less; those that do not leave the picture end in a point. */
const beams = (reach: number, end = 0.7): string =>
  WAYS.map(([way, half], at) => {
    const far = reach * [1, 0.84, 1.12, 0.92, 1.04][at % 5]!;
    const knot = (share: number, turn: number) => {
      const angle = ((way + turn) * Math.PI) / 180;
      return `${Math.round(Math.cos(angle) * far * share)},${Math.round(Math.sin(angle) * far * share)},1`;
    };
    return outline(`0,0,1 ${knot(end, -half)} ${knot(1, 0)} ${knot(end, half)}`);
  }).join('');

/** The beams of a morning before the sun is up, out from (0, 0) over a dark green sky, each step fainter. */
export const crownedMorning: readonly Layer[] = [
  cut('#0d3b3a', beams(3000, 1)),
  cut('#6e2c33', beams(1180)),
  cut('#b9402b', beams(860)),
  cut('#ea7a30', beams(520)),
];
