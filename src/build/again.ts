/** The program of a build with the bundle of the last one: `node again.ts <folder of the build>`. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../settings/environment.ts';
import type { inspectBuilt } from '../check/built/checkBuilt.ts';
import { findBundle } from './keptBundle.ts';
import { buildStep, refuse } from './refusal.ts';

const [, , dist = ''] = process.argv;
// Content and pages are checked on a core of their own: the content while Astro is loaded and the pages are made.
const checker = new Worker(new URL('checkThread.ts', import.meta.url), { workerData: ROOT });
const found = once(checker, 'message') as Promise<[string[]]>;
const verdict = () => buildStep(async () => refuse((await found)[0], false));
found.catch(() => undefined);

try {
  const bundle = await findBundle(ROOT);
  if (!bundle) throw new Error('There is no bundle that holds.');
  const { buildPages } = await import('./withoutVite.ts');
  const { inspectWith } = await import('./contentCheck.ts');
  inspectWith(async (_root, folder, siteUrl) => {
    checker.postMessage([folder, siteUrl]);
    const [inspection] = (await once(checker, 'message')) as [Awaited<ReturnType<typeof inspectBuilt>>];
    return inspection;
  });
  try {
    await buildPages(bundle, ROOT, dist, verdict);
  } catch (error) {
    // What is wrong with the content is told in its own words, not in those of what stumbled over it.
    await verdict();
    throw error;
  }
} finally {
  await checker.terminate();
}
