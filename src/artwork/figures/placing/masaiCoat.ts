import type { Random } from '../../canvas/random.ts';
import { points } from '../../drawing/points.ts';

/** The middle of a patch: x, y, and how far apart such middles lie. */
type Middle = readonly [x: number, y: number, size: number];

/** Rays from a patch's middle: every other one ends in a notch, as the lobes of a vine leaf do. */
const RAYS = 14;

/**
 * The coat of a Masai giraffe: lobed patches with jagged edges and pale lanes between them, as path data to be clipped
 * by its body. `areas` are rows `left,top,width height,size`: a box, and how far its patches' middles lie apart.
 */
export function masaiCoat(source: Random, areas: string): string {
  const seeds = areas.split(';').flatMap((area) => {
    const [[left, top, width], [height, size]] = points(area) as [[number, number, number], [number, number]];
    const found: Middle[] = [];
    for (let row = 0; row * size * 0.86 <= height; row++) {
      for (let column = 0; column * size <= width; column++) {
        const shift = row % 2 === 0 ? 0 : size / 2;
        const off = () => source.between(-0.27, 0.27) * size;
        found.push([left + column * size + shift + off(), top + row * size * 0.86 + off(), size]);
      }
    }
    return found;
  });
  return patches(source, seeds);
}

/** A lobed patch around each of some middles, as path data. */
function patches(source: Random, seeds: readonly Middle[]): string {
  return seeds
    .map(([x, y, size]) => {
      const near = seeds.filter(
        ([ox, oy]) => (ox !== x || oy !== y) && Math.hypot(ox - x, oy - y) < size * 2.2,
      );
      const turn = source.between(0, 1);
      const corners = Array.from({ length: RAYS }, (_, ray) => {
        const angle = ((ray + turn) / RAYS) * Math.PI * 2;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        // How far the ray goes until a neighbour's middle is nearer.
        const reach = near.reduce((least, [ox, oy]) => {
          const [ax, ay] = [ox - x, oy - y];
          const along = ax * dx + ay * dy;
          return along <= 0 ? least : Math.min(least, (ax * ax + ay * ay) / (2 * along));
        }, size * 0.74);
        const share = ray % 2 === 0 ? source.between(0.8, 0.94) : source.between(0.6, 0.86);
        return `${Math.round(x + dx * reach * share)} ${Math.round(y + dy * reach * share)}`;
      });
      return `M${corners[0] ?? ''}L${corners.slice(1).join(' ')}z`;
    })
    .join('');
}
