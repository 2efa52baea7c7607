import { z } from 'zod';
import { text } from './text.ts';

const link = (page: string) => text(`The link to ${page}`);

/** What stands around every page, and on the pages that have no others. */
export const ShellWords = z.strictObject({
  pageTitle: text('The title of a page in search results and tabs', 'title', 'brand'),
  homeTitle: text('The title of the home page there', 'name', 'title'),
  skip: text('The first link for keyboards: past the navigation'),
  contacts: text('What the bar at the top is, for screen readers'),
  logo: text('What the logo leads to, for screen readers', 'name'),
  book: text('The button to the booking section'),
  menu: z.strictObject({
    label: text('What the navigation is, for screen readers'),
    open: text('The button that opens the menu, for screen readers'),
    close: text('The button that closes the menu, for screen readers'),
  }),
  pages: z.strictObject({
    home: link('the home page'),
    about: text('The link to the page about the company', 'name'),
    destinations: link('the destinations'),
    packages: link('the packages'),
    cars: link('the cars'),
    blog: link('the blog'),
    beforeYouTravel: link('what to know before a trip'),
    terms: link('the terms'),
  }),
  toTop: text('The button back to the top, for screen readers'),
  chat: z.strictObject({
    short: text('The chat button'),
    more: text('Added to it for screen readers', 'name'),
  }),
  footer: z.strictObject({
    contacts: text('The heading over phones and e-mail'),
    chat: link('the chat'),
    quick: text('The heading over the pages'),
    services: link('the services'),
    servicesHint: text('Said for a moment after that link'),
    partners: link('the partners'),
    partnersHint: text('Said for a moment after that link'),
    reviews: link('the reviews'),
    resources: text('The heading over blog, answers and guides'),
    blog: link('the blog'),
    faq: link('the questions'),
    guides: link('the travel guides'),
    copyright: text('The last line', 'years', 'name'),
  }),
  islandNote: text('Said when a moving part did not load'),
  sample: text('The stamp on an invented sample'),
  received: z.strictObject({
    reference: text('Before the reference of an enquiry'),
    keep: text('Under it: what it is good for'),
    home: link('the home page'),
  }),
  notFound: z.strictObject({
    mail: text('The link that writes an e-mail'),
    meant: text('Before the pages whose addresses are most like the one that was asked for'),
  }),
});

export type ShellWords = z.infer<typeof ShellWords>;
