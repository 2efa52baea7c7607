import type { Ground } from './ground.ts';
import type { Degrees, Frame } from './frame.ts';
import { EDGE, type Box } from './spots.ts';
import { near } from './ways.ts';

/** What the drawing of a route needs to know beside the route. */
export interface Surroundings {
  /** The country whose land is not shaded. */
  home: string;
  /** What else is named where there is room, the more important first. */
  towns: readonly (Degrees & { name: string })[];
  places: readonly (Degrees & { name: string; id: string })[];
  peaks: readonly (Degrees & { name: string })[];
  /** The names of countries and lakes. */
  names: { lands: Readonly<Record<string, string>>; lakes: Readonly<Record<string, string>> };
}

/** A town, a place or a summit beside the route. */
export interface Dot {
  kind: 'town' | 'place' | 'peak';
  name: string;
  x: number;
  y: number;
}

/** The towns, places and summits that the map can show beside the route: none near its edge, a sign or another one. */
export function dotsIn(
  frame: Frame,
  { towns, places, peaks }: Pick<Surroundings, 'towns' | 'places' | 'peaks'>,
  taken: readonly Box[],
) {
  const isClear = ({ x, y }: { x: number; y: number }) =>
    [x, frame.width - x, y, frame.height - y].every((gap) => gap > EDGE) &&
    !taken.some(
      ([left, top, right, bottom]) => x > left - 30 && x < right + 30 && y > top - 24 && y < bottom + 24,
    );
  // A summit is the place's own best mark.
  const all = [
    ...peaks.map((peak) => ({ ...peak, kind: 'peak' as const })),
    ...places.map((place) => ({ ...place, kind: 'place' as const })),
    ...towns.map((town) => ({ ...town, kind: 'town' as const })),
  ].map(({ name, kind, ...at }) => {
    const [x, y] = frame.project(at);
    return { name, kind, x: Math.round(x), y: Math.round(y) };
  });
  return all
    .filter(isClear)
    .filter(
      ({ x, y }, at, clear) => !clear.slice(0, at).some((other) => near([x, y], [other.x, other.y], 60)),
    )
    .slice(0, 6);
}

/** Units that a lake is long at least if it is to be named. */
const LEAST = 24;
/** Units that the outline of an area is long or wide, whichever is more. */
export const lengthOf = ([shore = []]: Ground['areas'][number]['rings']) => {
  const [xs, ys] = [shore.map(([x]) => x), shore.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};

/** The areas to name: lakes, neighbours, and last the country itself where another one is in sight. */
export function areasToName(areas: Ground['areas'], home: string, hasBorder: boolean): Ground['areas'] {
  return areas
    .filter(({ id, kind, rings }) => (kind === 'lake' ? lengthOf(rings) > LEAST : id !== home || hasBorder))
    .toSorted(
      (a, b) =>
        Number(b.kind === 'lake') - Number(a.kind === 'lake') ||
        Number(a.id === home) - Number(b.id === home),
    );
}
