import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const PETAL = '30,-15,1 70,-22 104,0,1 70,22 30,15,1';
const LEAF = '0,0,1 60,-66 150,-60 200,10,1 100,0';
const LEAF_SHADE = '0,0,1 100,0 200,10,1 150,60 60,56';

/** A ring of petals about (x, y), the first turned by `start` degrees. */
const petals = (x: number, y: number, scale: number, start: number): string[] =>
  Array.from({ length: 13 }, (_, at) => placed({ x, y, scale, turn: start + (at * 360) / 13 })(PETAL));

/** A sunflower that faces the viewer, its head 210 units across at (x, y), its stalk down to `foot` with two leaves. */
export const sunflower = (
  { x, y, scale }: { x: number; y: number; scale: number },
  foot: readonly [x: number, y: number],
): readonly Layer[] => {
  const [left, right] = [152, 24].map((turn) =>
    placed({ x: x + (foot[0] - x) * 0.5, y: y + (foot[1] - y) * 0.5 + 20 * scale, scale, turn }),
  );
  return [
    cut(
      '#2c6a3e',
      limb(
        `${x},${y},${10 * scale} ${x},${(y + foot[1]) / 2},${10 * scale} ${foot[0]},${foot[1]},${12 * scale}`,
      ),
    ),
    cut('#5fa04a', left!(LEAF_SHADE), right!(LEAF)),
    cut('#1c5540', left!(LEAF), right!(LEAF_SHADE)),
    cut('#e0861e', ...petals(x, y, scale, 14)),
    cut('#ffc636', ...petals(x, y, scale * 0.94, 0)),
    cut('#6a3424', disc(x, y, 46 * scale, 46 * scale)),
    cut('#3a1a22', disc(x + 6 * scale, y + 4 * scale, 34 * scale, 34 * scale)),
    inked(
      '#c07a2c',
      5 * scale,
      `${x - 38 * scale},${y + 10 * scale} ${x - 36 * scale},${y - 30 * scale} ${x},${y - 40 * scale}`,
    ),
  ];
};
