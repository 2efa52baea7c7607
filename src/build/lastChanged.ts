import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Collection, COLLECTIONS } from '../collections.ts';
import { PAGE_FILES, routesFor } from '../routes.ts';
import type { GitBeside } from '../settings/git.ts';

/** The day of the last commit of each file of content/, by its path; empty where git does not know them all. */
async function daysOfCommits(git: GitBeside): Promise<ReadonlyMap<string, string>> {
  // A clone cut short gives every file the day of its oldest commit.
  const isShallow = await git('rev-parse', '--is-shallow-repository');
  if (isShallow?.trim() !== 'false') return new Map();
  const days = new Map<string, string>();
  let day = '';
  const log = await git('log', '--format=/%cs', '--name-only', '--', 'content');
  for (const line of log?.split('\n') ?? []) {
    if (line.startsWith('/')) day = line.slice(1);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

/**
 * Tells when the text of a page last changed: what its file says as `updated`, else the day of the file's last commit.
 * @param root the project's folder
 * @param product the short name that two addresses hold
 * @returns gives the day as yyyy-mm-dd by the page's path; undefined where nothing is known
 */
export function lastChangedIn(
  root: string,
  product: string,
  git: GitBeside,
): (address: string) => Promise<string | undefined> {
  // Git has the time that the pages take.
  const days = daysOfCommits(git);
  const routes = Object.entries(routesFor(product));
  const bases = Object.values<Collection>(COLLECTIONS).flatMap(({ base, isPage }) => (isPage ? base : []));
  return async (address) => {
    const route = routes.find(([, path]) => path === address)?.[0];
    const names = route
      ? [`content/pages/${PAGE_FILES[route as keyof typeof PAGE_FILES]}.md`]
      : bases.map((base) => `content/${base}${address}.md`);
    const file = names.find((name) => existsSync(path.join(root, name)));
    if (!file) return undefined;
    const [, updated] =
      /^updated: *["']?(\d{4}-\d\d-\d\d)/m.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    return updated ?? (await days).get(file);
  };
}
