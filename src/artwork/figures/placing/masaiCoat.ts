import type { Random } from '../../canvas/random.ts';

/** The middle of a patch: x, y, and how far apart such middles lie. */
export type Middle = readonly [x: number, y: number, size: number];

/**
 * The coat of a Masai giraffe: a lobed patch with a jagged edge around each of some middles, pale lanes between them, as
 * path data to be clipped by its body.
 * @param rays from a patch's middle: every other one ends in a notch, as the lobes of a vine leaf do
 * @param notched how far out the notches lie, at least and at most, as shares of the way to the next patch
 */
export function masaiPatches(
  source: Random,
  seeds: readonly Middle[],
  rays: number,
  notched: readonly [number, number] = [0.6, 0.86],
): string {
  return seeds
    .map(([x, y, size]) => {
      const near = seeds.filter(
        ([ox, oy]) => (ox !== x || oy !== y) && Math.hypot(ox - x, oy - y) < size * 2.2,
      );
      const turn = source.between(0, 1);
      const corners = Array.from({ length: rays }, (_, ray) => {
        const angle = ((ray + turn) / rays) * Math.PI * 2;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        // How far the ray goes until a neighbour's middle is nearer.
        const reach = near.reduce((least, [ox, oy]) => {
          const [ax, ay] = [ox - x, oy - y];
          const along = ax * dx + ay * dy;
          return along <= 0 ? least : Math.min(least, (ax * ax + ay * ay) / (2 * along));
        }, size * 0.74);
        const share = ray % 2 === 0 ? source.between(0.8, 0.94) : source.between(...notched);
        return `${Math.round(x + dx * reach * share)} ${Math.round(y + dy * reach * share)}`;
      });
      return `M${corners[0] ?? ''}L${corners.slice(1).join(' ')}z`;
    })
    .join('');
}
