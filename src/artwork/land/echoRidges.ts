import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import type { Knot } from '../drawing/points.ts';

/** A wooded ridge: its colour, how high its top is, how far the head stands above the shoulders, how they fall, the size of a crown. */
interface EchoRidge {
  colour: string;
  top: number;
  head: number;
  fall: number;
  crown: number;
}

/** The line of crowns on a ridge, from left to right, no two crowns alike. */
const crowns = (x: number, { top, head, fall, crown }: EchoRidge): Knot[] => {
  const height = (at: number) => {
    const off = Math.abs(at - x);
    return top + head * (1 - Math.exp(-((off / 150) ** 2))) + fall * off + 9 * Math.sin(at / 61 + top);
  };
  const knots: Knot[] = [[-60, 960, 1]];
  let [left, step] = [-60, 0];
  while (left < 1260) {
    const right = left + crown * (0.66 + 0.7 * Math.abs(Math.sin(step * 2.4 + top)));
    const [dx, dy] = [right - left, height(right) - height(left)];
    const high = 0.5 + 0.12 * Math.sin(step * 3.1);
    const lifted = (share: number): Knot => [
      Math.round(left + dx * share + dy * high),
      Math.round(height(left) + dy * share - dx * high),
    ];
    knots.push([Math.round(left), Math.round(height(left)), 1], lifted(0.08), lifted(0.92));
    [left, step] = [right, step + 1];
  }
  return [...knots, [Math.round(left), Math.round(height(left)), 1], [1280, 960, 1]];
};

/** Ridge behind ridge of forest, the farthest first, which repeat what stands before them at `x` as an echo does. */
export const echoRidges = (x: number, ...ridges: readonly EchoRidge[]): Layer[] =>
  ridges.map((ridge) => cut(ridge.colour, crowns(x, ridge)));
