import { disc, limb, outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';

/** A vine that hangs through some points, `x,y x,y`, as path data: its stem and heart-shaped leaves along it, `leaf` pixels long. */
export function vine(row: string, leaf: number, every = 1): string {
  const way = points(row);
  const stem = limb(
    way.map(([x, y], at) => `${x},${y},${at === way.length - 1 ? 0 : Math.max(2, leaf * 0.13)}`).join(' '),
  );
  const leaves = way.slice(1).flatMap(([x, y], at) => {
    const [px, py] = way[at]!;
    const steps = Math.max(1, Math.round(Math.hypot(x - px, y - py) / (leaf * 1.5 * every)));
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 0.5) / steps;
      const side = (step + at) % 2 === 0 ? 1 : -1;
      const hang = placed({
        x: px + (x - px) * share,
        y: py + (y - py) * share,
        scale: (leaf / 40) * (0.8 + 0.3 * Math.abs(Math.sin(step * 2.3 + at))),
        turn: -side * (38 + 16 * Math.sin(step * 1.7 + at)),
      });
      return outline(hang('0,0,1 12,-4 20,6 18,22 4,36 0,46,1 -4,36 -18,22 -20,6 -12,-4'));
    });
  });
  return [stem, ...leaves].join('');
}

/** A bare rope of a vine that hangs slack between two points. */
export const slackVine = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  half: number,
): string =>
  limb(
    `${x0},${y0},${half} ${x0 + (x1 - x0) * 0.25},${y0 + (y1 - y0) * 0.25 + sag * 0.75},${half} ${(x0 + x1) / 2},${(y0 + y1) / 2 + sag},${half} ${x0 + (x1 - x0) * 0.75},${y0 + (y1 - y0) * 0.75 + sag * 0.75},${half} ${x1},${y1},${half}`,
  ) + disc(x0, y0, half);
