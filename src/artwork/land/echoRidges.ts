import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import type { Knot } from '../drawing/points.ts';

/** A ring of forest: its colour, how far its crowns stand above the blow, and how wide a crown is. */
interface EchoRidge {
  colour: string;
  reach: number;
  crown: number;
}

/** A ring is so much wider than high, as ridges are. */
const WIDE = 1.24;
/** A ring begins and ends this far round from straight up, below the picture's lower edge. */
const END = 2.7;

/** The line of crowns on a ring around (x, y), from left to right, no two crowns alike. */
const crowns = (x: number, y: number, { reach, crown }: EchoRidge): Knot[] => {
  const on = (turn: number, out: number): Knot => {
    const far = reach + out + 7 * Math.sin(turn * 9 + reach);
    return [Math.round(x + WIDE * far * Math.sin(turn)), Math.round(y - far * Math.cos(turn))];
  };
  const knots: Knot[] = [];
  let [turn, step] = [-END, 0];
  while (turn < END) {
    const wide = crown * (0.7 + 0.66 * Math.abs(Math.sin(step * 2.4 + reach)));
    const next = turn + wide / (reach * (1 + (WIDE - 1) * Math.cos(turn) ** 2));
    const high = wide * (0.46 + 0.1 * Math.sin(step * 3.1));
    const [from, share] = [on(turn, 0), (next - turn) * 0.05];
    knots.push([from[0], from[1], 1], on(turn + share, high), on(next - share, high));
    [turn, step] = [next, step + 1];
  }
  const [right, foot] = on(turn, 0);
  return [...knots, [right, foot, 1]];
};

/** Ring behind ring of forest around (x, y), the farthest first, as a sound goes out from where it was struck. */
export const echoRidges = (x: number, y: number, ...ridges: readonly EchoRidge[]): Layer[] =>
  ridges.map((ridge) => cut(ridge.colour, crowns(x, y, ridge)));
