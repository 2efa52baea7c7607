import { z } from 'zod';
import { counted, text } from './text.ts';

const heading = (part: string) => text(`The heading over ${part}`);

/** What links to the travel guides say, what the guides say beside the texts of places and trips, and printed pages. */
export const GuideWords = z.strictObject({
  heading: text('Over the link on the page of a trip'),
  link: text('The link to a guide', 'name', 'size', 'pages'),
  linkAlone: text('The same where nobody knows how many pages it has', 'name', 'size'),
  none: text('Where there is no guide'),
  size: text('How large it is, in thousands of bytes', 'count'),
  pages: counted('How many pages it has', 'count'),
  label: text('Above the title of a guide', 'country'),
  place: z.strictObject({
    about: heading('the text of a place'),
    doing: heading('its activities'),
    happens: text('Before what happens in which months'),
  }),
  trip: z.strictObject({
    facts: heading('the facts of a trip'),
    price: text('Before its price'),
    perPerson: text('Its price', 'price', 'people'),
  }),
  map: text('What the map is, for screen readers', 'places'),
  north: text('How far north of the equator a place is', 'degrees'),
  south: text('How far south of the equator a place is', 'degrees'),
  east: text('How far east a place is', 'degrees'),
  check: text('Before the pages to check a rule on'),
  before: text('The heading over what to know before a trip', 'country'),
  more: text('Before the address of all that is known of a country', 'country'),
  contacts: heading('the contacts'),
  chat: text('The link to the chat'),
  dated: text('How old a guide is, before the address of the newest one', 'date'),
  printed: text('At the foot of a printed page', 'address', 'date'),
});

export type GuideWords = z.infer<typeof GuideWords>;
