// npm test: every check, two at a time, and one closing line. What the checks print is kept apart.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { isPainterTouched } from '../src/artwork/touched.ts';
import { gitIn } from '../src/settings/git.ts';
import { findChromium } from './chromium.mjs';
import { findProxies } from './proxies.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const runner = path.join(root, '.toolchain/run.mjs');
const scratch = mkdtempSync(path.join(tmpdir(), 'zurura-test-'));
let passed = 0;

/** What failed, by name: said once more at the end, which is what is kept and read of a long log. */
const failures = [];

/** What each part took, in seconds. */
const times = [];
const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

/**
 * Runs a command to its end and gives how it ended, `null` when it crashed or could not be started.
 * @param print takes what it prints; without it the command prints by itself
 */
function run(args, env, print) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [runner, ...args], {
      cwd: root,
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    child.stdout?.on('data', print);
    child.stderr?.on('data', print);
    child.on('error', () => resolve(null)).on('close', resolve);
  });
}

/** Runs a part; one of several at a time has all that it prints shown together, when it ends. */
async function part(title, args, env, isAlone) {
  const start = performance.now();
  const printed = [];
  if (isAlone) console.log(`\n${title}`);
  const status = await run(args, env, isAlone ? undefined : (data) => printed.push(data));
  if (!isAlone) {
    console.log(`\n${title}`);
    process.stdout.write(Buffer.concat(printed));
  }
  times.push([title, secondsSince(start)]);
  return status;
}

/** A check that either holds or not counts as one test. */
async function check(title, ...args) {
  if ((await part(title, args, {}, false)) === 0) passed++;
  else failures.push(title);
}

/** A test runner counts for itself, in a JSON report; one that wrote none has failed as a whole. */
async function count(title, args, isAlone, read) {
  const report = path.join(scratch, `${times.length}-${args[0]}.json`);
  const named = args.map((arg) => arg.replace('{report}', report));
  const status = await part(title, named, { REPORT: report }, isAlone);
  const totals = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [] };
  passed += totals.passed;
  failures.push(...totals.failed.map((name) => `${title}: ${name}`));
  if (totals.failed.length === 0 && (status !== 0 || totals.passed === 0))
    failures.push(`${title}: ended with ${status} after ${totals.passed} tests, and none of them says why`);
}

/** What a line of a stack names that is not ours. */
const FOREIGN = /^\s*at .*(?:node_modules|node:|new Promise)/;

/** A test's name with the first lines of what it found under it: the log above may be lost or cut. */
function because(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  return [name, ...lines.filter((line) => line.trim() && !FOREIGN.test(line)).slice(0, 14)].join('\n      ');
}

/** What failed in a report of Vitest: tests, and files that could not be run at all. */
const failedUnits = (report) =>
  report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      return failed.length
        ? failed.map((test) =>
            because(`${path.relative(root, name)} › ${test.fullName}`, test.failureMessages?.[0]),
          )
        : [because(name, message)];
    });

/** What failed or was skipped in a part of Playwright's report, a file or a group, and in those inside it. */
const failedJourneys = (suite) => [
  ...(suite.suites ?? []).flatMap(failedJourneys),
  ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected' || test.status === 'skipped')
      .map((test) => {
        const errors = test.results.flatMap((result) => result.errors);
        return because(
          `${file}:${line} › ${title} [${test.projectName}]`,
          errors.map((error) => error.message).join('\n'),
        );
      }),
  ),
];

try {
  findChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function source() {
  await check('The lockfiles are complete', '.toolchain/check-lock.mjs');
  await check('The formatting', 'prettier', '--check', '--cache', '--log-level=warn', '.');
  await check(
    ...['The types', 'astro', 'check'],
    ...['--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning'],
  );
  await check(
    ...['What ESLint sees', 'eslint', '--config', '.toolchain/eslint.config.mjs', '--max-warnings', '0', '.'],
  );
  await check('The build of the fixture that the journeys run on', 'e2e/buildFixture.ts');
}

async function units() {
  const paints = isPainterTouched(gitIn(root), process.env);
  await count(
    paints ? 'The units' : 'The units (the painter’s are left out: nothing they depend on has changed)',
    [
      ...['vitest', 'run', '--config', '.toolchain/vitest.config.mjs'],
      ...(paints ? [] : ['--project', '!painter']),
      ...['--reporter=default', '--reporter=json', '--outputFile.json={report}'],
    ],
    false,
    (report) => ({
      passed: report.numPassedTests,
      failed: failedUnits(report),
    }),
  );
}

async function site() {
  await check('The build', '.toolchain/build.mjs');
  await check(
    ...['What is used by nothing', 'knip', '--config', '.toolchain/knip.jsonc'],
    '--treat-config-hints-as-errors',
  );
}

const begun = performance.now();
// Two lanes of much the same length. Astro writes its types while it checks them and while it builds: the one is
// long over when the other begins.
await Promise.all([source(), units().then(site)]);
const journeys = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: [...failedJourneys(report), ...report.errors.map(({ message }) => message.split('\n')[0])],
});
// The browser wants both cores.
await count('The journeys', ['playwright', 'test', '-c', 'e2e'], true, journeys);
// Elsewhere they are a script of their own: not every machine has three browsers.
if (process.env.CI) {
  const config = 'e2e/engines/engines.config.ts';
  await count('The main journeys in three engines', ['playwright', 'test', '-c', config], true, journeys);
}

rmSync(scratch, { recursive: true, force: true });
for (const line of findProxies().missing) console.log(`\nNot tested on this machine: ${line}`);
console.log('');
for (const [title, seconds] of [...times, ['All of it, two parts at a time', secondsSince(begun)]])
  console.log(`${String(seconds).padStart(5)} s  ${title}`);
if (failures.length) console.log(`\nWhat failed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length || !passed ? 1 : 0);
