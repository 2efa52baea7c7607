import type { Ground } from './ground.ts';
import type { Degrees, Frame, Point } from './frame.ts';
import { EDGE, spotsAround, spotsInside, type Box, type Spot } from './spots.ts';
import { near } from './ways.ts';

/** What the drawing of a route needs to know beside the route. */
export interface Surroundings {
  /** The country whose land is not shaded. */
  home: string;
  /** What else is named where there is room, the more important first. */
  towns: readonly (Degrees & { name: string })[];
  places: readonly (Degrees & { name: string; id: string })[];
  /** The names of countries and lakes. */
  names: { lands: Readonly<Record<string, string>>; lakes: Readonly<Record<string, string>> };
}

/** A town or a place beside the route. */
export interface Dot {
  kind: 'town' | 'place';
  name: string;
  x: number;
  y: number;
}

/** The towns and places that the map can show beside the route: none near its edge, a sign or another one. */
export function dotsIn(frame: Frame, { towns, places }: Surroundings, taken: readonly Box[]) {
  const isClear = ({ x, y }: { x: number; y: number }) =>
    [x, frame.width - x, y, frame.height - y].every((gap) => gap > EDGE) &&
    !taken.some(
      ([left, top, right, bottom]) => x > left - 30 && x < right + 30 && y > top - 24 && y < bottom + 24,
    );
  const all = [
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

/** The areas to name: lakes, neighbours, and last the country itself where another one is in sight. */
export function areasToName(areas: Ground['areas'], home: string, hasBorder: boolean): Ground['areas'] {
  return areas
    .filter(({ id }) => id !== home || hasBorder)
    .toSorted(
      (a, b) =>
        Number(b.kind === 'lake') - Number(a.kind === 'lake') ||
        Number(a.id === home) - Number(b.id === home),
    );
}

/** Where a name may stand: around its mark, or inside its area; a lake's also beside the lake. */
export function spotsFor(
  of: { mark: Box } | { kind: string; rings: Point[][] },
  width: number,
  height: number,
  frame: Frame,
): Spot[] {
  if ('mark' in of) return spotsAround(of.mark, width, height);
  const inside = spotsInside(of.rings, width, height, frame);
  if (inside.length || of.kind !== 'lake') return inside;
  const [shore = []] = of.rings;
  const isShown = shore.some(
    ([x, y]) => x > EDGE && x < frame.width - EDGE && y > EDGE && y < frame.height - EDGE,
  );
  const xs = shore.map(([x]) => x);
  const ys = shore.map(([, y]) => y);
  const around: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return isShown ? spotsAround(around, width, height, 2) : [];
}
