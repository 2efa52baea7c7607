import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIST } from './fixture.ts';

const root = path.resolve(DIST, '..');

/** A copy of the project in a folder of its own, to break or to change, and to build. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'zurura-project-'));
  for (const part of ['content', 'src', 'package.json', 'astro.config.mjs', 'tsconfig.json', '.toolchain']) {
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
  }
  // The packages are shared; Astro's notes of the content beside them are not, or two builds would read each other's.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  return folder;
}
