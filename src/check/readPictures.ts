import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openTable, type Table } from '../lib/keptTable.ts';
import { checkPhotograph, type Measured } from './checkPhotograph.ts';
import { checkSvg } from './checkSvg.ts';
import { Fault, type Issue } from './issue.ts';

const FOLDER = 'content/pictures/';
/** A picture's name as content writes it: its path in content/pictures/ without the ending. */
export const NAME = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/;
/** The endings of photographs. */
export const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif)$/;

/** The pictures that content can name, and what is to be said of their files. */
export interface Pictures {
  names: ReadonlySet<string>;
  /** The photographs among them that can be read. */
  photographs: readonly Measured[];
  issues: Issue[];
}

/** What finds out what is to be said of a drawing; reading the hundreds of them takes a second. */
const PROGRAMS = [
  import.meta.dirname,
  path.join(path.dirname(createRequire(import.meta.url).resolve('sax')), '../package.json'),
];

type Findings = Omit<Issue, 'file'>[];

function checkArtwork(bytes: Buffer): Findings {
  // The page reads the size from the same few bytes.
  const hasSize = /viewBox="0 0 \d+ \d+"/.test(bytes.subarray(0, 400).toString('utf8'));
  const sizeless = 'has no viewBox="0 0 1600 900" in its <svg>, so its size is unknown.';
  try {
    return [...(hasSize ? [] : [{ message: sizeless }]), ...checkSvg(bytes)];
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return [{ line: error.line, message: error.message }];
  }
}

async function findingsOn(root: string, file: string, table: Table<Findings>): Promise<Issue[]> {
  const bytes = await readFile(path.join(root, file));
  return table.of(bytes, () => checkArtwork(bytes)).map((finding) => ({ ...finding, file }));
}

/** A part of a name without accents; what is no Latin letter and no digit becomes a hyphen. */
const spelt = (part: string) =>
  part
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A name that content can say, and as near to the one that a picture has as letters allow. */
const nameFor = (inside: string): string =>
  inside
    .replace(/(?:\.(?:svg|jpe?g|png|webp|avif))+$/i, '')
    .split('/')
    .map((part) => spelt(part) || 'picture')
    .join('/');

/** Why a file in content/pictures/ can never be shown, or undefined when it can. */
function misplaced(inside: string): string | undefined {
  const ending = path.extname(inside);
  const name = inside.slice(0, -ending.length || undefined);
  const right = nameFor(inside) + ending.toLowerCase();
  if (!/^\.(?:svg|jpe?g|png|webp|avif)$/i.test(ending)) {
    return `${ending || 'a file without an ending'} is not shown by browsers: save the photograph as .jpg, .png, .webp or .avif.`;
  }
  if (!inside.includes('/'))
    return `stands in no folder: move it into one and name it as content does, such as places/${right}.`;
  if (!NAME.test(name))
    return `the name has lower-case letters, digits and hyphens only: rename it to ${right}.`;
  if (ending !== ending.toLowerCase()) return `the ending is in lower case: rename it to ${right}.`;
  return undefined;
}

/**
 * Looks through content/pictures/.
 * @param root the project's folder
 * @param files the files of content/pictures/, from the project's folder
 */
export async function readPictures(root: string, files: readonly string[]): Promise<Pictures> {
  const names = new Set<string>();
  const owners = new Map<string, string>();
  const photographs: Measured[] = [];
  const drawings = await openTable<Findings>(root, 'drawings', PROGRAMS);
  const issues = await Promise.all(
    files.map(async (file): Promise<Issue[]> => {
      const message = misplaced(file.slice(FOLDER.length));
      if (message) return [{ file, message }];
      const name = file.slice(FOLDER.length).replace(/\.[^.]+$/, '');
      names.add(name);
      if (!PHOTOGRAPH.test(file)) return findingsOn(root, file, drawings);
      const twin = owners.get(name);
      owners.set(name, file);
      const twice = { file, message: `there is ${twin} too: keep one photograph of a name.` };
      return [
        ...(twin ? [twice] : []),
        ...(await checkPhotograph(root, file, (one) => photographs.push(one))),
      ];
    }),
  );
  await drawings.save();
  return { names, photographs, issues: issues.flat() };
}
