import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { random, type Random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';

/** Where a tree stands, and how far its crown reaches. */
type Thorn = readonly [x: number, y: number, r: number];

/** A crown from above around (x, y): boughs of uneven breadth and reach, round at their ends. */
const crownOf = (chance: Random, x: number, y: number, r: number): string => {
  const boughs = Array.from({ length: 5 + Math.round(r / 14) }, () => chance.between(0.6, 1.5));
  const all = boughs.reduce((sum, bough) => sum + bough, 0);
  let turned = 0;
  return boughs
    .map((bough) => {
      const from = turned;
      turned += bough;
      const reach = r * chance.between(0.92, 1.1);
      const at = (turn: number, far: number, corner = '') => {
        const angle = (turn / all) * 2 * Math.PI;
        return `${Math.round(x + Math.cos(angle) * far)},${Math.round(y + Math.sin(angle) * far)}${corner}`;
      };
      const out = reach * (1.04 + bough * 0.05);
      return `${at(from, reach * chance.between(0.86, 0.94), ',1')} ${at(from + bough * 0.22, out)} ${at(from + bough * 0.78, out)}`;
    })
    .join(' ');
};

/** An umbrella thorn from above, its shade to the right of it. */
const thorn = (chance: Random, ink: string, [x, y, r]: Thorn): Layer[] => {
  const crown = crownOf(chance, 0, 0, r);
  return [
    cut(
      ink,
      limb(
        `${x},${y},${Math.round(r * 0.09)} ${Math.round(x + r * 1.6)},${Math.round(y + r * 0.4)},${Math.round(r * 0.1)}`,
      ),
    ),
    moved({ x: x + r * 1.7, y: y + r * 0.42, fill: ink }, cut({}, crown)),
    moved(
      { x, y },
      cut('#35604a', crown),
      cut('#55834a', crownOf(chance, -r * 0.14, -r * 0.06, r * 0.72)),
      cut('#9db356', crownOf(chance, -r * 0.36, -r * 0.2, r * 0.34)),
    ),
  ];
};

/** Umbrella thorns from above, no two crowns alike, each with its shade. */
export const thornsFromAbove = (ink: string, ...trees: readonly Thorn[]): readonly Layer[] => {
  const chance = random('tanzania plane shadow');
  return trees.flatMap((tree) => thorn(chance, ink, tree));
};
