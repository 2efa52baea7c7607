import { z } from 'zod';
import { order, sample, text } from './fields.ts';

/** What a traveller says: content/reviews/. */
export const Review = z.strictObject({ order, client: text('The traveller’s name'), sample });
export type Review = z.infer<typeof Review>;
