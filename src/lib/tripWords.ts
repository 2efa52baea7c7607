import { fill } from '../browser/fill.ts';
import type { TripNotes } from '../schemas/tripNotes.ts';
import type { HoursSum } from './tripNotes.ts';
import { lang } from './site.ts';
import { ui } from './ui.ts';

const words = ui.trips;

/** Hours as visitors read them, such as `2 to 3 h`; what nobody knows says to ask. */
export function hoursText(hours: (Pick<HoursSum, 'from'> & { to?: number | undefined }) | undefined): string {
  if (!hours) return words.ask;
  const { from, to } = hours;
  if (to === undefined) return from ? fill(words.hours.more, { from }) : words.ask;
  if (to === 0) return words.hours.none;
  if (from === 0) return fill(words.hours.upTo, { to });
  return from === to ? fill(words.hours.one, { from }) : fill(words.hours.range, { from, to });
}

/** The highest point of a trip as visitors read it. */
export function metresText({ metres, orMore }: TripNotes['highest']): string {
  if (metres === undefined) return words.ask;
  if (metres === 0) return words.sea;
  return fill(orMore ? words.metresOrMore : words.metres, { metres: metres.toLocaleString(lang) });
}

/** The lowest age of a trip as visitors read it. */
export const ageText = ({ age }: TripNotes['youngest']): string =>
  age === undefined ? words.ask : fill(words.age, { age });

/** The effort of a trip as visitors read it, such as `Hard, 4 of 5`. */
export const effortText = ({ level }: Pick<TripNotes['effort'], 'level'>): string =>
  fill(words.effort.step, {
    name: words.effort.steps[level - 1]?.name ?? '',
    level,
    count: words.effort.steps.length,
  });
