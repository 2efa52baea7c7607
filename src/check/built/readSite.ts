import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { keptIn } from '../../lib/kept.ts';
import { publicPath } from '../../routes.ts';
import { readPage, type Page } from './readPage.ts';

/** A build: its pages by their addresses, sorted, and the addresses of its other files. */
export interface BuiltSite {
  pages: ReadonlyMap<string, Page>;
  files: ReadonlySet<string>;
}

/** As an address it is answered like any unknown one. */
export const NOT_FOUND = '/404';

/** What reads a page. */
const PROGRAMS = [
  path.join(import.meta.dirname, 'readPage.ts'),
  path.join(import.meta.dirname, '../../routes.ts'),
  path.join(path.dirname(createRequire(import.meta.url).resolve('parse5')), '../package.json'),
];

/**
 * Reads a built site.
 * @param dist the folder of the build
 * @param root the project's folder, where what was read of a page is kept
 */
export async function readSite(dist: string, root: string): Promise<BuiltSite> {
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const pages = new Map<string, Page>();
  const files = new Set<string>();
  const keep = keptIn(root, 'pages', PROGRAMS);
  for (const entry of found.filter((item) => item.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(dist, file).split(path.sep).join('/')}`;
    if (address.endsWith('.html')) {
      const html = await readFile(file);
      const read = await keep([html], async () => Buffer.from(JSON.stringify(readPage(html.toString()))));
      pages.set(publicPath(address), JSON.parse(Buffer.from(read).toString()) as Page);
    } else files.add(address);
  }
  const inOrder = [...pages].toSorted(
    ([a], [b]) => Number(a === NOT_FOUND) - Number(b === NOT_FOUND) || (a < b ? -1 : 1),
  );
  return { pages: new Map(inOrder), files };
}
