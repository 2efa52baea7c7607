import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [GOLD, GOLD_SHADE, GOLD_DEEP] = ['#ffd23e', '#e39a2a', '#b5651f'];
/** How many bristles there are, where in the head they spread from, and how wide their fan is in degrees. */
const COUNT = 51;
const [X, Y] = [506, 276];
const [FIRST, LAST] = [84, 208];

/** A bristle from under the hair to the fan's round edge: thin at its root, and pointed. */
function bristle(at: number, reach = 1): string {
  const share = at / (COUNT - 1);
  const heading = ((FIRST + (LAST - FIRST) * share + ((at * 5) % 3) * 0.5) / 180) * Math.PI;
  const length = reach * (276 + 42 * Math.sin(Math.PI * share) - ((at * 37) % 29) * 0.9);
  const point = (out: number) =>
    `${Math.round(X + Math.cos(heading) * out)},${Math.round(Y - Math.sin(heading) * out)}`;
  return limb(`${point(60)},4 ${point(length * 0.64)},6 ${point(length)},0`);
}

const every = Array.from({ length: COUNT }, (_, at) => at);

/** The stiff gold crown of a crowned crane: a round fan behind the crown of a head in profile to the right, whose hair hides its roots. */
export const cranesCrest: readonly Layer[] = [
  cut(GOLD_SHADE, ...every.filter((at) => at % 2 === 1).map((at) => bristle(at))),
  cut(GOLD, ...every.filter((at) => at % 2 === 0).map((at) => bristle(at))),
  // Dark between them where they leave the hair.
  cut(GOLD_DEEP, ...every.filter((at) => at % 2 === 1).map((at) => bristle(at, 0.6))),
];
