/** What search engines and shared links show. */
import { z } from 'zod';
import { text } from './fields.ts';
import { picture } from './pictures.ts';

/** The fields of it that a page’s file has among its own. */
export const metadata = {
  title: text('The page title in search results, without the company name'),
  seodescription: z
    .string()
    .min(120)
    .max(160)
    .describe('120 to 160 characters that make somebody want to open the page'),
  keywords: z.array(text('A search phrase')).min(3).describe('At least three search phrases'),
  ogimage: picture
    .optional()
    .describe('The scene for shared links; without it the page’s own picture is used'),
  twitterimage: picture.optional().describe('Another scene for X; without it the same as ogimage'),
};
export const PageMetadata = z.strictObject(metadata);
export type PageMetadata = z.infer<typeof PageMetadata>;
