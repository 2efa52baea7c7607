// npm run build: has Astro build into a folder beside dist/, and only then swaps it in, so that a build that fails
// leaves the site of yesterday untouched. What a build checks and writes is in src/build/.
import { enableCompileCache } from 'node:module';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Where Node keeps what it compiled of the build's own programs; safe to delete. */
const compiled = { NODE_COMPILE_CACHE: path.join(root, '.cache/programs') };

/** Files of it, at most: a program of another version leaves those of the last one behind. */
const COMPILED_MOST = 5000;

/** A thread for each core that compresses, and two that read and write: Node has four, whatever the machine has. */
const threads = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism() + 2)) };

/**
 * Pages are many short-lived objects: with more room for them, in MB, less time goes into clearing up. What lives longer
 * is cleared up when it has grown by so many per cent: by itself V8 waits until it has grown up to fourfold.
 */
const ROOM = ['--max-semi-space-size=24', '--heap-growing-percent=40'];
/**
 * Linux has the memory back that is not used any more: glibc otherwise keeps blocks of as many bytes for itself, once
 * many were asked for, and what Vite bundles with keeps all that it ever took.
 */
const tidy = { MALLOC_MMAP_THRESHOLD_: String(128 * 1024), MIMALLOC_PURGE_DELAY: '0' };

/** Runs a program that builds; `output` is all that it printed, `refusal` what the editors have to mend when they have to. */
function run(program) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...ROOM, ...program], {
      cwd: root,
      env: {
        ...{ ...tidy, ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
        ...{ ...threads, ...compiled },
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    let refusal;
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('message', (message) => (refusal = message.refused ? message : refusal));
    child.on('close', (code) => {
      // Astro reports some faults (a dangling reference, a failing Markdown plugin) and still ends with 0.
      resolve({ hasFailed: code !== 0 || output.includes('[ERROR]'), output, refusal });
    });
  });
}

/** Builds by Astro itself: Vite makes a bundle of src/, and that the pages. */
function astroBuild(outDir) {
  const astro = path.join(root, 'node_modules/astro');
  const { bin } = JSON.parse(readFileSync(path.join(astro, 'package.json'), 'utf8'));
  return run([path.join(astro, bin.astro), 'build', '--outDir', outDir]);
}

/** Builds with the bundle of the last build; undefined where there is none that holds, or something went wrong. */
async function againBuild(outDir) {
  if (!existsSync(path.join(root, '.cache/bundle'))) return undefined;
  const { keptProgram } = await import('../src/build/keptProgram.ts');
  const program = await keptProgram(root);
  if (!program) return undefined;
  const result = await run([program, outDir]);
  // Whatever it stumbles over, Astro does by itself or tells better.
  return result.refusal || !result.hasFailed ? result : undefined;
}

/** How long after a build a visitor's open page may still ask for the scripts of the one before. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;
/** What a page runs on. A picture that was taken off the site is gone with the next build. */
const KEPT = /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;

/** When each file that is handed on was built for the last time no more, in ms since 1970, by its name. */
const withdrawals = path.join(root, '.cache/withdrawn.json');
async function readWithdrawn() {
  try {
    return JSON.parse(await readFile(withdrawals, 'utf8'));
  } catch {
    // Deleted, or cut off: what is old then counts as withdrawn today, and stays a week too long.
    return {};
  }
}

/**
 * Hands on what an open page of an earlier build may still load: a site that stood for a month may be open as well.
 * Names carry a hash, so nothing can clash.
 */
async function keepRecent(from, to) {
  if (!existsSync(from)) return;
  const [known, kept, now] = [await readWithdrawn(), {}, Date.now()];
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const old = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, old);
    const fresh = path.join(to, name);
    if (!entry.isFile() || !KEPT.test(name) || existsSync(fresh)) continue;
    const since = known[name] ?? now;
    if (now - since > KEEP_MS) continue;
    kept[name] = since;
    await cp(old, fresh, { preserveTimestamps: true });
  }
  await mkdir(path.dirname(withdrawals), { recursive: true });
  await writeFile(withdrawals, JSON.stringify(kept));
}

/** Puts the fresh site in the place of the last one, which comes back when that fails. */
async function swap(fresh) {
  const [dist, old] = [path.join(root, 'dist'), `${fresh}-old`];
  if (!existsSync(dist)) return rename(fresh, dist);
  await rename(dist, old);
  try {
    await rename(fresh, dist);
  } catch (error) {
    await rename(old, dist);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** Builds the site into dist/. Throws an Error whose message is for people; dist/ is then as it was. */
export async function build() {
  const known = compiled.NODE_COMPILE_CACHE;
  if (existsSync(known) && (await readdir(known, { recursive: true })).length > COMPILED_MOST)
    await rm(known, { recursive: true });
  enableCompileCache(known);
  const fresh = path.join(root, `.dist-${process.pid}`);
  // It reads the settings itself, and stops where they are wrong.
  const again = againBuild(fresh);
  try {
    const { readSettings } = await import('../src/settings/settings.ts');
    const settings = readSettings();
    const { hasFailed, output, refusal } = (await again) ?? (await astroBuild(fresh));
    if (refusal)
      throw new Error(refusal.refused + (refusal.hasPages ? ' The last site was left as it was.' : ''));
    if (hasFailed) throw new Error(`${output.trim()}\n\nThe build failed.`);
    await keepRecent(path.join(root, 'dist/_astro'), path.join(fresh, '_astro'));
    await swap(fresh);
    const { emailjs } = settings;
    console.log(
      emailjs
        ? `Forms send to EmailJS at ${emailjs.origin}`
        : 'Forms send to the outbox of this site: no EmailJS keys are set',
    );
  } finally {
    await again;
    await rm(fresh, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await build();
    console.log('Built: dist/');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
