import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** Bark in shade and in the light, dead leaves, leaves in shade, between, in the light, and the gleam on their rims. */
export interface GroundselColours {
  bark: string;
  lit: string;
  dead: string;
  withered: string;
  shade: string;
  leaf: string;
  sunny: string;
  rim: string;
}

/** A leaf of a rosette from its heart towards an angle (0 right, 90 up), drooping a little: the whole, or its upper half. */
const leafOf = (x: number, y: number, degrees: number, long: number, upper = false): string => {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), -Math.sin(angle)];
  const lift = upper ? long * 0.055 : 0;
  return limb(
    (
      [
        [0.05, 0, 0.05],
        [0.35, 0.01, 0.12],
        [0.66, 0.05, 0.14],
        [0.9, 0.12, 0.07],
        [1, 0.18, 0],
      ] as const
    )
      .map(
        ([share, drop, half]) =>
          `${Math.round(x + long * share * c)},${Math.round(y + long * share * s + long * drop * Math.abs(c) - lift * (share < 1 ? 1 : 0))},${Math.round(half * long * (upper ? 0.5 : 1))}`,
      )
      .join(' '),
  );
};

/** A rosette of a giant groundsel over its collar of dead leaves, its heart at (x, y), `r` pixels to the tips, the sun at the right. */
export function groundselRosette(
  [x, y, r]: readonly [number, number, number],
  colours: GroundselColours,
): Layer[] {
  const fan = (angles: readonly number[], long: number, upper = false) =>
    angles.map((degrees, at) => leafOf(x, y, degrees, r * long * [1, 0.92, 0.97][at % 3]!, upper)).join('');
  const hung = (angles: readonly number[]) =>
    angles
      .map((aside, at) => {
        const long = r * [1.1, 0.9, 1.2, 1][at % 4]!;
        return limb(
          `${x + aside * r * 0.3},${y},${Math.round(r * 0.1)} ${Math.round(x + aside * r * 0.44)},${Math.round(y + long * 0.5)},${Math.round(r * 0.13)} ${Math.round(x + aside * r * 0.3)},${Math.round(y + long)},0`,
        );
      })
      .join('');
  return [
    cut(colours.dead, hung([-0.9, -0.5, 0, 0.5, 0.9])),
    cut(colours.withered, hung([0.2, 0.66, 1])),
    cut(colours.shade, fan([90, 66, 114, 42, 138, 20, 160, -4, 184, -24, 204], 1)),
    cut(colours.leaf, fan([80, 54, 30, 8, -14], 0.98, true)),
    cut(colours.leaf, fan([102, 126, 150, 174, 78, 54, 30, 6], 0.76)),
    cut(colours.sunny, fan([66, 42, 18, -6, 90], 0.74, true)),
    cut(colours.rim, fan([60, 34, 8], 0.96, true)),
    cut(colours.shade, fan([60, 36, 10], 0.7)),
    cut(colours.sunny, fan([112, 86, 60, 34, 10, 140], 0.5)),
    cut(colours.rim, fan([80, 54, 28], 0.48, true)),
    cut(colours.leaf, fan([146, 118, 92, 66, 40], 0.3)),
    cut(colours.rim, fan([84, 58, 32], 0.26, true)),
  ];
}

/** A giant groundsel close by: boughs written as limbs, lit along their right sides, rosettes at their ends. */
export const groundselNear = (
  boughs: readonly string[],
  rosettes: readonly (readonly [x: number, y: number, r: number])[],
  colours: GroundselColours,
): readonly Layer[] => {
  const wood = boughs.map((row) => limb(row)).join('');
  const turned = boughs.map((row) => limb(placed({ x: -26, y: 10 })(row))).join('');
  return [
    within(colours.lit, wood, cut(colours.bark, turned)),
    ...rosettes.flatMap((own) => groundselRosette(own, colours)),
  ];
};
