import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [GOLD, LIT, SHADE] = ['#f5b52b', '#ffdf5e', '#b9701f'];
/** How many locks there are, where in the head they spread from, and between which headings, in degrees from the right. */
const COUNT = 54;
const [X, Y] = [-20, 300];
const [FIRST, LAST] = [62, 212];
/** How far from there the head ends, from above the brow round to the nape. */
const EDGE = [196, 190, 184, 176, 168, 160, 152, 146];

const edgeAt = (share: number) => {
  const at = Math.min(share * (EDGE.length - 1), EDGE.length - 1.001);
  const [near, next] = [EDGE[Math.floor(at)]!, EDGE[Math.floor(at) + 1]!];
  return near + (next - near) * (at % 1);
};

/** A lock by its number: its stiff end, and the dark root from which it grows. */
function lock(at: number): { share: number; tip: string; root: string } {
  const share = at / (COUNT - 1);
  const heading = ((FIRST + (LAST - FIRST) * share + ((at * 5) % 3) * 0.7) / 180) * Math.PI;
  const edge = edgeAt(share);
  const length = edge + 112 + 72 * Math.sin(Math.PI * (0.1 + share * 0.86)) - (at % 2) * 30 - (at % 3) * 10;
  const point = (out: number, half: number) =>
    `${Math.round(X + Math.cos(heading) * out)},${Math.round(Y - Math.sin(heading) * out)},${half}`;
  return {
    share,
    tip: limb([point(edge - 8, 7), point(edge + 50, 7), point(length - 34, 6), point(length, 0)].join(' ')),
    root: limb(
      [point(edge - 50, 15), point(edge - 4, 10), point(edge + 20 + ((at * 7) % 4) * 8, 0)].join(' '),
    ),
  };
}

const LOCKS = Array.from({ length: COUNT }, (_, at) => lock(at));
const tips = (wanted: (share: number, at: number) => boolean) =>
  LOCKS.filter(({ share }, at) => wanted(share, at)).map(({ tip }) => tip);

/**
 * The stiff gold crown of a crowned crane, grown from the hair of a head in profile to the right: each lock is dark at its
 * root, and gold from there on.
 */
export const cranesCrest = (hair: string): Layer[] => [
  cut(SHADE, ...tips((share, at) => at % 2 === 1 || share > 0.8)),
  cut(GOLD, ...tips((share, at) => at % 2 === 0 && share > 0.42 && share <= 0.8)),
  cut(LIT, ...tips((share, at) => at % 2 === 0 && share <= 0.42)),
  cut(hair, ...LOCKS.map(({ root }) => root)),
];
