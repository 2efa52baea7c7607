import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [GOLD, GOLD_SHADE] = ['#ffd23e', '#e39a2a'];
/** How many bristles there are, where in the head they spread from, and how wide their fan is in degrees. */
const COUNT = 37;
const [X, Y] = [506, 276];
const [FIRST, LAST] = [64, 220];
/** How far from there the hair ends, from above the brow round to the nape. */
const EDGE = [188, 168, 152, 134, 124, 120, 124, 140];

const edgeAt = (share: number) => {
  const at = Math.min(share * (EDGE.length - 1), EDGE.length - 1.001);
  const [near, next] = [EDGE[Math.floor(at)]!, EDGE[Math.floor(at) + 1]!];
  return near + (next - near) * (at % 1);
};

/** A bristle, pointed at both ends: its root lies in the hair, and every third and fifth is shorter. */
function bristle(at: number): string {
  const share = at / (COUNT - 1);
  const heading = ((FIRST + (LAST - FIRST) * share + ((at * 5) % 3) * 0.6) / 180) * Math.PI;
  const short = at % 2 === 1 ? 52 : at % 3 === 0 ? 22 : 0;
  const length = Math.max(
    266 + 52 * Math.sin(Math.PI * share) - short - ((at * 37) % 11),
    edgeAt(share) + 78 - short * 0.3,
  );
  const root = edgeAt(share) - (at % 2 === 1 ? 14 : 34);
  const point = (out: number) =>
    `${Math.round(X + Math.cos(heading) * out)},${Math.round(Y - Math.sin(heading) * out)}`;
  return limb(`${point(root)},1 ${point(root + 46)},5 ${point(length * 0.74)},6 ${point(length)},0`);
}

const every = Array.from({ length: COUNT }, (_, at) => at);

/** The stiff gold crown of a crowned crane, rooted from the crown to the nape in the hair of a head in profile to the right. */
export const cranesCrest: readonly Layer[] = [
  cut(GOLD_SHADE, ...every.filter((at) => at % 2 === 1).map(bristle)),
  cut(GOLD, ...every.filter((at) => at % 2 === 0).map(bristle)),
];
