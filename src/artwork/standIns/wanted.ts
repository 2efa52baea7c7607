import { readdirSync } from 'node:fs';
import { Fault, sentence } from '../../check/issue.ts';
import { piecesOf } from '../../check/pieces.ts';
import { readEntry, type Entry } from '../../check/readEntry.ts';
import { sortFiles } from '../../check/sortFiles.ts';
import { walk } from '../../check/walk.ts';
import { REGIONS, type Region } from '../light/regions.ts';

/** Folders of pictures that can show any piece of a region's land; a hero, a map or the mark cannot be stood in for. */
const FOLDERS = /^(?:articles|cars|countries|packages|places|team|vignettes)\//;

const isRegion = (value: unknown): value is Region =>
  typeof value === 'string' && Object.hasOwn(REGIONS, value);

/** The names of the pictures in an entry's fields and in the picture lines of its body. */
function namesIn(entry: Entry): string[] {
  const fields = [...walk(entry.data)].flatMap(({ path, value }) =>
    path.at(-1) === 'image' && typeof value === 'string' ? [value] : [],
  );
  return [...fields, ...piecesOf(entry).pictures.map(({ image }) => image)].filter((name) =>
    FOLDERS.test(name),
  );
}

/**
 * The pictures that content names, each with the region (or, without one, the country) of the entry that names it.
 * What an article borrows belongs to its own entry, which knows its region: articles come last.
 * @param root the project's folder
 * @throws Error that names file and line when an entry cannot be read
 */
export async function wantedPictures(root: string): Promise<Map<string, Region | undefined>> {
  const files = readdirSync(`${root}/content`, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const rank = (file: string) => (file.startsWith('content/articles/') ? 1 : 0);
  const entries = sortFiles(files).entries.toSorted(
    (one, other) => rank(one.file) - rank(other.file) || (one.file < other.file ? -1 : 1),
  );
  const wanted = new Map<string, Region | undefined>();
  for (const { file, collection } of entries) {
    const entry = await readEntry(root, file, collection).catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error;
      throw new Error(sentence({ file, line: error.line, column: error.column, message: error.message }));
    });
    const region = [entry.data['region'], entry.data['country']].find(isRegion);
    for (const name of namesIn(entry)) if (!wanted.has(name)) wanted.set(name, region);
  }
  return wanted;
}
