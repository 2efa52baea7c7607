import { z } from 'zod';
import { order, sample, text } from './fields.ts';

/** A section of the terms: content/terms/. */
export const TermsSection = z.strictObject({
  order,
  heading: text('The heading, without its number'),
  sample,
});
export type TermsSection = z.infer<typeof TermsSection>;
