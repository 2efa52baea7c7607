/** Builds the project with the fixture for its content into `.fixture/`, unless what is there is made of the same. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyFixture, FIXTURE, PARTS, ROOT } from './project.ts';

const MADE_OF = [...PARTS, 'package-lock.json', 'e2e/content', 'e2e/sample', 'e2e/project.ts'];
const stamp = path.join(FIXTURE, 'made-of');

/** Every file of a part, itself when it is one; no unit tests, which no build reads. */
function filesOf(part: string): string[] {
  if (statSync(path.join(ROOT, part)).isFile()) return [part];
  return readdirSync(path.join(ROOT, part))
    .filter((name) => name !== 'node_modules' && !name.endsWith('.test.ts'))
    .flatMap((name) => filesOf(`${part}/${name}`));
}

/** A number for all that the fixture's site is made of, settings among it. */
function fingerprint(): string {
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(?:SITE_URL|HSTS|PUBLIC_\w+)$/.test(name),
  );
  const hash = createHash('sha256').update(JSON.stringify(settings.toSorted()));
  for (const file of MADE_OF.flatMap(filesOf).toSorted())
    hash.update(`\n${file}\n`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

const made = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
  // What it keeps of pictures, guides and compressed files holds as long as what they are made of.
  for (const name of existsSync(FIXTURE) ? readdirSync(FIXTURE) : [])
    if (name !== '.cache') rmSync(path.join(FIXTURE, name), { recursive: true, force: true });
  copyFixture(FIXTURE);
  const { status } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
    cwd: FIXTURE,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, made);
}
