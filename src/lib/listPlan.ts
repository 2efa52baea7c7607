import type { Choices } from '../browser/filters.ts';
import { NARROW_WINDOW_PX, PAGE_SIZE_NARROW, PAGE_SIZE_WIDE } from '../constants.ts';

/** What a script in the head of a page with a list knows of every list. */
export interface ListPlan {
  choices: Choices;
  /** How wide a window is in px that shows the narrow number of entries. */
  narrow: number;
  sizes: { narrow: number; wide: number };
}

/** What is the same for every list that offers these choices. */
export const listPlan = (choices: Choices): ListPlan => ({
  choices,
  narrow: NARROW_WINDOW_PX,
  sizes: { narrow: PAGE_SIZE_NARROW, wide: PAGE_SIZE_WIDE },
});

/** A plan as code that no word of content can end. */
export const planCode = (plan: ListPlan): string => JSON.stringify(plan).replace(/</g, '\\u003c');
