/** The program of a build with the bundle of the last one, which it is part of: `node again.mjs <folder of the build>`. */
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../settings/environment.ts';
import type { inspectBuilt } from '../check/built/checkBuilt.ts';
import { inspectWith } from './contentCheck.ts';
import { findBundle } from './keptBundle.ts';
import { buildStep, refuse } from './refusal.ts';
import { buildPages, type Checks } from './withoutVite.ts';

const [, , dist = ''] = process.argv;
// The bundle, the content and the pages are checked on a core of their own, while the pages are made.
const checker = new Worker(new URL('checkThread.mjs', import.meta.url), { workerData: ROOT });
const messages = on(checker, 'message');
const nextOf = async <Message>() => ((await messages.next()).value as [Message])[0];

const held = (async () => {
  if (!(await nextOf<boolean>())) throw new Error('There is no bundle that holds.');
})();
const found = held.then(() => nextOf<string[]>());
// Whoever waits for it is told, and nobody else.
found.catch(() => undefined);
const checks: Checks = {
  holds: () => held,
  verdict: () => buildStep(async () => refuse(await found, false)),
};
inspectWith(async (_root, folder, siteUrl) => {
  checker.postMessage([folder, siteUrl]);
  return nextOf<Awaited<ReturnType<typeof inspectBuilt>>>();
});

try {
  const bundle = await findBundle(ROOT);
  if (!bundle) throw new Error('There is no bundle.');
  try {
    await buildPages(bundle, ROOT, dist, checks);
  } catch (error) {
    // What is wrong with the content is told in its own words, not in those of what stumbled over it.
    await checks.verdict();
    throw error;
  }
} finally {
  await checker.terminate();
}
