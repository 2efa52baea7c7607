import { z } from 'zod';
import { counted, text } from './text.ts';

const list = (things: string) =>
  z.strictObject({
    all: counted(`How many ${things} there are, when one page shows them`, 'count'),
    range: text(`Which ${things} a page shows`, 'count', 'first', 'last'),
    last: text(`When a page shows a single one of the ${things}`, 'count', 'last'),
  });
/** The buttons and announcements of what moves and of what can be narrowed. */
export const ControlWords = z.strictObject({
  table: text('The box of a table that may be wider than a phone, for screen readers'),
  slider: z.strictObject({
    role: text('What a row of slides is, for screen readers'),
    slide: text('What one of them is, for screen readers'),
    place: text('Which one it is, for screen readers', 'number', 'count'),
    previous: text('The button back, for screen readers'),
    next: text('The button on, for screen readers'),
    choose: text('What the dots are, for screen readers'),
    goTo: text('One dot, for screen readers', 'number'),
    position: text('Said after a move', 'number', 'count'),
  }),
  hero: z.strictObject({
    region: text('What the head of the home page is, for screen readers'),
    label: text('What its scenes are, for screen readers'),
    pause: text('The button that stops them, for screen readers'),
    play: text('The button that lets them go on, for screen readers'),
    seconds: text('The seconds left of a scene', 'seconds'),
    book: text('The button to the booking section'),
  }),
  gallery: z.strictObject({
    previous: text('The button back, for screen readers'),
    next: text('The button on, for screen readers'),
    position: text('Said after a move', 'number', 'count'),
  }),
  packages: list('packages'),
  articles: list('articles'),
  filters: z.strictObject({
    country: text('What the first row of buttons is, for screen readers'),
    all: text('The button for all countries'),
    price: text('What the second row of buttons is, for screen readers'),
    cap: text('The button for a highest price in US dollars', 'amount'),
    none: text('When no packages match'),
    advice: text('What to do then'),
    clear: text('The button that takes all filters away'),
  }),
  pager: z.strictObject({
    label: text('What the row of pages is, for screen readers'),
    previous: text('The button back, for screen readers'),
    next: text('The button on, for screen readers'),
    page: text('One page, for screen readers', 'number', 'count'),
  }),
  faq: z.strictObject({
    open: text('The button that opens all answers'),
    close: text('The button that closes all answers'),
  }),
  partners: z.strictObject({
    pause: text('The button that stops the strip'),
    pauseLabel: text('The same for screen readers'),
    play: text('The button that lets it go on'),
    playLabel: text('The same for screen readers'),
  }),
});

export type ControlWords = z.infer<typeof ControlWords>;
