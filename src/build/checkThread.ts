/**
 * Makes the checks of a build on a core of its own. Its first message is what is wrong with the content; each further
 * one is what was found on the pages of a folder, for which it is asked by the folder and the site's address.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { inspectBuilt } from '../check/built/checkBuilt.ts';
import { checkContent } from '../check/checkContent.ts';

const root = workerData as string;
parentPort?.on('message', async ([dist, siteUrl]: [string, string | undefined]) => {
  parentPort?.postMessage(await inspectBuilt(root, dist, siteUrl));
});
parentPort?.postMessage(await checkContent(root));
