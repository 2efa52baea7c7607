import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../project.ts';
import { writeFloor } from './floor.ts';

/** The built site. Throws an Error when there is none. */
export function builtSite(): string {
  const built = path.join(ROOT, 'dist');
  if (!existsSync(built)) throw new Error('There is no dist/ to measure: run npm run build first.');
  return built;
}

/** Where the page for wrong addresses stands as well, answered as a page that there is. */
const LOST = '/lost';

/** Where Lighthouse meets a page: it would count the answer 404 as a fault of the page itself. */
export const judgedAt = (address: string) => (address === '/404' ? LOST : address);

/**
 * Copies the built site into a temporary folder, with the floor page.
 * @returns the folder, in which the copy is `dist`
 */
export async function copyBuilt(): Promise<string> {
  const built = builtSite();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-pages-'));
  const dist = path.join(folder, 'dist');
  cpSync(built, dist, { recursive: true });
  for (const ending of ['.html', '.html.br', '.html.gz']) {
    const file = path.join(dist, `404${ending}`);
    if (existsSync(file)) cpSync(file, path.join(dist, `${LOST}${ending}`));
  }
  await writeFloor(dist);
  return folder;
}
