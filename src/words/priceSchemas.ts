import { z } from 'zod';
import { text } from './text.ts';

/** What prices and fees say beside their amounts. */
export const PriceWords = z.strictObject({
  lapsed: text('An amount in a text whose time is over, where it stands first', 'amount', 'date'),
});
