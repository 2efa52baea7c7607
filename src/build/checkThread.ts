/** Checks content/ beside a build, on a core of its own: what is wrong is its one message. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkContent } from '../check/checkContent.ts';

parentPort?.postMessage(await checkContent(workerData as string));
