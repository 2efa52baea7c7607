import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { bananaLeaf, type BananaLeaf } from './bananaLeaf.ts';

/** A leaf with the light behind it: the blade in two tones, its veins and its rib. */
export const bananaBlade = (
  own: BananaLeaf,
  upper: string,
  lower: string,
  rib: string,
  vein?: string,
): Layer[] => {
  const parts = bananaLeaf(own);
  return [
    cut(upper, parts.upper),
    cut(lower, parts.lower),
    ...(vein === undefined ? [] : [inked(vein, 2, ...parts.veins)]),
    cut(rib, parts.spine),
  ];
};

/** A banana plant: a stem with a rim of light on its right, and leaves that arch from its head on all sides. */
export const bananaPlant = (
  x: number,
  y: number,
  high: number,
  seed: number,
  [stem, upper, lower, rim]: readonly [string, string, string, string?],
): Layer[] => {
  const [crownX, crownY] = [x + Math.round(high * 0.03), y - high];
  const shaft = (over: number, thick: number) =>
    limb(
      [0.075, 0.06, 0.04]
        .map((half, at) => {
          const up = high * 0.5 * at;
          return `${Math.round(x + high * 0.015 * at + half * over * high)},${Math.round(y - up)},${Math.max(1, Math.round(half * thick * high))}`;
        })
        .join(' '),
    );
  return [
    cut(stem, shaft(0, 1)),
    ...(rim === undefined ? [] : [cut(upper, shaft(0.45, 0.5)), cut(rim, shaft(0.86, 0.16))]),
    ...[2.5, 0.6, 1.95, 1.15, 2.9, 0.2].flatMap((angle, at) =>
      bananaBlade(
        {
          x: crownX,
          y: crownY,
          angle: angle + ((seed * 7 + at * 3) % 5) * 0.06 - 0.12,
          reach: high * [0.75, 0.8, 0.85, 0.9, 0.6, 0.62][at]!,
          droop: [0.5, 0.55, 0.35, 0.3, 0.5, 0.5][at]!,
          half: high * 0.12,
          tears: high > 300 ? 4 : 2,
          seed: seed * 10 + at,
        },
        at % 2 === 0 ? lower : upper,
        at % 2 === 0 ? upper : lower,
        stem,
      ),
    ),
  ];
};
