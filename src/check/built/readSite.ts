import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { publicPath } from '../../routes.ts';
import { readPage, type Page } from './readPage.ts';

/** A build: its pages by their addresses, sorted, and the addresses of its other files. */
export interface BuiltSite {
  pages: ReadonlyMap<string, Page>;
  files: ReadonlySet<string>;
}

/** As an address it is answered like any unknown one. */
export const NOT_FOUND = '/404';

/**
 * Reads a built site.
 * @param dist the folder of the build
 */
export async function readSite(dist: string): Promise<BuiltSite> {
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const pages = new Map<string, Page>();
  const files = new Set<string>();
  for (const entry of found.filter((item) => item.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(dist, file).split(path.sep).join('/')}`;
    if (address.endsWith('.html')) pages.set(publicPath(address), readPage(await readFile(file, 'utf8')));
    else files.add(address);
  }
  const inOrder = [...pages].toSorted(
    ([a], [b]) => Number(a === NOT_FOUND) - Number(b === NOT_FOUND) || (a < b ? -1 : 1),
  );
  return { pages: new Map(inOrder), files };
}
