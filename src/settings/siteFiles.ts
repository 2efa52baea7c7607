import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseWords, type Words } from '../words/words.ts';

function readJson(root: string, file: string): unknown {
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
