import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manyEntries } from './sample/content.ts';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '..');
/** The project with the fixture for its content, where it is built for the journeys. */
export const FIXTURE = path.join(ROOT, '.fixture');

/** What a build of the project reads, besides its content. */
export const PARTS = ['src', 'package.json', 'astro.config.mjs', 'tsconfig.json', '.toolchain'];

const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, filter: (file) => !file.includes('node_modules') });

/** Copies the project without its content into an empty folder. */
function copyCode(folder: string): void {
  for (const part of PARTS) copy(path.join(ROOT, part), path.join(folder, part));
  // The packages are shared; Astro's notes of the content beside them are not, or two builds would read each other's.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
}

/** Writes the fixture into a folder as its content/. */
function writeFixture(folder: string): void {
  copy(path.join(ROOT, 'e2e/content'), path.join(folder, 'content'));
  for (const [name, text] of manyEntries()) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Copies the project with the fixture for its content.
 * @param folder an empty folder, or one to be made; without it a temporary one
 * @returns the folder, to break or to change what is in it, and to build
 */
export function copyFixture(folder = mkdtempSync(path.join(tmpdir(), 'zurura-project-'))): string {
  mkdirSync(folder, { recursive: true });
  copyCode(folder);
  writeFixture(folder);
  return folder;
}

/** Copies all of the project, tests and the agency's content among it, into a temporary folder, which it gives. */
export function copyWhole(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'zurura-project-'));
  copyCode(folder);
  for (const part of ['content', 'e2e', 'package-lock.json', '.gitignore', 'README.md'])
    copy(path.join(ROOT, part), path.join(folder, part));
  return folder;
}
