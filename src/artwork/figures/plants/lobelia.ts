import { random } from '../../canvas/random.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';

/** A rosette seen from the side: pointed leaves fanned from (x, y), those between the two angles of `spread`. */
export function rosette(
  x: number,
  y: number,
  reach: number,
  leaves: number,
  spread: readonly [number, number],
): string {
  const [from, to] = spread;
  const blades: string[] = [];
  for (let index = 0; index < leaves; index++) {
    const angle = from + ((to - from) * index) / (leaves - 1);
    const long = reach * (0.86 + 0.14 * Math.abs(Math.cos(index * 2.4)));
    const [alongX, alongY] = [Math.cos(angle), -Math.sin(angle)];
    const sag = Math.abs(alongX) * long * 0.12;
    const half = reach * 0.085;
    blades.push(
      limb([
        [x, y, half * 0.6],
        [x + alongX * long * 0.5, y + alongY * long * 0.5 - sag * 0.4, half * 1.5],
        [x + alongX * long, y + alongY * long + sag, 0],
      ]),
    );
  }
  return blades.join('');
}

interface Lobelia {
  /** The flowering spike (as on high moorland), or the rosette before it flowers. */
  form?: 'spike' | 'rosette';
  /** Height of the spike in metres. */
  height?: number;
  seed?: number;
}

/**
 * A giant lobelia: a furred column (body, shade, lit ruffles; flowers accent) over a rosette of sword leaves,
 * or the rosette alone, 90 cm high on a short dark stem.
 */
export function lobelia({ form = 'spike', height = 3.4, seed = 1 }: Lobelia = {}): Figure {
  if (form === 'rosette') {
    return drawn('lobelia rosette', [
      fill('dark', limb('0,0,14 0,-40,12')),
      fill('shade', rosette(0, -34, 74, 8, [-0.25, Math.PI + 0.25])),
      fill('body', rosette(0, -36, 70, 6, [0.25, Math.PI - 0.25])),
      fill('lit', rosette(-4, -38, 60, 4, [1.5, 2.7])),
    ]);
  }
  const chance = random(`lobelia ${seed}`).next;
  const top = height * -100;
  const foot = Math.min(-88, top * 0.26);
  const steps = Math.round((foot - top) / 17);
  const girth = (share: number) => 27 * Math.sqrt(1 - share ** 4) * (1 - 0.25 * share);
  const column = (sign: 1 | -1): Knot[] =>
    Array.from({ length: steps }, (_, index): Knot => {
      const share = index / steps;
      const flare = index % 2 === 0 ? 0.8 : 1.1 + chance() * 0.2;
      return [sign * girth(share) * flare, foot + (top - foot) * share - (index % 2 === 0 ? 0 : 8)];
    });
  const [left, right] = [column(-1), column(1)];
  const ruffles = Array.from({ length: Math.round(steps / 2.2) }, (_, index) => {
    const share = (index + 0.6) / (steps / 2.2);
    const [y, wide] = [foot + (top - foot) * share, girth(share) * 0.7];
    return outline([
      [-wide, y - 3, 1],
      [-wide * 0.3, y + 7],
      [wide * 0.35, y + 1, 1],
      [-wide * 0.2, y + 1],
    ]);
  });
  const flowers = [0.2, 0.34, 0.47, 0.6, 0.74].map((share, index) => {
    const [x, y] = [girth(share) * (index % 2 === 0 ? 0.3 : -0.1), foot + (top - foot) * share];
    return outline([
      [x - 7, y, 1],
      [x, y - 6],
      [x + 7, y, 1],
      [x, y + 8],
    ]);
  });
  const shade = right.map(([x, y]): Knot => [x * 0.28, y]);
  return drawn('lobelia', [
    fill(
      'dark',
      limb([
        [0, 0, 17],
        [-2, foot * 0.5, 13],
        [0, foot, 13],
      ]),
    ),
    fill('shade', rosette(0, foot + 10, 84, 11, [-0.6, Math.PI + 0.6])),
    fill(
      'body',
      [...left, [0, top - 6, 1], ...right.toReversed()],
      rosette(0, foot + 2, 76, 8, [-0.2, Math.PI + 0.2]),
    ),
    fill('shade', [[4, foot, 1], ...shade, [0, top - 6, 1], ...right.toReversed()]),
    fill('lit', ...ruffles, rosette(-6, foot + 4, 60, 3, [2.3, 3.1])),
    fill('accent', ...flowers),
  ]);
}
