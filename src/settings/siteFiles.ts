import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseWords, type Words } from '../words/words.ts';

/**
 * What a JSON file of content/ holds, unchecked.
 * @param root the project's folder
 * @param file its path in content/
 * @throws Error when there is no such file or it is no JSON
 */
export function readJson(root: string, file: string): unknown {
  const text = readFileSync(path.join(root, 'content', file), 'utf8');
  // Windows' editor begins a file with a mark of its own.
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

/**
 * What content/site.json holds, unchecked.
 * @param root the project's folder
 * @throws Error when there is no such file or it is no JSON
 */
export const readSiteFile = (root: string): unknown => readJson(root, 'site.json');

/**
 * The words of the interface: what content/words/ holds.
 * @param root the project's folder
 * @throws Error when a file is missing, is no JSON or breaks its schema
 */
export const readWords = (root: string): Words => parseWords((name) => readJson(root, `words/${name}`));

/** The words of a build, beside its pages: a file that no web server serves, so that both always say the same. */
const BUILT = '.words.json';

/**
 * Leaves the words that a build was made with in its folder, for the server.
 * @param dist the built site
 * @param root the project's folder
 */
export function writeBuiltWords(dist: string, root: string): void {
  writeFileSync(path.join(dist, BUILT), JSON.stringify(readWords(root)));
}

/**
 * The words that a built site was made with. An editor's slip in content/ thus never stops a server.
 * @param dist the built site
 * @throws Error with the path when there are none: the site is not built, or by an older version
 */
export const readBuiltWords = (dist: string): Words =>
  JSON.parse(readFileSync(path.join(dist, BUILT), 'utf8')) as Words;
