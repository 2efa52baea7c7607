/** What a bundle is made of, in numbers: the same number, the same bundle. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { versionOf } from '../lib/kept.ts';
import { readEnvironment, readSettings } from '../settings/settings.ts';

/** What Vite reads besides the modules that it names: programs, their settings, and which files there are. */
const PROGRAMS = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json'];
/** Written by npm beside the packages: what is installed, in which version. */
const INSTALLED = '.package-lock.json';

/**
 * What makes a bundle, without the content that is part of it.
 * @param root the project's folder
 * @returns 64 hexadecimal digits; undefined where nothing tells which packages are installed
 */
export function programsOf(root: string): string | undefined {
  const astro = path.join(root, 'node_modules/astro');
  // The packages may be another folder's, by a link.
  const installed = existsSync(astro) && path.join(realpathSync(astro), '..', INSTALLED);
  if (!installed || !existsSync(installed)) return undefined;
  const given = Object.entries(readEnvironment()).filter(([name]) => /^(?:PUBLIC|VITE)_/.test(name));
  const hash = createHash('sha256')
    .update(JSON.stringify([process.version, process.platform, process.arch, path.resolve(root)]))
    .update(JSON.stringify([readSettings(), given.toSorted()]))
    .update(
      versionOf(
        root,
        PROGRAMS.filter((place) => existsSync(path.join(root, place))),
      ),
    )
    .update(readFileSync(installed));
  // Pages take pictures by their folder: one more is another bundle. All other content is read when pages are made.
  const pictures = path.join(root, 'content/pictures');
  const names = existsSync(pictures) ? readdirSync(pictures, { recursive: true }).toSorted() : [];
  return hash.update(names.join('\n')).digest('hex');
}

/** The hash of a file of the project; empty where it is none any more. */
export function hashOf(root: string, file: string): string {
  const whole = path.join(root, file);
  return existsSync(whole) ? createHash('sha256').update(readFileSync(whole)).digest('hex') : '';
}
