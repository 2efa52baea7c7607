import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { collectionOf } from '../collections.ts';
import { fillBare } from '../lib/feeSlots.ts';
import { Site } from '../schemas/site.ts';
import { addressesOf } from './addresses.ts';
import { checkBody } from './checkBody.ts';
import { checkFees } from './checkFees.ts';
import { checkFields } from './checkFields.ts';
import { checkGuides } from './checkGuides.ts';
import { checkLetters } from './checkLetters.ts';
import { checkMonths } from './checkMonths.ts';
import { checkNames } from './checkNames.ts';
import { checkNeighbours } from './checkNeighbours.ts';
import { checkCountries, checkPage } from './checkPages.ts';
import { checkPictures } from './checkPictures.ts';
import { checkPlace } from './checkPlace.ts';
import { checkPlain } from './checkPlain.ts';
import { checkRelations } from './checkRelations.ts';
import { checkTitles } from './checkTitles.ts';
import { checkRoutes } from './checkRoutes.ts';
import { checkSeasons } from './checkSeasons.ts';
import { checkTrade } from './checkTrade.ts';
import { checkTrip } from './checkTrip.ts';
import { checkUses } from './checkUses.ts';
import { checkUnder } from './checkUnder.ts';
import { checkWildlife } from './checkWildlife.ts';
import { Fault, inWords, type Issue } from './issue.ts';
import { notesOn } from './notesOn.ts';
import { readPieces } from './pieces.ts';
import { idOf, namesIn, readEntry, type Entry } from './readEntry.ts';
import { readPictures } from './readPictures.ts';
import { sortFiles, type Sorted } from './sortFiles.ts';

/** What a look through content/ found, as sentences for people. */
export interface Inspection {
  /** What must be mended before the site can be built; sorted by file. */
  issues: string[];
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
  const issues: Issue[] = [];
  for (const { file, collection } of files) {
    try {
      entries.push(await readEntry(root, file, collection));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      issues.push({ file, line: error.line, column: error.column, message: error.message });
    }
  }
  return { entries, issues };
}

/**
 * Lists the files of content/ by their names; of what is in them it reads site.json alone.
 * @param root the project's folder
 */
export async function readNames(root: string) {
  const files = await listFiles(path.join(root, 'content'));
  const sorted = sortFiles(files);
  const named = sorted.entries.map((item) => ({ ...item, id: idOf(item.file) }));
  const site = sorted.entries.filter(({ collection }) => collection === 'site');
  const [read] = (await readEntries(root, site)).entries;
  return { files, sorted, named, addresses: addressesOf(named, read?.data ?? {}) };
}

/**
 * Reads all of content/, each piece of Markdown parsed.
 * @param root the project's folder
 */
export async function readContent(root: string) {
  const names = await readNames(root);
  const { entries, issues } = await readEntries(root, names.sorted.entries);
  return { ...names, entries, issues, parts: entries.map(readPieces) };
}

/**
 * Looks through content/ as a whole.
 * @param root the project's folder
 * @returns issues and notes; an error only when the folder itself cannot be read
 */
export async function inspect(root: string): Promise<Inspection> {
  const { files, sorted, entries, issues, named, addresses, parts } = await readContent(root);
  const pictures = await readPictures(root, sorted.pictures);
  const places = namesIn(named, 'places');
  const fees = new Map(
    entries.filter(({ collection }) => collection === 'fees').map(({ id, data }) => [id, data]),
  );
  const feeOf = (name: string) => fees.get(name);
  const today = new Date().toISOString().slice(0, 10);
  const found = [
    ...issues,
    ...sorted.issues,
    ...pictures.issues,
    ...checkUses(parts, pictures.photographs, entries.length === named.length),
    ...checkNames(sorted.entries, entries, addresses.product),
    ...checkFees(entries, named),
    ...checkNeighbours(entries, places),
    ...checkRelations(entries, named),
    ...checkTitles(entries),
    ...checkCountries(entries, named),
    ...checkRoutes(entries, named),
    ...checkWildlife(entries, named),
    ...checkTrade(entries),
    ...(await checkGuides(root, sorted.guides, named, entries)),
    ...parts.flatMap(({ entry, read, pictures: lines }) => [
      // A text is as long as visitors read it.
      ...checkFields(
        { ...entry, data: fillBare(entry.data, feeOf) },
        collectionOf(entry.collection)?.schema ?? Site,
      ),
      ...checkPictures(entry, lines, pictures.names),
      ...checkPlain(entry),
      ...checkLetters(entry),
      ...checkTrip(entry, read, feeOf),
      ...checkPage(entry),
      ...checkPlace(entry),
      ...checkUnder(entry),
      ...checkMonths(entry),
      ...checkSeasons(entry),
      ...checkBody(entry, read, addresses),
      ...notesOn(entry, today),
    ]),
  ];
  return {
    issues: inWords(found.filter(({ isNote }) => !isNote)),
    notes: inWords(found.filter(({ isNote }) => isNote)),
    files: files.length,
  };
}

/** What must be mended in content/ before the site can be built: sentences sorted by file, none when it is in order. */
export async function checkContent(root: string): Promise<string[]> {
  return (await inspect(root)).issues;
}
