import { z } from 'zod';
import { order, sample, text } from './fields.ts';

/** A question with its answer: content/faq/ and content/answers/. */
export const Faq = z.strictObject({ order, question: text('The question, with its question mark'), sample });
export type Faq = z.infer<typeof Faq>;
