/**
 * Whether anything but e2e/shipped.spec.ts hangs on the agency's content: changes all of it in a copy of the project,
 * builds that and runs its units and journeys there. `npm run test:changed`, and behind `--` what Playwright is to run
 * instead of all, such as `site.spec.ts`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { changeContent } from './changedContent.ts';
import { copyWhole } from './project.ts';

const folder = copyWhole();
const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(folder, '.toolchain/run.mjs'), ...args], {
    cwd: folder,
    stdio: 'inherit',
  }).status === 0;

changeContent(path.join(folder, 'content'));
const specs = process.argv.slice(2);
const journeys = specs.length ? specs : ['^(?!.*shipped\\.spec).*$'];
// The painter's own tests hold each scene to the picture that was painted of it.
const STEPS: readonly (readonly [title: string, ...args: string[]])[] = [
  ['the check of the content', 'src/check/start.ts'],
  ['the build', '.toolchain/build.mjs'],
  ['the units', 'vitest', 'run', '--config', '.toolchain/vitest.config.mjs', '--project', '!painter'],
  ['the journeys', 'playwright', 'test', '-c', 'e2e', ...journeys],
];
const broken = STEPS.filter(([, ...args]) => !run(...args)).map(([title]) => title);
rmSync(folder, { recursive: true, force: true });
console.log(
  broken.length ? `\nBroken by other content: ${broken.join(', ')}` : '\nOther content breaks nothing',
);
process.exit(broken.length ? 1 : 0);
