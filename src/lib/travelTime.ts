import { fill } from '../browser/fill.ts';
import type { PlaceWay, WayThere } from '../schemas/placePage.ts';
import type { PlaceWords } from '../words/placeSchemas.ts';

/** From where to where a way to a place leads, as visitors read it; without an end it leads to the place itself. */
export function wayName({ from, to }: Pick<PlaceWay, 'from' | 'to'>, words: PlaceWords['time']): string {
  return to ? fill(words.route, { from, to }) : fill(words.start, { from });
}

const NUMBER = /\d+(?:\.\d+)?/g;

/**
 * A travelling time as visitors read it.
 * @param hours as content writes it, such as `8 to 10`, `about 1` or `0.25 to 0.5`
 * @param by how one travels
 * @param words what content/words/places.json gives for times
 * @returns such as `8 to 10 hours by road`; under an hour in minutes; to ask us without `hours`
 */
export function travelTime(hours: string | undefined, by: WayThere, words: PlaceWords['time']): string {
  const means = words.by[by];
  if (!hours) return fill(words.ask, { means });
  const numbers = (hours.match(NUMBER) ?? []).map(Number);
  const last = numbers.at(-1) ?? 0;
  const minutes = (part: number) => Math.round(part * 60);
  const isShort = last < 1;
  let time = hours.replace(NUMBER, (part, at: number) => {
    const number = Number(part);
    if (isShort) return String(minutes(number));
    // From minutes to hours: the first end needs a unit of its own.
    return number < 1 && at < hours.length - part.length
      ? fill(words.minutes, { count: minutes(number) })
      : part;
  });
  const unit = isShort ? words.minutes : last === 1 ? words.hour : words.hours;
  time = fill(unit, { count: time });
  return fill(words.way, { time, means });
}
