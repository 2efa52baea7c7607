import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { random } from '../canvas/random.ts';
import { alongRow } from '../drawing/alongRow.ts';
import { disc, limb } from '../drawing/brush.ts';

/** What the stars are painted in: the ribbon from its hem to its heart, its warm foot from the outside in, the stars. */
export interface Starlight {
  ribbon: readonly [hem: string, middle: string, heart: string, core: string];
  warm: readonly [rose: string, amber: string, flame: string];
  star: string;
  /** Brighter tongues between the foot and the ribbon: an ink, and a limb. */
  tongues?: readonly (readonly [ink: string, row: string])[];
}

/** A point of the ribbon, `share` of the way up: where it is, and half its width. */
type Way = ReturnType<typeof alongRow>;

/** A band in the ribbon from one share of its way to another, its width a share of the ribbon's, `aside` of its middle. */
const band = (way: Way, from: number, to: number, wide: (along: number) => number, aside = 0): string =>
  limb(
    Array.from({ length: 15 }, (_, at) => {
      const [x, y, half] = way(from + ((to - from) * at) / 14);
      return [x + aside * half, y, half * wide(at / 14)].map(Math.round).join();
    }).join(' '),
  );

/**
 * The Milky Way as one ribbon that rises from a flame: a warm thread, which cools as it widens into stars; and others
 * over all the sky.
 * @param row from the flame up, the third value half the ribbon's width
 * @param sky how wide and how high the sky is from the upper left corner, and how many stars stand in it
 */
export const milkyWay = (
  row: string,
  sky: { width: number; height: number; stars: number },
  { ribbon: [hem, middle, heart, core], warm: [rose, amber, flame], star, tongues = [] }: Starlight,
): readonly Layer[] => {
  const chance = random(`stars ${row}`);
  const way = alongRow(row);
  const inRibbon = Array.from({ length: sky.stars * 1.6 }, () => {
    const [x, y, half] = way(0.28 + 0.72 * chance.next() ** 0.8);
    const aside = (chance.next() + chance.next() + chance.next() - 1.5) * half * 1.2;
    return disc(x + aside, y + chance.between(-20, 20), chance.pick([1, 1, 2, 2, 3]));
  });
  const strewn = Array.from({ length: sky.stars }, () =>
    disc(
      chance.between(0, sky.width),
      sky.height - Math.max(24, sky.height * (1 - chance.next() ** 1.2)),
      chance.pick([1, 1, 2, 2, 2, 3]),
    ),
  );
  return [
    cut(star, ...strewn),
    cut(
      hem,
      band(way, 0, 1, () => 1),
    ),
    cut(
      middle,
      band(way, 0, 1, (along) => 1 - along * 0.3, 0.04),
    ),
    cut(
      heart,
      band(way, 0, 1, (along) => 1 - along * 0.58, -0.06),
    ),
    // Dust parts it.
    cut(
      hem,
      band(way, 0.5, 1, (along) => 0.2 * along ** 0.6, 0.16),
    ),
    cut(
      core,
      band(way, 0, 0.86, (along) => 0.9 * (1 - along) ** 1.1, -0.06),
    ),
    ...tongues.map(([ink, row]) => cut(ink, limb(row))),
    cut(
      rose,
      band(way, 0, 0.62, (along) => (1 - along) ** 0.9),
    ),
    cut(
      amber,
      band(way, 0, 0.46, (along) => 1.1 * (1 - along) ** 0.9),
    ),
    cut(
      flame,
      band(way, 0, 0.34, (along) => 1.1 * (1 - along)),
    ),
    cut(star, ...inRibbon),
  ];
};
