import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { groundselRosette, type GroundselColours } from './groundselNear.ts';

/** How much of a bough's half width its lit rim takes, from the root to the rosette: it grows out of nothing. */
const rimAt = (share: number) => 0.75 * Math.min(1, Math.max(0, (share - 0.42) / 0.4));

/** The rim along the right side of a bough, which is written as a limb. */
const litRim = (row: string): string => {
  const joints = points(row);
  const last = joints.length - 1;
  const along = (inwards: (share: number) => number) =>
    joints.map(([x, y, half = 0], at): Knot => {
      const [before, after] = [joints[Math.max(0, at - 1)]!, joints[Math.min(last, at + 1)]!];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const reach = (half * (1.04 - inwards(at / last))) / (Math.hypot(dx, dy) || 1);
      return [x - dy * reach, y + dx * reach, at === 0 || at === last ? 1 : 0];
    });
  return outline([...along(() => 0), ...along(rimAt).toReversed()]);
};

/** A giant groundsel whose boughs rise like the arms of a candelabra: webs smooth their forks, and the light at the right edges them. */
export const groundselCandelabra = (
  boughs: readonly string[],
  webs: string,
  rosettes: readonly (readonly [x: number, y: number, r: number])[],
  colours: GroundselColours,
): readonly Layer[] => [
  within(
    colours.bark,
    boughs.map((row) => limb(row)).join('') + outline(webs),
    cut(colours.lit, boughs.map(litRim).join('')),
  ),
  ...rosettes.flatMap((own) => groundselRosette(own, colours)),
];
