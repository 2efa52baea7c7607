import { TripRoute } from '../schemas/route.ts';
import { fieldName, type Issue } from './issue.ts';
import { didYouMean, meantOrGone } from './nearest.ts';
import { namesIn, type Entry, type Named } from './readEntry.ts';

/** The days of a trip by its own words; none when they are not as they should be, which its own check says. */
const daysOf = (trip: Entry | undefined) =>
  Number(/^(\d+) Days? \|/.exec(String(trip?.data['duration']))?.[1] ?? Infinity);

/** What is wrong with a route whose fields are in order. */
function faultsOf(
  { stops, legs }: TripRoute,
  trip: Entry | undefined,
  places: readonly string[],
): { path: readonly PropertyKey[]; message: string }[] {
  const names = stops.map(({ name }) => name);
  const days = daysOf(trip);
  const unknown = (['from', 'to'] as const).flatMap((end) =>
    legs.flatMap((leg, at) =>
      names.includes(leg[end])
        ? []
        : [
            {
              path: ['legs', at, end],
              message: `"${leg[end]}" is none of the stops.${didYouMean(leg[end], names)}`,
            },
          ],
    ),
  );
  const astray = stops.flatMap(({ name, place }, at) => [
    ...(names.indexOf(name) < at
      ? [{ path: ['stops', at, 'name'], message: `"${name}" stands twice. Name each stop once.` }]
      : []),
    ...(place === undefined || places.includes(place)
      ? []
      : [
          {
            path: ['stops', at, 'place'],
            message: `there is no content/places/${place}.md.${meantOrGone(place, places)}`,
          },
        ]),
    ...(legs.some(({ from, to }) => from === name || to === name)
      ? []
      : [{ path: ['stops', at, 'name'], message: `no leg begins or ends at "${name}".` }]),
  ]);
  const broken = legs.flatMap(({ day, from }, at) => {
    const before = legs[at - 1];
    if (day > days)
      return [
        {
          path: ['legs', at, 'day'],
          message: `${day}, while the trip has ${days} ${days === 1 ? 'day' : 'days'}.`,
        },
      ];
    if (before && day < before.day)
      return [
        {
          path: ['legs', at, 'day'],
          message: `${day} comes after day ${before.day}. Put the legs in order.`,
        },
      ];
    if (before && before.to !== from && [from, before.to].every((name) => names.includes(name)))
      return [
        { path: ['legs', at, 'from'], message: `"${from}", while the leg before ends at "${before.to}".` },
      ];
    return [];
  });
  return [...unknown, ...astray, ...broken];
}

/**
 * Holds the routes to their trips, to the places and to themselves, and notes a trip without a route.
 * @param entries all that content/ holds, as far as it could be read
 * @param named all its files by their names, read or not, so that one fault does not make others
 */
export function checkRoutes(entries: readonly Entry[], named: readonly Named[]): Issue[] {
  const routes = entries.filter(({ collection }) => collection === 'routes');
  const trips = entries.filter(({ collection }) => collection === 'packages');
  const places = namesIn(named, 'places');
  const ids = namesIn(named, 'packages');
  const tripOf = new Map(trips.map((trip) => [trip.id, trip]));
  const routed = new Set(namesIn(named, 'routes'));
  return [
    ...routes.flatMap(({ id, file, data, lineOf }) => {
      const trip = tripOf.get(id);
      const route = TripRoute.safeParse(data).data;
      const faults = route ? faultsOf(route, trip, places) : [];
      return [
        ...(ids.includes(id)
          ? []
          : [
              {
                file,
                message: `there is no content/packages/${id}.md.${didYouMean(id, ids) || ' If the trip is gone, delete this file.'}`,
              },
            ]),
        ...faults.map(({ path, message }) => ({ file, line: lineOf(path), field: fieldName(path), message })),
      ];
    }),
    ...trips
      .filter(({ id }) => !routed.has(id))
      .map(({ id, file }) => ({
        file,
        message: `has no map: write its stops into content/routes/${id}.json.`,
        isNote: true as const,
      })),
  ];
}
