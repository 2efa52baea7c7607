import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

/** The wood of a tree heather, its moss in shade and in the light, its lichen in shade and in the light. */
export type HeatherColours = readonly [wood: string, moss: string, lit: string, lichen: string, pale: string];

/** A step along a bough: where it is, how thick, and the way to its upper side. */
interface Step {
  x: number;
  y: number;
  half: number;
  up: readonly [number, number];
}

/** Even steps along a bough written as a limb, a share of its thickness apart. */
function stepsAlong(row: string, apart: number): Step[] {
  const way = points(row);
  return way.slice(1).flatMap(([x1, y1, h1], at) => {
    const [x0, y0, h0] = way[at]!;
    const long = Math.hypot(x1 - x0, y1 - y0) || 1;
    const count = Math.max(1, Math.round(long / Math.max(8, Math.min(56, (h0 + h1) / 2) * apart)));
    // Up, or on a stem that stands upright to the left, where the light is.
    const [ux, uy] = [(y1 - y0) / long, -(x1 - x0) / long];
    const turned = uy > 0.25 || (Math.abs(uy) <= 0.25 && ux > 0) ? -1 : 1;
    return Array.from({ length: count }, (_, step): Step => {
      const share = step / count;
      return {
        x: x0 + (x1 - x0) * share,
        y: y0 + (y1 - y0) * share,
        half: h0 + (h1 - h0) * share,
        up: [ux * turned, uy * turned],
      };
    });
  });
}

/** Tree heathers under moss: boughs as limbs, cushions along their upper sides, lichen that hangs below those that lie level, `beard` times as long as usual from a `share` of the places. */
export const mossyHeather = (
  boughs: readonly string[],
  [wood, moss, lit, lichen, pale]: HeatherColours,
  { beard = 1, share = 1 }: { beard?: number; share?: number } = {},
): Layer => {
  return (canvas) => {
    const chance = canvas.random('mossy heather');
    const beards = ['', ''];
    let [cushions, tops] = ['', ''];
    for (const row of boughs) {
      for (const { x, y, half, up } of stepsAlong(row, 1.05)) {
        const grow = chance.between(0.75, 1.2);
        const broad = Math.min(44, half) * grow;
        const off = half - broad * 0.5;
        const [cx, cy] = [x + up[0] * off, y + up[1] * off];
        const [rx, ry] = [broad * 0.8 + 3, broad * 0.62 + 3];
        cushions += disc(cx, cy, rx, ry);
        const rim = 2 + broad * 0.14;
        tops += disc(cx - rim, cy - rim, rx, ry);
        if (up[1] > -0.5 || half > 80 || chance.next() > share) continue;
        const long = (60 + half * 2) * chance.between(0.4, 1.5) * beard;
        beards[chance.whole(0, 1)]! += [-0.7, -0.2, 0.3, 0.8]
          .map((aside, at) => {
            const [px, reach] = [x + aside * half * 0.8, long * [0.6, 1, 0.74, 0.9][at]!];
            const thick = 4 * beard + half * 0.06;
            return limb(
              `${Math.round(px)},${Math.round(y - half * 0.3)},2 ${Math.round(px - 3)},${Math.round(y + reach * 0.4)},${Math.round(thick)} ${Math.round(px + 5)},${Math.round(y + half * 0.6 + reach * 0.8)},${Math.round(thick * 0.6)} ${Math.round(px + 12 * beard)},${Math.round(y + half * 0.6 + reach)},0`,
            );
          })
          .join('');
      }
    }
    cut(lichen, beards[0]!)(canvas);
    cut(pale, beards[1]!)(canvas);
    cut(wood, ...boughs.map((row) => limb(row)))(canvas);
    cut(lit, tops)(canvas);
    cut(moss, cushions)(canvas);
  };
};
