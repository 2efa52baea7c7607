// The server as a program that says, when asked, how much memory it holds for good. Run with --expose-gc.
import { readSettings } from '../../settings/settings.ts';
import { createServer } from '../server.ts';

const [distDir = '', outboxDir = ''] = process.argv.slice(2);
const settings = { ...readSettings({}), port: 0, rate: 1_000_000, distDir, outboxDir };
const server = await createServer(settings, { log: () => undefined });
process.on('message', () => {
  // Buffers are given back by a finaliser, which the first run finds and the next one frees.
  for (let run = 0; run < 3; run += 1) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ held: heapUsed + external, rss });
});
process.send?.(await server.listen());
