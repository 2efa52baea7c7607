import path from 'node:path';
import { pagesOf } from './pages.ts';
import { ROOT } from './project.ts';

/** The built site of the agency.. */
export const DIST = path.join(ROOT, 'dist');

/** Every page of the agency's site by its public path, `/404` among them. */
export const PAGES = pagesOf(DIST);

export { HIDDEN } from './pages.ts';
export { expect, test } from './test.ts';
