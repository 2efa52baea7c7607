import { z } from 'zod';
import { text } from './text.ts';

const heading = (over: string) => text(`The heading over ${over}`);

/** What the pages of the places say beside their own texts, and what leads from page to page. */
export const PlaceWords = z.strictObject({
  more: text('The link from a slide to the page of its place', 'name'),
  months: text('Before the best months of a place'),
  activities: text('Before what people do there'),
  animals: text('The heading over the animals of a place, which leads to the page about all of them'),
  practical: text('What the column beside the text is, for screen readers'),
  time: z.strictObject({
    caption: heading('the times to a place'),
    from: text('What its first column is, for screen readers'),
    hours: text('Hours, when they are several', 'count'),
    hour: text('The same for a single hour', 'count'),
    minutes: text('A time under an hour', 'count'),
    way: text('A time with how one travels', 'time', 'means'),
    ask: text('Where nobody knows the time', 'means'),
    takes: text('What its second column is, for screen readers'),
    start: text('Where a way to the place itself begins', 'from'),
    route: text('Where another way begins and ends', 'from', 'to'),
    by: z.strictObject({
      road: text('Travelling by road'),
      flight: text('Travelling by air'),
      train: text('Travelling by train'),
      boat: text('Travelling by boat'),
    }),
  }),
  fees: z.strictObject({
    caption: heading('the fees of a place'),
    dates: text('Under the fees'),
  }),
  pictures: heading('the other pictures of a place'),
  neighbours: heading('the places near it'),
  cards: heading('the trips to a place and the articles about it'),
  goesThere: text('On the card of a trip that goes to the place'),
  goesNear: text('On the card of a trip that only comes near it'),
  sources: z.strictObject({
    heading: heading('the sources'),
    checked: text('When the text was last checked', 'date'),
    read: text('Before the sources read on a day', 'date'),
    claim: text('Before the name of a source: what was read there', 'claim'),
    unnamed: text('After the sources: what was read on pages of other travel companies', 'claims'),
  }),
  related: z.strictObject({
    heading: text('What the links to related pages are, for screen readers'),
    places: heading('the places that a trip goes to'),
    nearby: heading('the places before or after a trip'),
    told: heading('the places that an article tells of'),
    trips: heading('the trips to the places of an article'),
    moreTrips: heading('other trips'),
    articles: heading('the articles to read before a trip'),
    further: heading('further articles'),
    questions: heading('the questions that concern it'),
    cars: heading('the cars for the way there'),
    country: text('The heading over what holds for its whole country', 'country'),
    drives: text('Before the places that a car is for'),
    read: text('Before the links under an answer'),
    days: text('Under a trip’s name: its length and price', 'duration', 'price'),
  }),
  countryCard: z.strictObject({
    places: text('Before the places of a country'),
    trips: text('Before its trips'),
  }),
});
export type PlaceWords = z.infer<typeof PlaceWords>;
