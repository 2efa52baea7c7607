/** The texts of the pages: content/pages/. */
import { z } from 'zod';
import { sample, text } from './fields.ts';
import { metadata } from './metadata.ts';
import { headPicture } from './pictures.ts';
import { COUNTRIES } from './regions.ts';

/** A part of a page. */
export const section = z.strictObject({
  heading: text('The heading of this part of the page'),
  lead: text('A sentence or two under the heading; may hold Markdown links').optional(),
  link: text('The words of the link beside the heading').optional(),
});
export const Page = z.strictObject({
  ...metadata,
  heading: text('The main heading of the page'),
  lead: text('The sentence under the main heading').optional(),
  picture: headPicture.optional().describe('The scene at the head of the page'),
  sections: z
    .record(z.string(), section)
    .default({})
    .describe('The headings of the parts of the page, by name'),
  sample,
});

export type Page = z.infer<typeof Page>;
export type SectionText = z.infer<typeof section>;

/** What a page shows of its file in content/pages/, besides its heading and its lead. */
export interface PageParts {
  /** The keys of `sections` that it reads, each of which its file must have. */
  sections: readonly string[];
  /** What else a file may hold: a text under the fields, a picture at the head, the stamp of a sample. */
  shows: readonly ('body' | 'picture' | 'sample')[];
}

/** The texts that the pages ask for, files of content/pages/, each with what its page shows of it. */
export const PAGES = {
  home: {
    sections: ['packages', 'whoWeAre', 'team', 'destinations', 'cars', 'reviews', 'blog'],
    shows: [],
  },
  about: { sections: ['partners', 'whoWeAre', 'team', 'services', 'mission'], shows: ['picture'] },
  destinations: { sections: [...COUNTRIES, 'map', 'seasons'], shows: [] },
  packages: { sections: ['catalogue', 'compare', 'faq'], shows: ['picture'] },
  carhire: { sections: ['notes', 'cars'], shows: ['body', 'picture'] },
  blog: { sections: ['articles', 'popular', 'recent'], shows: ['picture'] },
  beforeyoutravel: { sections: ['contents', 'questions'], shows: ['picture'] },
  wildlife: { sections: ['animals', 'migration', 'byplace', 'sources'], shows: ['body', 'picture'] },
  search: { sections: ['everything'], shows: ['picture'] },
  terms: { sections: ['contents'], shows: ['body', 'sample'] },
  received: { sections: [], shows: ['body', 'picture'] },
  notfound: { sections: ['search'], shows: ['picture'] },
} as const satisfies Readonly<Record<string, PageParts>>;
export type PageName = keyof typeof PAGES;
/** The parts of a page that its file gives words to. */
export type PageSection<Name extends PageName> = (typeof PAGES)[Name]['sections'][number];
