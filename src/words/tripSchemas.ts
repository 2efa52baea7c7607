import { z } from 'zod';
import { text } from './text.ts';

const heading = (subject: string) => text(`The heading over ${subject}`);
const column = (subject: string) => text(`Over the column of ${subject}`);
const link = (subject: string) => text(`The link to ${subject} before a trip to a country`, 'country');
const step = z.strictObject({
  name: text('The name of a step, such as Moderate'),
  means: text('What a day of such a trip asks of you'),
});

/** The notes on a trip's page, and the table that compares the trips. */
export const TripWords = z.strictObject({
  hours: z.strictObject({
    one: text('Hours that are known', 'from'),
    range: text('Hours that run from one number to another', 'from', 'to'),
    upTo: text('Hours that have only an upper end', 'to'),
    more: text('Hours without an upper end', 'from'),
    none: text('Where there are none'),
    little: text('Where no hours on foot are named'),
  }),
  ask: text('Where nobody knows but the agency'),
  metres: text('A height', 'metres'),
  metresOrMore: text('A height that a trip may go beyond', 'metres'),
  sea: text('In the place of 0 metres'),
  age: text('A lowest age', 'age'),
  effort: z.strictObject({
    step: text('A step of the effort scale', 'name', 'level', 'count'),
    heading: text('The heading over the scale'),
    explain: text('The link from a trip to the scale'),
    steps: z
      .tuple([step, step, step, step, step])
      .describe('The five steps of the effort scale, the easiest first'),
  }),
  notes: z.strictObject({
    heading: text('The heading of the notes'),
    lead: text('The sentence under it'),
    right: heading('whom a trip suits'),
    effort: heading('how hard it is'),
    road: heading('the hours of each day'),
    caption: text('What the table of the days is, for screen readers'),
    day: text('Over the days, and before their number'),
    car: text('Over the hours by car'),
    foot: text('Over the hours on foot or by bicycle'),
    roads: text('Over the roads'),
    inAll: text('The hours by car of all days', 'hours'),
    highest: heading('the highest point'),
    youngest: heading('the lowest age and children'),
    group: heading('how many travel together'),
    alone: heading('what a single traveller should know'),
    rooms: heading('the beds'),
    food: heading('the meals'),
    luggage: heading('the luggage'),
    flight: text('What every trip says of luggage in a small aircraft'),
    power: heading('power and network'),
    money: heading('money and tips'),
    pack: heading('what to bring'),
    ends: heading('where a trip begins and ends'),
    begins: text('Where and when it begins', 'place', 'time'),
    finishes: text('Where and when it ends', 'place', 'time'),
    changes: z.strictObject({
      heading: heading('what holds when a trip does not take place'),
      lead: text('What every trip says of that; may hold Markdown links', 'product'),
    }),
    plugs: link('plugs'),
    network: link('SIM card and network'),
    tips: link('money and tips'),
  }),
  compare: z.strictObject({
    caption: text('What the table is, for screen readers'),
    scroll: text('What the region around it is, for screen readers'),
    trip: column('the trips'),
    days: column('the days'),
    price: column('the price'),
    whole: column('the price with fees and visa'),
    sum: text('The price with fees and visa', 'price'),
    sumOpen: text('The same where nobody can say what a fee is', 'price'),
    ends: column('start and end'),
    between: text('Start and end, where they differ', 'start', 'end'),
    road: column('all hours by car'),
    longest: column('the longest day'),
    onDay: text('The longest day', 'day', 'hours'),
    highest: column('the highest point'),
    youngest: column('the lowest age'),
    effort: column('the effort'),
    months: column('the best months'),
  }),
});
export type TripWords = z.infer<typeof TripWords>;
