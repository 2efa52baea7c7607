/** Where the program of the next build is; of itself, so that a build can start it at once. */
import path from 'node:path';
import { readKept } from '../lib/kept.ts';

/** Where bundles are, from the project's folder: a folder a bundle, and beside them what is known of the last one. */
export const FOLDER = '.cache/bundle';
const RECORD = 'last';
/** In the folder of a bundle: the program of the next builds, with all that it imports. */
export const PROGRAM = '.program';

/** The file of what is known of the last bundle. */
export const recordIn = (root: string): string => path.join(root, FOLDER, RECORD);

/**
 * What is known of the last bundle, as it was written.
 * @param root the project's folder
 * @returns undefined where there is none, or it is broken
 */
export async function readRecord<Record>(root: string): Promise<Record | undefined> {
  const bytes = await readKept(recordIn(root));
  return bytes && (JSON.parse(Buffer.from(bytes).toString()) as Record);
}

/**
 * The program of a build with the last bundle; it finds out itself whether the bundle holds.
 * @param root the project's folder
 * @returns undefined where there is none, or it is of another folder, from which this one was copied
 */
export async function keptProgram(root: string): Promise<string | undefined> {
  const record = await readRecord<{ root: string; folder: string }>(root);
  if (record?.root !== path.resolve(root)) return undefined;
  return path.join(root, FOLDER, record.folder, PROGRAM, 'again.mjs');
}
