import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { publicPath } from '../../routes.ts';
import { readPage, type Page, type Pointer } from './readPage.ts';

/** A build: its pages by their addresses, sorted, and the addresses of its other files. */
export interface BuiltSite {
  pages: ReadonlyMap<string, Page>;
  files: ReadonlySet<string>;
}

/** As an address it is answered like any unknown one. */
export const NOT_FOUND = '/404';

/** What was read of a page, its texts exchanged for equal ones. */
function withTexts(
  { ids, addresses, references, headings, ways, slots }: Page,
  own: (text: string) => string,
): Page {
  const ofPointer = ({ element, attribute, value }: Pointer): Pointer => ({
    element: own(element),
    attribute: own(attribute),
    value: own(value),
  });
  return {
    ids: ids.map(own),
    addresses: addresses.map(ofPointer),
    references: references.map(ofPointer),
    headings: headings.map(own),
    ways: ways.map(own),
    slots: slots.map(own),
  };
}

/**
 * Reads a built site.
 * @param dist the folder of the build
 */
export async function readSite(dist: string): Promise<BuiltSite> {
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const pages = new Map<string, Page>();
  const files = new Set<string>();
  // Pages say the same things, and a piece of a page's text would keep the whole page in memory.
  const said = new Map<string, string>();
  const own = (text: string) => {
    const known = said.get(text);
    if (known !== undefined) return known;
    const copied = Buffer.from(text).toString();
    said.set(copied, copied);
    return copied;
  };
  for (const entry of found.filter((item) => item.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(dist, file).split(path.sep).join('/')}`;
    if (address.endsWith('.html')) {
      const read = readPage(readFileSync(file, 'utf8'));
      pages.set(publicPath(address), withTexts(read, own));
      // The other core's work, compression, is handed out by this thread.
      await new Promise(setImmediate);
    } else files.add(address);
  }
  const inOrder = [...pages].toSorted(
    ([a], [b]) => Number(a === NOT_FOUND) - Number(b === NOT_FOUND) || (a < b ? -1 : 1),
  );
  return { pages: new Map(inOrder), files };
}
