import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { FOLDERS } from '../collections.ts';
import { Site } from '../schemas.ts';
import { checkAnchors } from './checkAnchors.ts';
import { checkBody, type ReadPiece } from './checkBody.ts';
import { checkFields } from './checkFields.ts';
import { checkGuides } from './checkGuides.ts';
import { checkNames } from './checkNames.ts';
import { checkPictures } from './checkPictures.ts';
import { byFile, Fault, sentence, type Complaint } from './complaint.ts';
import { notesOn } from './notesOn.ts';
import { piecesOf } from './pieces.ts';
import { idOf, readEntry, type Entry } from './readEntry.ts';
import { readMarkup, type Token } from './readMarkup.ts';
import { readPictures } from './readPictures.ts';
import { siteMap } from './siteMap.ts';
import { sortFiles, type Sorted } from './sortFiles.ts';

/** What a look through content/ found, as sentences for people. */
export interface Inspection {
  /** What must be mended before the site can be built; sorted by file. */
  complaints: string[];
  /** What is worth a look; it never stops a build. */
  notes: string[];
  /** How many files were looked at. */
  files: number;
}

/** Paths of the files inside content/, with forward slashes, without dot-files. */
async function listFiles(content: string): Promise<string[]> {
  const found = await readdir(content, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => !item.isDirectory())
    .map((item) => path.relative(content, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)\./.test(file))
    .toSorted();
}

async function readEntries(root: string, files: Sorted['entries']) {
  const entries: Entry[] = [];
  const complaints: Complaint[] = [];
  for (const { file, collection } of files) {
    try {
      entries.push(await readEntry(root, file, collection));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      complaints.push({ file, line: error.line, column: error.column, says: error.message });
    }
  }
  return { entries, complaints };
}

/**
 * Looks through content/ as a whole.
 * @param root the project's folder
 * @returns complaints and notes; an error only when the folder itself cannot be read
 */
export async function inspect(root: string): Promise<Inspection> {
  const files = await listFiles(path.join(root, 'content'));
  const sorted = sortFiles(files);
  const { entries, complaints } = await readEntries(root, sorted.entries);
  const pictures = await readPictures(root, sorted.pictures);
  const named = sorted.entries.map((item) => ({ ...item, id: idOf(item.file) }));
  const given = entries.find(({ collection }) => collection === 'site')?.data['product'];
  const product = typeof given === 'string' && given ? given : 'product';

  const parts = entries.map((entry) => {
    const { pieces, pictures: lines } = piecesOf(entry);
    const read = pieces.map((piece): ReadPiece => ({ piece, tokens: readMarkup(piece.markdown) }));
    return { entry, lines, read };
  });
  const bodies = new Map<string, Token[]>(
    parts.map(({ entry, read }) => [
      entry.file,
      read.filter(({ piece }) => !piece.field).flatMap(({ tokens }) => tokens),
    ]),
  );
  const map = siteMap(named, bodies, product);

  complaints.push(
    ...sorted.complaints,
    ...pictures.complaints,
    ...checkNames(sorted.entries, entries, product),
  );
  complaints.push(...checkAnchors(parts, map.routes));
  const places = named.filter(({ collection }) => collection === 'places').map(({ id }) => id);
  complaints.push(...(await checkGuides(root, sorted.guides, places)));
  const notes = [...pictures.notes];
  const today = new Date().toISOString().slice(0, 10);
  for (const { entry, lines, read } of parts) {
    const schema = entry.collection === 'site' ? Site : FOLDERS[entry.collection].schema;
    complaints.push(...checkFields(entry, schema), ...checkPictures(entry, lines, pictures.names));
    complaints.push(...checkBody(entry, read, map));
    notes.push(...notesOn(entry, today));
  }
  const inWords = (found: Complaint[]) => [...new Set(found.toSorted(byFile).map(sentence))];
  return { complaints: inWords(complaints), notes: inWords(notes), files: files.length };
}

/** What must be mended in content/ before the site can be built: sentences sorted by file, none when it is in order. */
export async function checkContent(root: string): Promise<string[]> {
  return (await inspect(root)).complaints;
}
