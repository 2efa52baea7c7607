const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const two = (part: number) => String(part).padStart(2, '0');
const write = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** A date's parts counted from midnight in Greenwich, where no day is ever skipped, doubled or cut short. */
function fromParts(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

function parse(text: string): Date | undefined {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = fromParts(year, month, day);
  // February 30 rolls over into March: what comes back is not what went in.
  return write(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()) === text ? date : undefined;
}

/**
 * The visitor's own date, by the clock and time zone of where this runs.
 * @param now the moment, by default this one
 * @returns yyyy-mm-dd
 */
export function localToday(now: Date = new Date()): string {
  return write(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Whether this is a day of the calendar written yyyy-mm-dd: '2027-02-29' is none. */
export function isDay(text: string): boolean {
  return parse(text) !== undefined;
}

/**
 * A day some days on, counted on the calendar, never in hours: a day with a change of clocks is one day.
 * @param day yyyy-mm-dd
 * @param count days, negative for earlier ones
 * @returns yyyy-mm-dd
 * @throws RangeError when `day` is no day of the calendar
 */
export function addDays(day: string, count: number): string {
  const date = parse(day);
  if (!date) throw new RangeError(`"${day}" is not a day written yyyy-mm-dd`);
  const sum = fromParts(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate() + count);
  return write(sum.getUTCFullYear(), sum.getUTCMonth() + 1, sum.getUTCDate());
}

/** Whether one day comes before another, both yyyy-mm-dd. */
export function isBefore(day: string, other: string): boolean {
  return day < other;
}

/** The later of two days, both yyyy-mm-dd. */
export function laterOf(day: string, other: string): string {
  return isBefore(day, other) ? other : day;
}
