/** What Vite makes of src/, kept from one build to the next: most builds follow a changed word of content/. */
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { writeKept } from '../lib/kept.ts';
import { hashOf, programsOf } from './bundleKey.ts';
import { isAside } from './contentAside.ts';
import { FOLDER, PROGRAM, readRecord, recordIn } from './keptProgram.ts';

/** In Astro's folder of a build, while there are no pages yet: what Vite made to render them. */
const RENDERER = '.prerender';
/** The part of it that finds the content of the day. */
const DATA = /^chunks\/_astro_data-layer-content_[\w-]+\.mjs$/;
const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif)$/;

/** The styles of each page, by Astro's name for it: in no file yet, because each page holds its own. */
export type Styles = Readonly<Record<string, unknown>>;

/** What is known of a bundle: what it was made of, its files, each with its hash, and what is in none. */
interface Bundle {
  /** The project's folder, whose files the program names. */
  root: string;
  folder: string;
  programs: string;
  content: Record<string, string>;
  files: Record<string, string>;
  styles: Styles;
}

/** What Vite has made: of which files, and for each page. */
export interface Made {
  modules: Iterable<string>;
  styles: Styles;
}

/** Makes the program of the next builds of what renders pages: see `writeProgram`. */
export type ProgramWriter = (root: string, renderer: string, folder: string) => Promise<void>;

/** What a build found when it began, so that a file that is saved meanwhile is not taken for what Vite read. */
export interface Beginning {
  programs: string | undefined;
  content: ReadonlyMap<string, string>;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Notes what there is before Vite reads it. */
export function beginning(root: string): Beginning {
  const files = filesIn(path.join(root, 'content')).map((file) => path.join('content', file));
  return { programs: programsOf(root), content: new Map(files.map((file) => [file, hashOf(root, file)])) };
}

/**
 * Keeps a bundle, unless something that it was made of has changed since the build began.
 * @param root the project's folder
 * @param dist the folder of the build: what browsers get is in it, and the renderer, but no page yet
 */
export async function keepBundle(
  root: string,
  dist: string,
  { modules, styles }: Made,
  { programs, content }: Beginning,
  writeProgram: ProgramWriter,
): Promise<void> {
  const own = [...modules].map((file) => path.relative(root, file));
  const named = [...new Set(own.filter((file) => file.startsWith(`content${path.sep}`)))];
  const isSame = named.every((file) => content.get(file) === hashOf(root, file));
  if (!programs || programs !== programsOf(root) || !isSame) return;
  const name = randomUUID();
  const folder = path.join(root, FOLDER, name);
  cpSync(dist, folder, { recursive: true });
  const renderer = path.join(folder, RENDERER);
  const data = filesIn(renderer).filter((file) => DATA.test(file));
  // Another version of Astro may hand the content over in another way.
  if (data.length !== 1 || !isAside(readFileSync(path.join(renderer, ...data), 'utf8')))
    return rmSync(folder, { recursive: true });
  await writeProgram(root, renderer, path.join(folder, PROGRAM));
  rmSync(renderer, { recursive: true });
  const bundle: Bundle = {
    root: path.resolve(root),
    folder: name,
    programs,
    content: Object.fromEntries(named.map((file) => [file, content.get(file) ?? ''])),
    files: Object.fromEntries(filesIn(folder).map((file) => [file, hashOf(folder, file)])),
    styles,
  };
  await writeKept(recordIn(root), Buffer.from(JSON.stringify(bundle)));
  for (const other of readdirSync(path.join(root, FOLDER)))
    if (other !== name && path.join(root, FOLDER, other) !== recordIn(root))
      rmSync(path.join(root, FOLDER, other), { recursive: true, force: true });
}

/** What a build takes from the last bundle. */
export interface Found {
  /** The folder of the program. */
  program: string;
  styles: Styles;
  /** Whether pages may ask for renditions of photographs. */
  hasPhotographs: boolean;
  /** Copies what browsers get into the folder of a build. */
  copyTo: (dist: string) => Promise<void>;
}

/**
 * The last bundle, whether it holds or not.
 * @param root the project's folder
 */
export async function findBundle(root: string): Promise<Found | undefined> {
  const bundle = await readRecord<Bundle>(root);
  if (!bundle) return undefined;
  const folder = path.join(root, FOLDER, bundle.folder);
  const forBrowsers = Object.keys(bundle.files).filter((file) => !file.startsWith(PROGRAM + path.sep));
  const copyTo = async (dist: string) => {
    for (const part of new Set(forBrowsers.map((file) => path.dirname(file))))
      mkdirSync(path.join(dist, part), { recursive: true });
    await Promise.all(forBrowsers.map((file) => copyFile(path.join(folder, file), path.join(dist, file))));
  };
  const hasPhotographs = Object.keys(bundle.content).some((file) => PHOTOGRAPH.test(file));
  return { program: path.join(folder, PROGRAM), styles: bundle.styles, hasPhotographs, copyTo };
}

const isAsRecorded = (folder: string, files: Record<string, string>) =>
  Object.entries(files).every(([file, hash]) => hashOf(folder, file) === hash);

/**
 * Whether all that the last bundle was made of is still the same, and none of its files has suffered.
 * @param root the project's folder
 */
export async function bundleHolds(root: string): Promise<boolean> {
  const bundle = await readRecord<Bundle>(root);
  return (
    bundle !== undefined &&
    bundle.programs === programsOf(root) &&
    isAsRecorded(root, bundle.content) &&
    isAsRecorded(path.join(root, FOLDER, bundle.folder), bundle.files)
  );
}

/** Whether a build's folder holds what Vite made, and no page yet. */
export const isFresh = (dist: string): boolean => existsSync(path.join(dist, RENDERER));
