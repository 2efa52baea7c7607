import type { TripRoute } from '../schemas/route.ts';

type Leg = TripRoute['legs'][number];

/** When one is at a stop. */
export interface Stay {
  /** The days in their order, each once. */
  days: number[];
  /** Whether a night is spent there. */
  hasNight: boolean;
}

/**
 * The days on which a trip is at each of its stops, by the stop's name: from the leg that arrives to the leg that leaves.
 * @param legs in the order of the trip
 */
export function staysOf(legs: readonly Leg[]): Map<string, Stay> {
  const stays = new Map<string, { days: Set<number>; hasNight: boolean }>();
  const stay = (name: string, first: number, last: number) => {
    const known = stays.get(name) ?? { days: new Set<number>(), hasNight: false };
    for (let day = first; day <= last; day += 1) known.days.add(day);
    stays.set(name, { ...known, hasNight: known.hasNight || last > first });
  };
  for (const [at, { day, from, to }] of legs.entries()) {
    if (!at) stay(from, day, day);
    stay(to, day, legs[at + 1]?.day ?? day);
  }
  return new Map(
    [...stays].map(([name, { days, hasNight }]) => [
      name,
      { days: [...days].toSorted((a, b) => a - b), hasNight },
    ]),
  );
}

/** Days as a map writes them: `1–3` for days in a row, `1, 3` for others. */
export function daysInShort(days: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && day === run[1] + 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/** The legs of a trip by their day, the days in their order. */
export function legsByDay(legs: readonly Leg[]): { day: number; legs: Leg[] }[] {
  const days = [...new Set(legs.map(({ day }) => day))];
  return days.map((day) => ({ day, legs: legs.filter((leg) => leg.day === day) }));
}
