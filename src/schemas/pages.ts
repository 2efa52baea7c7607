import { COUNTRIES } from '../schemas.ts';

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
