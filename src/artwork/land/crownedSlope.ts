import type { Layer } from '../canvas/canvas.ts';
import { disc, outline } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** Colours of the crowns of a slope, and of their caps that the light strikes; each row of trees takes the next. */
export type Crowns = readonly (readonly [crown: string, cap: string])[];

/**
 * Forest from above on one side of a valley: crowns in rows, larger the nearer they stand, from the picture's side to
 * an edge given from above to below. The light comes from the left.
 */
export const crownedSlope =
  (side: 'left' | 'right', crowns: Crowns, edge: string): Layer =>
  (canvas) => {
    const way = points(edge);
    const chance = canvas.random(`crowns ${side}`);
    const edgeAt = (y: number) => {
      const next = Math.max(
        1,
        way.findIndex(([, knot]) => knot >= y),
      );
      const [[x0, y0], [x1, y1]] = [way[next - 1]!, way[next]!];
      return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
    };
    const [top, foot] = [way[0]![1], way.at(-1)![1]];
    const end = side === 'left' ? -40 : 1240;
    canvas.path(
      outline([
        [end, top + 20, 1],
        ...way.map(([x, y]) => [x + (end > 0 ? 24 : -24), y + 20, 1] as const),
        [end, foot, 1],
      ]),
      { fill: crowns[0]![0] },
    );
    let size = 18;
    for (let [y, row] = [top, 0]; y < foot; y += size * 0.84, row += 1) {
      size = 18 + (y - top) * 0.085;
      const [from, to] = side === 'left' ? [-20, edgeAt(y)] : [edgeAt(y), 1220];
      const heads = Array.from({ length: Math.max(0, Math.ceil((to - from) / (size * 1.4))) }, (_, at) => ({
        x:
          side === 'left'
            ? to - (at + chance.between(0, 0.5)) * size * 1.4
            : from + (at + chance.between(0, 0.5)) * size * 1.4,
        y: y + chance.between(-0.3, 0.3) * size,
        r: size * chance.between(0.75, 1.15),
      }));
      const [crown, cap] = crowns[row % crowns.length]!;
      canvas.path(heads.map((head) => disc(head.x, head.y, head.r, head.r * 0.86)).join(''), { fill: cap });
      canvas.path(
        heads
          .map((head) => disc(head.x + head.r * 0.16, head.y + head.r * 0.22, head.r * 0.94, head.r * 0.8))
          .join(''),
        { fill: crown },
      );
    }
  };
