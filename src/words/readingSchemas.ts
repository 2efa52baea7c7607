import { z } from 'zod';
import { counted, text } from './text.ts';

/** What goes with reading: the way to a page, what stands around an article, pictures that open large. */
export const ReadingWords = z.strictObject({
  trail: text('The list that says where a page stands in the site, for screen readers'),
  contents: text('Over the list of an article’s parts'),
  minutes: counted('How long an article takes to read', 'count'),
  published: text('When an article came out', 'date'),
  checked: text('When it was last checked', 'date'),
  share: text('The button that shares an article'),
  copied: text('What it says once it has copied the address'),
  beside: text('The two articles before and after this one, for screen readers'),
  previous: text('Over the article before this one'),
  next: text('Over the article after it'),
  large: z
    .strictObject({
      title: text('The window with the large picture, for screen readers'),
      position: text('Which of the pictures it is', 'position', 'count'),
      previous: text('The button to the picture before, for screen readers'),
      next: text('The button to the picture after it, for screen readers'),
      close: text('The button that closes it, for screen readers'),
    })
    .describe('Pictures that open large'),
});
export type ReadingWords = z.infer<typeof ReadingWords>;
