import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

/** The colours of a coffee tree: its wood, its leaves in shade and in light, and the ripe cherries. */
export interface CoffeeColours {
  wood: string;
  shade: string;
  lit: string;
  cherry: string;
}

/** Branches of a coffee tree, each from its foot to its tip: leaves in pairs, the cherries in clusters between them. */
export function coffeeBranches(branches: readonly string[], size: number, own: CoffeeColours): Layer[] {
  const source = random(`coffee ${branches[0]}`);
  const [shade, lit, cherries]: [string[], string[], string[]] = [[], [], []];
  for (const row of branches) {
    const way = points(row);
    for (let at = 1; at < way.length; at += 1) {
      const [[fromX, fromY], [toX, toY]] = [way[at - 1]!, way[at]!];
      const steps = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / (size * 0.72)));
      for (let step = 0; step < steps; step += 1) {
        const share = step / steps;
        const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
        const along = Math.atan2(toY - fromY, toX - fromX);
        for (const side of [1, -1]) {
          const turn = along + side * source.between(0.65, 1.15);
          const long = size * source.between(0.85, 1.25);
          const [tipX, tipY] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long + size * 0.28];
          const [midX, midY] = [(x + tipX) / 2, (y + tipY) / 2];
          const wide = limb(
            `${Math.round(x)},${Math.round(y)},1 ${Math.round(midX)},${Math.round(midY - size * 0.08)},${Math.round(size * 0.36)} ${Math.round(tipX)},${Math.round(tipY)},0`,
          );
          (side === -1 && source.next() < 0.75 ? lit : shade).push(wide);
        }
        if (at > 1 && source.next() < 0.7) {
          for (let berry = 0; berry < 3; berry += 1) {
            cherries.push(
              disc(x + source.between(-0.3, 0.3) * size, y + source.between(0, 0.35) * size, size * 0.15),
            );
          }
        }
      }
    }
  }
  return [
    inked(own.wood, 4, ...branches),
    cut(own.shade, ...shade),
    cut(own.lit, ...lit),
    cut(own.cherry, ...cherries),
  ];
}
