// npm test: every check, one after the other, and one closing line.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gitIn, isPainterTouched } from '../src/artwork/touched.ts';
import { findChromium } from './chromium.mjs';
import { findProxies } from './proxies.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const runner = path.join(root, '.toolchain/run.mjs');
const scratch = mkdtempSync(path.join(tmpdir(), 'zurura-test-'));
let passed = 0;
let failed = 0;

/** What each part took, in seconds. */
const times = [];
function timed(title, work) {
  console.log(`\n${title}`);
  const start = performance.now();
  work();
  times.push([title, Math.round((performance.now() - start) / 1000)]);
}

const run = (args, env = {}) =>
  spawnSync(process.execPath, [runner, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status;

/** A check that either holds or not counts as one test. */
function check(title, ...args) {
  timed(title, () => {
    if (run(args) === 0) passed++;
    else failed++;
  });
}

/** A test runner counts for itself, in a JSON report; one that wrote none has failed as a whole. */
function count(title, args, env, read) {
  timed(title, () => {
    const report = path.join(scratch, `${args[0]}.json`);
    const status = run(
      args.map((arg) => arg.replace('{report}', report)),
      { ...env, REPORT: report },
    );
    const totals = existsSync(report)
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 1 };
    passed += totals.passed;
    failed += totals.failed;
    if (status !== 0 && totals.failed === 0) failed++;
    if (totals.passed + totals.failed === 0) failed++;
  });
}

try {
  findChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

check('The lockfiles are complete', '.toolchain/check-lock.mjs');
check('The formatting', 'prettier', '--check', '--log-level=warn', '.');
check('The types', 'astro', 'check', '--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning');
check('What ESLint sees', 'eslint', '--config', '.toolchain/eslint.config.mjs', '--max-warnings', '0', '.');
check(
  'What is used by nothing',
  'knip',
  '--config',
  '.toolchain/knip.jsonc',
  '--treat-config-hints-as-errors',
);
const paints = isPainterTouched(gitIn(root), process.env);
count(
  paints ? 'The units' : 'The units (the painter’s are left out: nothing they depend on has changed)',
  [
    'vitest',
    'run',
    '--dir',
    'src',
    '--testTimeout=60000',
    ...(paints ? [] : ['--exclude', '**/artwork/**']),
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json={report}',
  ],
  {},
  (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter((f) => f.status === 'failed' && !f.assertionResults.length).length,
  }),
);
check('The build', '.toolchain/build.mjs');
check('The build of the fixture that the journeys run on', 'e2e/buildFixture.ts');
count('The journeys', ['playwright', 'test', '-c', 'e2e'], {}, (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.stats.skipped + report.errors.length,
}));

rmSync(scratch, { recursive: true, force: true });
for (const line of findProxies().missing) console.log(`\nNot tested on this machine: ${line}`);
console.log('');
for (const [title, seconds] of times) console.log(`${String(seconds).padStart(5)} s  ${title}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
