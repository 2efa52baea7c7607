/**
 * How long a build takes as the site grows, beside a bare Astro site of as many pages in the same run:
 * `npm run bench:build`.
 *
 *   -- 100 1000 5000    builds as many trips and articles, in the proportion of the agency's
 *
 * Both begin without any cache; `a word on` is the build after one changed word, with what the first one kept. Ours
 * counts whole: the check of the content, the guides, the check of every link on the built pages and the compressed
 * files are part of it; only share pictures are left out.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyWhole } from '../project.ts';
import { changeWord, growContent, leaveSharePictures, writeBareSite } from './bigSite.ts';

const SIZES = [100, 1000];
/** How often the memory is read, in ms. */
const EVERY = 200;

interface Cost {
  seconds: number;
  /** Of the program and all that it started, at the worst moment, in MB; undefined where the system does not tell. */
  memory: number | undefined;
}

/** What a process and its children hold of the memory, in MB, by Linux's own books. */
function memoryOf(root: number): number | undefined {
  try {
    const parents = new Map<number, number>();
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
      } catch {
        // It has ended meanwhile.
      }
    }
    const isOurs = (id: number | undefined): boolean =>
      id !== undefined && (id === root || isOurs(parents.get(id)));
    const kilobytes = [...parents.keys()].filter(isOurs).map((id) => {
      try {
        return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
      } catch {
        return 0;
      }
    });
    return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
  } catch {
    return undefined;
  }
}

/** Runs a program of Node's in a folder to its end. Throws an Error with what it printed when it fails. */
function measure(folder: string, ...args: string[]): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
    const child = spawn(process.execPath, args, { cwd: folder, env });
    const peaks: number[] = [];
    const timer = setInterval(() => {
      const now = memoryOf(child.pid!);
      if (now) peaks.push(now);
    }, EVERY);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
    child.on('error', reject).on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - begun) / 1000;
      if (code === 0) resolve({ seconds, memory: peaks.length ? Math.max(...peaks) : undefined });
      else reject(new Error(`${printed.slice(-4000)}\nThe build in ${folder} failed.`));
    });
  });
}

const pagesIn = (dist: string) =>
  readdirSync(dist, { recursive: true }).filter((name) => String(name).endsWith('.html')).length;

const line = (name: string, { seconds, memory }: Cost, pages: number) =>
  `  ${name.padEnd(10)} ${pages} pages in ${seconds.toFixed(1)} s, ${(pages / seconds).toFixed(1)} pages a second, ${memory ? `${Math.round(memory)} MB at most` : 'memory not known'}`;

async function compare(count: number): Promise<void> {
  const folders = [copyWhole(), mkdtempSync(path.join(tmpdir(), 'zurura-bare-'))] as const;
  const [own, bare] = folders;
  try {
    growContent(own, count);
    await leaveSharePictures(own);
    const ownCost = await measure(own, '.toolchain/build.mjs');
    const pages = pagesIn(path.join(own, 'dist'));
    writeBareSite(bare, pages);
    const bareCost = await measure(bare, 'node_modules/astro/bin/astro.mjs', 'build');
    changeWord(own);
    const laterCost = await measure(own, '.toolchain/build.mjs');
    const times = (cost: Cost) => (cost.seconds / bareCost.seconds).toFixed(1);
    console.log(`${count} trips and articles:`);
    console.log(line('bare Astro', bareCost, pages));
    console.log(`${line('this site', ownCost, pages)}; ${times(ownCost)} times bare Astro`);
    console.log(`${line('a word on', laterCost, pages)}; ${times(laterCost)} times bare Astro`);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2).map(Number).filter(Boolean);
console.log(
  'Without caches and share pictures; with the checks before and after, guides and compressed files.',
);
for (const count of asked.length ? asked : SIZES) await compare(count);
