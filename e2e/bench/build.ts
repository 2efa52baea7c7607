/**
 * How long a build takes as the site grows, beside a bare Astro site of as many pages in the same run:
 * `npm run bench:build`.
 *
 *   -- 100 1000         builds as many trips and articles, in the proportion of the agency's
 *   -- --without-guides leaves the travel guides out, of which each trip has one
 *
 * Both begin without any cache; `a word on` is the build after one changed word, with what the first one kept. Ours
 * counts whole: the check of the content, the guides, the check of every link on the built pages and the compressed
 * files are part of it; only share pictures are left out. Beside the seconds stands the time of all processors, which
 * says more on a machine that does other things too.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyWhole } from '../project.ts';
import { changeWord, growContent, leaveGuides, leaveSharePictures, writeBareSite } from './bigSite.ts';
import { heldBy } from './processes.ts';

const SIZES = [100, 1000, 5000];
/** How often memory and processor time are read, in ms. */
const EVERY = 200;

interface Cost {
  seconds: number;
  /** Seconds of all processors together; undefined where the system does not tell. */
  work: number | undefined;
  /** Of the program and all that it started, at the worst moment, in MB; undefined where the system does not tell. */
  memory: number | undefined;
}

/** Runs a program of Node's in a folder to its end. Throws an Error with what it printed when it fails. */
function measure(folder: string, ...args: string[]): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
    const child = spawn(process.execPath, args, { cwd: folder, env });
    let [memory, work] = [0, 0];
    const timer = setInterval(() => {
      const now = heldBy(child.pid!);
      memory = Math.max(memory, now?.memory ?? 0);
      work = Math.max(work, now?.work ?? 0);
    }, EVERY);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
    child.on('error', reject).on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - begun) / 1000;
      if (code === 0) resolve({ seconds, work: work || undefined, memory: memory || undefined });
      else reject(new Error(`${printed.slice(-4000)}\nThe build in ${folder} failed.`));
    });
  });
}

const pagesIn = (dist: string) =>
  readdirSync(dist, { recursive: true }).filter((name) => String(name).endsWith('.html')).length;

const line = (name: string, { seconds, work, memory }: Cost, pages: number) =>
  [
    `  ${name.padEnd(10)} ${pages} pages in ${seconds.toFixed(1)} s`,
    ...(work ? [`${work.toFixed(1)} s of processors`] : []),
    `${(pages / seconds).toFixed(1)} pages a second`,
    memory ? `${Math.round(memory)} MB at most` : 'memory not known',
  ].join(', ');

async function compare(count: number): Promise<void> {
  const folders = [copyWhole(), mkdtempSync(path.join(tmpdir(), 'zurura-bare-'))] as const;
  const [own, bare] = folders;
  try {
    growContent(own, count);
    await leaveSharePictures(own);
    if (!hasGuides) leaveGuides(own);
    const ownCost = await measure(own, '.toolchain/build.mjs');
    const pages = pagesIn(path.join(own, 'dist'));
    writeBareSite(bare, pages);
    const bareCost = await measure(bare, 'node_modules/astro/bin/astro.mjs', 'build');
    changeWord(own);
    const laterCost = await measure(own, '.toolchain/build.mjs');
    const times = (cost: Cost) =>
      `${(cost.seconds / bareCost.seconds).toFixed(1)} times bare Astro` +
      (cost.work && bareCost.work ? `, ${(cost.work / bareCost.work).toFixed(1)} times its processors` : '');
    console.log(`${count} trips and articles:`);
    console.log(line('bare Astro', bareCost, pages));
    console.log(`${line('this site', ownCost, pages)}; ${times(ownCost)}`);
    console.log(`${line('a word on', laterCost, pages)}; ${times(laterCost)}`);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

const hasGuides = !process.argv.includes('--without-guides');
const asked = process.argv.slice(2).map(Number).filter(Boolean);
console.log(
  `Without caches, share pictures${hasGuides ? '' : ' and guides'}; with the checks before and after${hasGuides ? ', guides' : ''} and compressed files.`,
);
for (const count of asked.length ? asked : SIZES) await compare(count);
