import { readdirSync } from 'node:fs';
import path from 'node:path';
import site from '../content/site.json' with { type: 'json' };
import { routesFor } from '../src/routes.ts';
import { originOf, pagesOf } from './pages.ts';
import { ROOT } from './project.ts';

/** What the agency says of itself, where it is published, and the addresses of its pages. */
export const SITE = site;
export const ORIGIN = originOf(site);
export const ROUTES = routesFor(site.product);

/** The built site of the agency. */
export const DIST = path.join(ROOT, 'dist');

/** Every page of the agency's site by its public path, `/404` among them. */
export const PAGES = pagesOf(DIST);

/** The address of the first entry of a folder of content. */
const firstOf = (folder: string) =>
  `/${path.parse(readdirSync(path.join(ROOT, 'content', folder)).toSorted()[0]!).name}`;

/** A page of each kind. */
export const KINDS: readonly string[] = [
  ...Object.values(ROUTES),
  ...[firstOf('packages'), firstOf('articles'), firstOf('places'), '/404'],
];

export { HIDDEN } from './pages.ts';
export { expect, test } from './test.ts';
