import type { Neighbour } from '../schemas/placePage.ts';

/** The little of a place that its neighbours need. */
interface Place {
  id: string;
  data: { neighbours: readonly Neighbour[] };
}
/** A place near another one, and the way there. */
export interface Near<Kind extends Place> {
  place: Kind;
  way: Neighbour;
}

const firstHour = ({ hours }: Neighbour) => Number(/\d+(?:\.\d+)?/.exec(hours ?? '')?.[0] ?? Infinity);

/**
 * The places that a place names as its neighbours, and those that name it, the shortest way first; ways whose time
 * nobody knows come last.
 * @param of the place
 * @param places all places
 */
export function neighboursOf<Kind extends Place>(of: Kind, places: readonly Kind[]): Near<Kind>[] {
  const near = places.flatMap((place) => {
    const way =
      of.data.neighbours.find((neighbour) => neighbour.place === place.id) ??
      place.data.neighbours.find((neighbour) => neighbour.place === of.id);
    return way ? [{ place, way }] : [];
  });
  return near.toSorted((a, b) => firstHour(a.way) - firstHour(b.way) || 0);
}
