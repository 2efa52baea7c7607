import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

/** The colours of a coffee bush: its mass and wood, its leaves in shade and in light, the ripe cherries and the light on them. */
export interface CoffeeColours {
  mass: string;
  shade: string;
  lit: string;
  cherry: string;
  gleam: string;
}

/** Branches of a coffee bush, each from its foot to its tip, with leaves in pairs; the upper ones of a pair stand in the light. */
export function coffeeBranches(branches: readonly string[], size: number, own: CoffeeColours): Layer[] {
  const source = random(`coffee ${branches[0]}`);
  const [shade, lit]: [string[], string[]] = [[], []];
  for (const row of branches) {
    const way = points(row);
    for (let at = 1; at < way.length; at += 1) {
      const [[fromX, fromY], [toX, toY]] = [way[at - 1]!, way[at]!];
      const steps = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / (size * 0.62)));
      for (let step = 0; step < steps; step += 1) {
        const share = step / steps;
        const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
        const along = Math.atan2(toY - fromY, toX - fromX);
        for (const side of [1, -1]) {
          const turn = along + side * source.between(0.55, 1);
          const long = size * source.between(0.9, 1.3);
          const [tipX, tipY] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long + size * 0.25];
          const [midX, midY] = [(x + tipX) / 2, (y + tipY) / 2];
          const leaf = limb(
            `${Math.round(x)},${Math.round(y)},1 ${Math.round(midX)},${Math.round(midY - size * 0.08)},${Math.round(size * 0.34)} ${Math.round(tipX)},${Math.round(tipY)},0`,
          );
          (Math.sin(turn) < 0.3 && source.next() < 0.75 ? lit : shade).push(leaf);
        }
      }
    }
  }
  return [inked(own.mass, 5, ...branches), cut(own.shade, ...shade), cut(own.lit, ...lit)];
}

/** Clusters of cherries along a branch, at `x,y,size`, no two alike; light on the right of some. */
export const cherries = (row: string, { cherry, gleam }: CoffeeColours): Layer[] => {
  const each = points(row).flatMap(([x, y, size]) => {
    const source = random(`cherries ${x}`);
    const along = source.between(0.2, 1.1);
    return Array.from({ length: source.whole(6, 8) }, (_, at) => {
      const [out, off] = [
        (at - 3) * size * 0.62,
        (at % 2 === 0 ? -0.55 : 0.55) * size + source.between(-2, 2),
      ];
      return [
        x + Math.cos(along) * out - Math.sin(along) * off,
        y + Math.sin(along) * out + Math.cos(along) * off,
        size * source.between(0.58, 0.74),
      ] as const;
    });
  });
  return [
    cut(cherry, ...each.map(([x, y, size]) => disc(x, y, size))),
    cut(
      gleam,
      ...each
        .filter((_, at) => at % 2 === 0)
        .map(([x, y, size]) => disc(x + size * 0.3, y - size * 0.36, size * 0.3)),
    ),
  ];
};
