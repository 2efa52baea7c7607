/**
 * Makes the checks of a build on a core of its own. Its first message is whether the kept bundle holds, the second what
 * is wrong with the content; each further one is what was found on the pages of a folder, for which it is asked by the
 * folder and the site's address.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { inspectBuilt } from '../check/built/checkBuilt.ts';
import { checkContent } from '../check/checkContent.ts';
import { bundleHolds } from './keptBundle.ts';

const root = workerData as string;
parentPort?.on('message', async ([dist, siteUrl]: [string, string | undefined]) => {
  parentPort?.postMessage(await inspectBuilt(root, dist, siteUrl));
});
const holds = await bundleHolds(root);
parentPort?.postMessage(holds);
// What is found is kept, and is to be found by the programs of today.
if (holds) parentPort?.postMessage(await checkContent(root));
