/** How many cards stand side by side on a wide window. */
const ROW = 3;
/** How many rows there are at most. */
const ROWS = 3;

/**
 * What a place's page shows as cards, trips first: as many as fill their rows. The others are links in its lists.
 * @param ways all that belongs to the place
 */
export function cardsOf<Trip, Article>(ways: {
  trips: readonly Trip[];
  nearbyTrips: readonly Trip[];
  articles: readonly Article[];
}): { trips: Trip[]; articles: Article[] } {
  const trips = [...ways.trips, ...ways.nearbyTrips];
  const all = trips.length + ways.articles.length;
  const room = ROW * Math.min(ROWS, Math.max(1, Math.floor(all / ROW)));
  return { trips: trips.slice(0, room), articles: ways.articles.slice(0, Math.max(0, room - trips.length)) };
}
