import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { random } from '../canvas/random.ts';
import { disc, limb } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** What the stars are painted in: the veil from its hem to its heart, the dust in it, the stars. */
export interface Starlight {
  veil: readonly [hem: string, middle: string, heart: string];
  dust: string;
  star: string;
}

/** A row with its thickness multiplied, and its edge made uneven. */
const veil = (row: string, share: number): string => {
  const knots = points(row);
  const steps = knots.flatMap(([x, y, half], at) => {
    const [toX, toY, toHalf] = knots[at + 1] ?? [x, y, half];
    const parts = at === knots.length - 1 ? [0] : [0, 0.25, 0.5, 0.75];
    return parts.map((part) => [x + (toX - x) * part, y + (toY - y) * part, half + (toHalf - half) * part]);
  });
  return limb(
    steps
      .map(([x, y, half]) => {
        const swell = share * half! * (1 + 0.24 * Math.sin(y! / 37 + share * 9));
        return `${Math.round(x! + half! * 0.16 * Math.sin(y! / 29 + share * 5))},${Math.round(y!)},${Math.round(swell)}`;
      })
      .join(' '),
  );
};

/**
 * The Milky Way over a horizon at y 0: its veil along a row of points (the third value is half its width), stars that
 * crowd in it, and others over all the sky.
 * @param row from the horizon up
 * @param sky how wide and how high the sky is from the origin, and how many stars stand in it
 */
export const milkyWay = (
  row: string,
  sky: { width: number; height: number; stars: number },
  { veil: [hem, middle, heart], dust, star }: Starlight,
): readonly Layer[] => {
  const chance = random(`stars ${row}`);
  const way = points(row);
  const along = (share: number) => {
    const at = Math.min(way.length - 2, Math.floor(share * (way.length - 1)));
    const part = share * (way.length - 1) - at;
    return way[at]!.map((value, axis) => value + (way[at + 1]![axis]! - value) * part);
  };
  const inVeil = Array.from({ length: sky.stars * 1.5 }, () => {
    const [x, y, half] = along(chance.next());
    const aside = (chance.next() + chance.next() + chance.next() - 1.5) * half! * 1.3;
    return disc(x! + aside, y! + chance.between(-20, 20), chance.pick([1, 1, 2, 2, 3]));
  });
  const strewn = Array.from({ length: sky.stars }, () =>
    disc(
      chance.between(0, sky.width),
      -Math.max(24, sky.height * (1 - chance.next() ** 1.2)),
      chance.pick([1, 1, 2, 2, 2, 3]),
    ),
  );
  const rift = way.map(
    ([x, y, half], at) =>
      `${Math.round(x + half * (at % 2 === 0 ? -0.12 : 0.14))},${y},${Math.round(half * 0.26)}`,
  );
  // The hem is torn: drifts of it stand off.
  const drifts = (reach: number, count: number) =>
    Array.from({ length: count }, () => {
      const [x, y, half] = along(chance.between(0.12, 1));
      const side = chance.pick([-1, 1]);
      const size = half! * chance.between(0.08, 0.3);
      return disc(x! + side * half! * reach * chance.between(0.9, 1.25), y!, size, size * 0.6);
    });
  return [
    cut(hem, veil(row, 1), ...drifts(1, 26)),
    cut(middle, veil(row, 0.68), ...drifts(0.68, 16)),
    cut(heart, veil(row, 0.38), ...drifts(0.38, 8)),
    cut(dust, veil(`${way[1]![0]},${way[1]![1]},2 ${rift.slice(2).join(' ')}`, 0.7)),
    cut(star, ...inVeil, ...strewn),
  ];
};
