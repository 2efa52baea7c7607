import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { builtSite, temporaryFolder } from './startServer.ts';

export interface Program {
  child: ChildProcess;
  /** Everything it printed. */
  output: () => string;
  ended: Promise<number | null>;
}

/** Runs a program of this folder, and ends it after the test. */
export async function run(script: string, args: string[], env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', script), ...args], {
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => text, ended };
}

/** Starts `npm start`'s program on a free port and waits until it says that it is ready. */
export async function startProgram(
  env: Record<string, string> = {},
): Promise<Program & { port: number; outbox: string }> {
  const outbox = env['OUTBOX_DIR'] ?? path.join(await temporaryFolder(), 'outbox');
  const settings = { PORT: '0', OUTBOX_RATE: '1000000', OUTBOX_DIR: outbox, ...env };
  const program = await run('start.ts', [await builtSite()], settings);
  const port = await new Promise<number>((resolve, reject) => {
    program.child.stdout?.on('data', () => {
      const found = /is ready on http:\/\/localhost:(\d+)\n/.exec(program.output())?.[1];
      if (found) resolve(Number(found));
    });
    void program.ended.then(() => reject(new Error(program.output())));
  });
  return { ...program, port, outbox };
}
