import type { Layer } from '../canvas/canvas.ts';
import { disc, limb, outline } from '../drawing/brush.ts';
import type { Knot } from '../drawing/points.ts';

/** One drop of a fall, in pixels: its lip at (x, y), where it strikes, and its width there and above. */
export interface Drop {
  x: number;
  y: number;
  to: number;
  lip: number;
  foot: number;
  /** Pixels that the foot lies right of the lip. */
  lean?: number;
}

/** The colours of falling water: the body in shade, its bright strands, the brightest, and the rock that shows through. */
export interface FallColours {
  shade: string;
  water: string;
  foam: string;
  rock: string;
}

/**
 * A fall that breaks: each of its drops bends over a lip, frays at the edges, lets the rock through, and bursts on the
 * ledge below it; where the last one strikes, spray without an edge.
 */
export function brokenFall(drops: readonly Drop[], { shade, water, foam, rock }: FallColours): Layer {
  return (canvas) => {
    const chance = canvas.random('broken fall');
    for (const [turn, { x, y, to, lip, foot, lean = 0 }] of drops.entries()) {
      const tall = to - y;
      const at = (side: number, share: number): [number, number] => [
        x + lean * share ** 1.3 + (side * (lip + (foot - lip) * share)) / 2,
        y + tall * share,
      ];
      const strand = (side: number, from: number, until: number, half: number): string => {
        const [mid, end] = [(from + until) / 2, until];
        const knots: Knot[] = [
          [...at(side, from), half * 0.5],
          [...at(side * 1.02, mid), half],
          [...at(side * chance.between(0.98, 1.06), end), 0],
        ];
        return limb(knots);
      };
      // The body: its edges fray outwards the lower, and end in points.
      const edge = (side: 1 | -1): Knot[] =>
        [0, 0.16, 0.3, 0.42, 0.56, 0.68, 0.8, 0.9].flatMap((share, step): Knot[] => {
          const [ex, ey] = at(side * chance.between(0.9, 1), share);
          return step % 2 === 0 ? [[ex, ey, 0]] : [[ex + side * foot * 0.07, ey + tall * 0.03, 1]];
        });
      const [left, right] = [edge(-1), edge(1)];
      const low: Knot[] = [0.9, 0.5, 0.1, -0.3, -0.7].flatMap((side): Knot[] => [
        [...at(side, chance.between(0.97, 1)), 1],
        [...at(side - 0.2, 0.9), 1],
      ]);
      canvas.path(outline([...left.reverse(), [x, y - lip * 0.16], ...right, ...low]), { fill: shade });
      const strands = (count: number, thick: number, until: readonly number[]) =>
        Array.from({ length: count }, (_, step) => {
          const side = -0.92 + (1.84 * (step + chance.between(0.1, 0.9))) / count;
          return strand(
            side,
            chance.pick([0, 0, 0.02, 0.1, 0.3]),
            chance.pick(until),
            thick * chance.between(0.4, 1),
          );
        }).join('');
      const broad = Math.max(4, lip / 9);
      canvas.path(strands(9, broad, [0.8, 0.92, 1]), { fill: water });
      canvas.path(strands(7, broad * 0.8, [0.5, 0.7, 0.95]), { fill: foam });
      const gaps = Array.from({ length: 4 }, () =>
        strand(chance.between(-0.8, 0.8), chance.between(0.2, 0.5), chance.between(0.7, 0.96), broad * 0.34),
      );
      canvas.path(gaps.join(''), { fill: rock });
      // The lip, and what bursts from the ledge.
      if (turn === 0)
        canvas.path(
          limb([
            [...at(-1, 0), 2],
            [x, y - lip * 0.14, 7],
            [...at(1, 0), 2],
          ]),
          { fill: foam },
        );
      const [endX, r] = [x + lean, foot * 0.62];
      const veil = canvas.gradient('glow', [
        [0, foam, 0.95],
        [0.5, foam, 0.6],
        [1, foam, 0],
      ]);
      canvas.ellipse(endX, to - foot * 0.04, r * 1.15, Math.max(18, r * 0.36), { fill: veil });
      const lobes = Array.from({ length: 13 }, (_, step) =>
        disc(
          endX + (step - 6) * foot * 0.1,
          to - chance.between(-0.02, 0.09) * foot,
          foot * chance.between(0.07, 0.15),
          foot * chance.between(0.02, 0.06),
        ),
      );
      canvas.path(lobes.join(''), { fill: foam });
      const drips = Array.from({ length: 9 }, () =>
        disc(
          endX + chance.between(-0.75, 0.75) * foot,
          to - chance.between(0.05, 0.26) * foot,
          chance.between(1, 4),
        ),
      );
      canvas.path(drips.join(''), { fill: foam });
    }
  };
}
