import { outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

/** Rows of patches from the jaw down: where each ends. */
const ROWS = [560, 594, 634, 678, 728, 786, 856, 940];
/** Half as thick as the neck is at a height. */
const halfAt = (y: number) => 90 + Math.max(0, y - 600) ** 1.6 / 72;
/** How far a row's end bows down in front. */
const BOW = 26;

/** A point on the front of the neck: a turn from -1 (its left edge) to 1, and a height. */
const onNeck = (turn: number, y: number): [number, number] => {
  const angle = (Math.max(-1, Math.min(1, turn)) * Math.PI) / 2;
  return [Math.round(Math.sin(angle) * halfAt(y)), Math.round(y + BOW * Math.cos(angle))];
};

/** A giraffe's patches round a neck, larger downwards and narrower where it turns away; the net between them is left open. */
export const patchesRound: readonly string[] = ROWS.slice(0, -1).flatMap((top, row) => {
  const foot = ROWS[row + 1]!;
  const [gap, wide] = [(foot - top) * 0.07, 0.4];
  return Array.from({ length: 7 }, (_, at) => {
    const from = -1.45 + at * wide + (row % 2) * wide * 0.5;
    const odd = ((at * 7 + row * 5) % 4) / 40;
    const corners = [
      [0.1 + odd, 0.16],
      [0.5, -0.06 - odd],
      [0.9, 0.14],
      [0.96 - odd, 0.62],
      [0.56 + odd * 2, 1.02],
      [0.12, 0.84 + odd],
    ] as const;
    return outline(
      corners.map(([right, down]): Knot => {
        const [x, y] = onNeck(from + wide * right, top + gap + (foot - top - 2 * gap) * down);
        return [x, y, 1];
      }),
    );
  });
});
