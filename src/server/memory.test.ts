import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TIDY_MEMORY } from '../../.toolchain/memory.mjs';
import { FORMS, send } from './testing/requests.ts';
import { builtSite, temporaryFolder } from './testing/startServer.ts';

const MB = 1024 * 1024;
const PROGRAM = path.join(import.meta.dirname, 'testing/measured.ts');
const head = (type: string, length: string) =>
  `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
const MULTIPART = 'multipart/form-data; boundary=b';
/** One chunk of a body whose length is not announced. */
const TEN_MEGABYTES = Buffer.from(`a00000\r\n${'a'.repeat(10 * MB)}\r\n`);
const URLENCODED = 'application/x-www-form-urlencoded';

/**
 * Starts the server in a process of its own; `held` gives the bytes that it cannot let go of, `rss` those of the system.
 * V8's young generation stays small: it grows and shrinks by 16 MB when it likes, which is not the server's doing.
 */
async function startMeasured() {
  const outbox = path.join(await temporaryFolder(), 'outbox');
  const child = fork(PROGRAM, [await builtSite(), outbox], {
    execArgv: ['--expose-gc', '--max-semi-space-size=1'],
    ...{ silent: true, env: { ...process.env, ...TIDY_MEMORY } },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = (await once(child, 'message')) as [number];
  const measure = async () => {
    child.send('measure');
    const [memory] = (await once(child, 'message')) as [{ held: number; rss: number }];
    return memory;
  };
  const held = async () => (await measure()).held;
  const rss = async () => (await measure()).rss;
  // The first enquiry brings in what every later one uses.
  await send(port, 'newsletter', FORMS.newsletter);
  return { port, held, rss };
}

/** Sends the beginning of a request; gives the socket, and the first line of an answer, should one come. */
function begin(
  port: number,
  bytes: Buffer,
): { socket: Socket; sent: Promise<void>; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('error', () => undefined).on('data', (data) => (text += String(data)));
  const sent = new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  const answer = new Promise<string>((resolve) => {
    socket.on('data', () => resolve(text.split('\r\n')[0] ?? ''));
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });
  return { socket, sent, answer };
}

describe('the memory of the server', () => {
  it('holds unfinished bodies up to a limit together, lets go of them, and takes enquiries meanwhile', async () => {
    const { port, held } = await startMeasured();
    const rest = await held();
    const body = Buffer.from(head(URLENCODED, 'Content-Length: 131072') + 'a'.repeat(100_000));
    const flood = Array.from({ length: 300 }, () => begin(port, body));
    // 30 MB do not fit: as many are turned away as it takes, those first that hold most.
    const refused: string[] = [];
    for (const { answer } of flood) void answer.then((line) => refused.push(line));
    await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(225);
    expect(new Set(refused)).toEqual(new Set(['HTTP/1.1 503 Service Unavailable']));
    expect((await held()) - rest).toBeLessThan(14 * MB);
    expect((await send(port, 'newsletter', { email: 'other@mail.example' })).status).toBe(200);
    for (const { socket } of flood) socket.destroy();
    await expect.poll(async () => (await held()) - rest, { timeout: 20_000 }).toBeLessThan(2 * MB);
  }, 60_000);

  it('is the size of a body, not of the number of its pieces', async () => {
    const { port, held } = await startMeasured();
    const rest = await held();
    const pieces = Buffer.from(head(URLENCODED, 'Transfer-Encoding: chunked') + '1\r\na\r\n'.repeat(50_000));
    const flood = Array.from({ length: 10 }, () => begin(port, pieces));
    await Promise.all(flood.map(({ sent }) => sent));
    await send(port, 'newsletter', FORMS.newsletter);
    expect((await held()) - rest).toBeLessThan(5 * MB);
  }, 60_000);

  it('keeps nothing of forms that could not be read', async () => {
    const { port, held } = await startMeasured();
    const rest = await held();
    const text = `--b\r\nContent-Disposition: form-data; name="f"\r\n\r\n${'a'.repeat(130_000)}`;
    const body = Buffer.from(head(MULTIPART, `Content-Length: ${text.length}`) + text);
    const flood = Array.from({ length: 100 }, () => begin(port, body));
    const lines = await Promise.all(flood.map(({ answer }) => answer));
    expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 400 Bad Request']));
    expect((await held()) - rest).toBeLessThan(5 * MB);
  }, 60_000);

  // Only this system's allocator can be asked to give memory back.
  const { header } = process.report.getReport() as { header: object };
  if (process.platform === 'linux' && 'glibcVersionRuntime' in header) {
    it('goes back to the system after floods of ten megabytes', async () => {
      const { port, rss } = await startMeasured();
      const flood = async (count: number) => {
        const body = Buffer.concat([
          Buffer.from(head(MULTIPART, 'Transfer-Encoding: chunked')),
          TEN_MEGABYTES,
        ]);
        const lines = await Promise.all(Array.from({ length: count }, () => begin(port, body).answer));
        expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 413 Payload Too Large']));
      };
      await flood(5);
      const rest = await rss();
      for (let round = 0; round < 4; round += 1) await flood(50);
      await expect.poll(async () => (await rss()) - rest, { timeout: 20_000 }).toBeLessThan(10 * MB);
    }, 60_000);
  }
});
