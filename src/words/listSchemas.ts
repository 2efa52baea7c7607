import { z } from 'zod';
import { text } from './text.ts';

/** What stands on the further pages of a list that is too long for one. */
export const ListWords = z.strictObject({
  narrowed: text('The title of a list of one country or price', 'title', 'names'),
  numbered: text('The title of its second page and of those after it', 'title', 'number'),
  range: text('Which of the list stand on a page', 'first', 'last', 'count'),
  about: text('The same with the title, for search engines', 'title', 'range'),
  label: text('The links to the other pages, for screen readers'),
  previous: text('The link to the page before'),
  next: text('The link to the page after'),
  count: text('The link to a country or price, and how many it has', 'name', 'count'),
});
export type ListWords = z.infer<typeof ListWords>;
