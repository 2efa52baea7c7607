import { fill } from '../browser/fill.ts';
import type { TravelPackage } from '../schemas/travelPackage.ts';
import { money, sumInWords } from './fees.ts';
import { hoursOnTheRoad, longestDay } from './tripNotes.ts';
import { ageText, hoursText, metresText } from './tripWords.ts';
import { ui } from './ui.ts';

const heads = ui.trips.compare;

/**
 * What the table of all trips says of one, for one adult: figures that can be set beside those of the others.
 * @returns words for every column but its name's; what nobody can know beforehand says "ask us"
 */
export function comparedTrip(trip: TravelPackage) {
  const { notes } = trip;
  const longest = longestDay(notes.days);
  const [start, end] = [notes.start.place, notes.end.place];
  return {
    days: Number.parseInt(trip.duration, 10),
    whole: sumInWords(trip, { sum: heads.sum, open: heads.sumOpen }),
    price: money({ from: trip.price, to: trip.price }),
    party: trip.priceBasis,
    ends: start === end ? start : fill(heads.between, { start, end }),
    road: hoursText(hoursOnTheRoad(notes.days)),
    longest: longest
      ? fill(heads.onDay, { day: longest.day, hours: hoursText(longest.hours) })
      : ui.trips.ask,
    highest: metresText(notes.highest),
    youngest: ageText(notes.youngest),
    effort: notes.effort,
    months: trip.bestMonths,
  };
}
