import type { Routes } from '../routes.ts';

/** The texts that the pages ask for, files of content/pages/, and where each page stands; the 404 has no address. */
export const PAGES: Readonly<Record<string, keyof Routes | undefined>> = {
  home: 'home',
  about: 'about',
  destinations: 'destinations',
  packages: 'packages',
  carhire: 'cars',
  blog: 'blog',
  terms: 'terms',
  received: 'received',
  notfound: undefined,
};
