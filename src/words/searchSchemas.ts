import { z } from 'zod';
import { counted, text } from './text.ts';

const kind = (things: string) => text(`The heading over ${things} that were found`);

/** What search says, in the header, on its page and on the page of lost visitors. */
export const SearchWords = z.strictObject({
  name: text('The icon in the header and the dialogue that it opens, for screen readers'),
  label: text('The label of the field'),
  submit: text('The button beside the field'),
  close: text('The button that closes the dialogue, for screen readers'),
  results: text('What the list of results is, for screen readers'),
  loading: text('While the index is on its way'),
  found: counted('How many things were found', 'count'),
  more: text('The link to all results', 'count'),
  none: text('When nothing was found', 'query'),
  meant: text('Before what is spelt most like it'),
  advice: text('What to do when nothing was found'),
  failed: text('When the index did not load'),
  retry: text('The button that tries again'),
  everything: text('The link to the list of everything'),
  ask: text('The link to the booking section'),
  examples: text('Before what others look for'),
  of: text('Of a part of a page: which page it is in', 'title'),
  notes: text('The link to what to know before a trip, in the list of everything', 'country'),
  kinds: z
    .strictObject({
      page: kind('pages'),
      place: kind('places'),
      trip: kind('trips'),
      article: kind('articles'),
      animal: kind('animals'),
      note: kind('what to know before a trip'),
      question: kind('questions'),
      car: kind('cars'),
    })
    .describe('The kinds of what can be found'),
});
