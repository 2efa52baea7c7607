import type { Hours, TripNotes } from '../schemas/tripNotes.ts';

type Days = TripNotes['days'];

/** Hours that are added up: `to` is missing where one of them has no upper end, or is not known at all. */
export interface HoursSum {
  from: number;
  to: number | undefined;
}

/** The sum of several hours. What nobody knows adds nothing to `from`, and takes `to` away. */
function sumOf(all: readonly (Hours | undefined)[]): HoursSum {
  const known = all.filter((hours) => hours !== undefined);
  const from = known.reduce((sum, hours) => sum + hours.from, 0);
  const isOpen = known.length < all.length || known.some(({ to }) => to === undefined);
  return { from, to: isOpen ? undefined : known.reduce((sum, { to = 0 }) => sum + to, 0) };
}

/** The hours by car of a whole trip; open where a day is. */
export const hoursOnTheRoad = (days: Days): HoursSum => sumOf(days.map(({ road }) => road));

/** The hours of one day by car, on foot and by bicycle. */
const hoursOf = ({ road, foot }: Days[number]) => sumOf(foot ? [road, foot] : [road]);

/**
 * The longest day of a trip: the one that can be known to last longest, the earliest of equals.
 * @returns its number, from 1, and its hours by car, on foot and by bicycle; undefined when of some day nothing is known
 */
export function longestDay(days: Days): { day: number; hours: HoursSum } | undefined {
  if (days.some(({ road, foot }) => !road && !foot)) return undefined;
  const sums = days.map(hoursOf);
  const lengths = sums.map(({ from, to = from }) => to);
  const at = lengths.indexOf(Math.max(...lengths));
  const hours = sums[at];
  return hours && { day: at + 1, hours };
}
