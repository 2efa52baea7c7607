import { z } from 'zod';
import { text } from './text.ts';

const named = <Name extends string>(names: readonly Name[], what: string) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text(what)])) as Record<Name, ReturnType<typeof text>>,
  );

/** What the maps say, and the lists beside them. */
export const MapWords = z.strictObject({
  heading: text('The heading over a trip’s map'),
  map: text('What the map is, for screen readers', 'stops'),
  day: text('Before what happens on a day', 'day'),
  leg: text('A way from one stop to another', 'from', 'to'),
  outing: text('A way that ends where it begins', 'place'),
  line: text('A way in the list', 'way', 'by'),
  timed: text('A way in the list when its time is known', 'way', 'by', 'hours'),
  by: z.strictObject({
    road: text('By what: a car'),
    foot: text('By what: on foot'),
    bicycle: text('By what: a bicycle'),
    boat: text('By what: a boat'),
    air: text('By what: an aeroplane'),
  }),
  key: z.strictObject({
    title: text('What the list of signs is, for screen readers'),
    days: text('Beside the sign of a stop'),
    night: text('Beside the sign of a stop with a night'),
    approximate: text('Beside the sign of a stop whose exact point is not known'),
    peak: text('Beside the sign of a summit'),
  }),
  caption: text('Under the map'),
  scale: text('At the scale bar', 'km'),
  airports: text('Under the map of the region, after the sign of an airport', 'names'),
  towns: text('Under the map of the region, after the sign of other towns'),
  lands: named(
    [
      ...(['uganda', 'kenya', 'tanzania', 'rwanda', 'burundi', 'drcongo'] as const),
      ...(['southsudan', 'ethiopia', 'somalia', 'malawi', 'mozambique', 'zambia'] as const),
    ],
    'The name of a country',
  ),
  lakes: named(
    [
      ...(['albert', 'bunyonyi', 'burera', 'edward', 'eyasi', 'george', 'kivu', 'kwania'] as const),
      ...(['kyoga', 'manyara', 'masinga', 'naivasha', 'natron', 'nyumba', 'ruhondo'] as const),
      ...(['rukwa', 'tanganyika', 'turkana', 'victoria'] as const),
    ],
    'The name of a lake',
  ),
});
