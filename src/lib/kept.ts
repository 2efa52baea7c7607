/** What a build makes once for the same content: kept in .cache/ beside it, which may be deleted at any time. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where it is, from the project's folder. */
const FOLDER = '.cache';
/** A kept file begins with the hash of what follows, so that a broken one is known. */
const HASH_BYTES = 32;
/** The name of a kept file, or of the draft of one. */
const OURS = /^[0-9a-f]{64}(?:\.|$)/;

/** What does not run in Astro's pages has no such environment. */
const isDev = (import.meta as { env?: { DEV?: boolean } }).env?.DEV === true;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** The files of a folder and of all in it, sorted, or the file itself; no tests, which make nothing. */
function filesOf(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  const names = readdirSync(place).toSorted();
  return names
    .filter((name) => name !== 'testing' && !name.endsWith('.test.ts'))
    .flatMap((name) => filesOf(path.join(place, name)));
}

/**
 * A number for the programs that make something: another one when a byte of them changes.
 * @param root the project's folder
 * @param places their files and folders, and the package.json of a package for its version
 * @returns 64 hexadecimal digits
 */
export function versionOf(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesOf(path.resolve(root, place))))
    hash.update(`\n${path.relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * The bytes of a kept file, which counts as used from now on.
 * @returns undefined where there is none, or a broken one
 */
export async function readKept(file: string): Promise<Uint8Array | undefined> {
  const whole = await readFile(file).catch(() => undefined);
  const bytes = whole?.subarray(HASH_BYTES);
  if (!whole || !bytes || !hashOf(bytes).equals(whole.subarray(0, HASH_BYTES))) return undefined;
  // By its age the end of a build tells what it did not use.
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
  return bytes;
}

/** Writes a kept file: beside its place, and then moved there, so that no other build reads the half of it. */
export async function writeKept(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.concat([hashOf(bytes), bytes]));
  await rename(draft, file);
}

/** Gives what is kept for the same ingredients, or has it made and keeps it. */
export type Keep = (
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/**
 * Keeps what is made of the same ingredients by the same programs.
 * @param root the project's folder
 * @param kind what is kept: the name of its folder in .cache/
 * @param programs what makes it, as files and folders of the project: other bytes of them make it anew
 */
export function keptIn(root: string, kind: string, programs: readonly string[]): Keep {
  let version: string | undefined;
  return async (ingredients, make) => {
    // Under `astro dev` the programs may change meanwhile.
    if (version === undefined || isDev) version = versionOf(root, programs);
    const hash = createHash('sha256').update(version);
    for (const part of ingredients) hash.update(`\n${part.length}\n`).update(part);
    const file = path.join(root, FOLDER, kind, hash.digest('hex'));
    const kept = await readKept(file);
    if (kept) return kept;
    const bytes = await make();
    await writeKept(file, bytes);
    return bytes;
  };
}

/**
 * Deletes whatever a build did not use.
 * @param root the project's folder
 * @param since when the build began, in ms
 */
export async function dropUnused(root: string, since: number): Promise<void> {
  const folder = path.join(root, FOLDER);
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  // What another program keeps beside it has names of its own.
  for (const entry of found.filter((item) => item.isFile() && OURS.test(item.name))) {
    const file = path.join(entry.parentPath, entry.name);
    // There are thousands: waiting for each one takes longer than asking.
    const used = statSync(file, { throwIfNoEntry: false });
    if (used && used.mtimeMs < since) await rm(file, { force: true });
  }
}
