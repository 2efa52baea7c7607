import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startProgram } from './testing/startProgram.ts';

const MB = 1024 * 1024;
const HEAD = 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const DATA = Buffer.alloc(64 * 1024, 'a');
const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), DATA, Buffer.from('\r\n')]);

/** The most memory that a process has held so far, in bytes; where the system does not tell, what it holds now. */
function memoryOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) * 1024;
}

/** Sends as much of a body as the server takes, its size announced or not; gives the first line of the answer. */
function sendBody(
  port: number,
  size: number,
  isAnnounced: boolean,
): Promise<{ answer: string; left: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const piece = isAnnounced ? DATA : CHUNK;
    let answer = '';
    let left = size;
    const push = () => {
      while (left > 0 && socket.writable) {
        left -= DATA.length;
        if (!socket.write(piece)) return;
      }
    };
    socket.on('connect', () => {
      socket.write(
        `${HEAD}${isAnnounced ? `Content-Length: ${size}` : 'Transfer-Encoding: chunked'}\r\n\r\n`,
      );
      push();
    });
    socket.on('drain', push).on('data', (data) => (answer += String(data)));
    socket
      .on('error', () => undefined)
      .on('close', () => resolve({ answer: answer.split('\r\n')[0] ?? '', left }));
  });
}

const burst = (port: number, count: number, size: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => sendBody(port, size, n % 2 === 0)));

/**
 * Sends many bodies that are only just too large, until more of them ask for no more memory: what grows later is the
 * size of bodies and not their number. Gives the most memory that it then has held, in bytes.
 */
async function settledMemory(port: number, pid: number): Promise<number> {
  let last = 0;
  for (let round = 0; round < 8 && memoryOf(pid) - last > MB; round += 1) {
    last = memoryOf(pid);
    await burst(port, 100, 192 * 1024);
  }
  return memoryOf(pid);
}

describe('a hundred bodies of ten megabytes', () => {
  it('are refused without being kept in memory, announced or not', async () => {
    // Garbage is cleared away often, so that a peak holds little of it and shows what is kept.
    const { child, port } = await startProgram({ NODE_OPTIONS: '--max-semi-space-size=1' });
    const before = await settledMemory(port, child.pid ?? 0);
    const sent: { answer: string; left: number }[] = [];
    for (let round = 0; round < 4; round += 1) sent.push(...(await burst(port, 25, 10 * MB)));
    expect(sent.map(({ answer }) => answer)).toEqual(
      Array<string>(100).fill('HTTP/1.1 413 Payload Too Large'),
    );
    // What the client could not get rid of: the server did not read on.
    expect(Math.min(...sent.map(({ left }) => left))).toBeGreaterThan(0);
    expect(memoryOf(child.pid ?? 0) - before).toBeLessThan(10 * MB);
  });
});
