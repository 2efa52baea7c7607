import { z } from 'zod';
import { isoDate, order, text } from './fields.ts';
import { metadata } from './metadata.ts';
import { picture, poster } from './pictures.ts';
import { PlaceSource } from './placePage.ts';
import { region } from './regions.ts';

/** An article of the blog: content/articles/. */
export const Article = z.strictObject({
  ...metadata,
  order: order.describe('Where it stands among the articles: 1 comes first on the home page and in lists'),
  recent: z.boolean().describe('true: listed under the most recent'),
  popular: z.boolean().describe('true: listed under the popular ones'),
  region: region.optional(),
  location: text('The place label on the card, such as Kenya'),
  heading: text('The heading of the article and its card'),
  excerpt: z.string().min(60).max(220).describe('60 to 220 characters for the card'),
  header: picture.describe('The picture of the article on cards, and at its head where it has no poster'),
  poster,
  published: isoDate.describe('When it first came out, such as "2026-11-20"').optional(),
  updated: isoDate.describe('When the text was last checked, such as "2026-11-20"'),
  sources: z.array(PlaceSource).min(1).optional().describe('Where the facts of the article were read'),
});
export type Article = z.infer<typeof Article>;
