// Some packages are published before their per-platform parts are. npm then writes a lockfile that
// installs here and fails everywhere else, so every optional dependency must have an entry of its own.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
let failures = 0;

for (const lock of ['package-lock.json', '.toolchain/package-lock.json']) {
  const { packages } = JSON.parse(readFileSync(path.join(root, lock), 'utf8'));
  const locked = new Set(Object.keys(packages).map((key) => key.split('node_modules/').pop()));
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !locked.has(name));
  const addressed = Object.entries(packages).filter(([, entry]) => entry.resolved);
  if (missing.length) {
    console.error(
      `${lock}: no entry for ${[...new Set(missing)].join(', ')}. Pin an older version of what needs them.`,
    );
    failures++;
  }
  if (addressed.length) {
    console.error(
      `${lock}: ${addressed.length} entries hold a download address. Delete the file and run npm install with this project's .npmrc.`,
    );
    failures++;
  }
}
process.exit(failures ? 1 : 0);
