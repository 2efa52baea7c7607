import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What content/site.json holds, unchecked.
 * @param root the project's folder
 * @throws Error when there is no such file or it is no JSON
 */
export function readSiteFile(root: string): unknown {
  const text = readFileSync(path.join(root, 'content/site.json'), 'utf8');
  // Windows' editor begins a file with a mark of its own.
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
