import { rm, writeFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { createHealth } from './health.ts';
import { HEALTH_DISK_MS, HEALTH_PROBE_MS } from './limits.ts';
import { MemoryDisk } from './testing/memoryDisk.ts';
import { namesIn } from './testing/mails.ts';
import { ask, send, TRIP } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

const HEADERS = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cache-control': 'no-store',
};
const OK = { status: 'ok', reasons: [], outbox: 'writable', waiting: 0, failed: 0 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const nameOf = (n: number) =>
  `${String(n).padStart(12, '0')}-5f0c1d6e-1234-4000-8000-${String(n).padStart(12, '0')}-0123456789abcdef.eml`;

/** A disk in memory that holds an outbox already. */
function filledDisk(folder: string, counts: Record<string, number>): MemoryDisk {
  const disk = new MemoryDisk();
  for (const mailFolder of ['new', 'cur', 'sent', 'failed', 'tmp', 'recovered']) {
    disk.folders.set(path.join(folder, mailFolder), 0);
    for (let n = 1; n <= (counts[mailFolder] ?? 0); n += 1)
      disk.files.set(path.join(folder, mailFolder, nameOf(n)), { data: Buffer.alloc(0), changedAt: 0 });
  }
  return disk;
}

/** A clock that stands still until it is moved, by whole ms, so that no sum is a hair short. */
function stopClock() {
  let time = Math.ceil(performance.now());
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  return { move: (ms: number) => void (time += ms) };
}

async function health(port: number) {
  const { status, headers, text } = await ask(port, { path: '/healthz' });
  expect(headers).toMatchObject({ ...HEADERS, 'content-type': 'application/json' });
  return { code: status, ...(JSON.parse(text) as typeof OK) };
}

/** Asks over connections that stay open; gives how often the answer was 200. */
async function flood(port: number, calls: number, connections: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  onTestFinished(() => agent.destroy());
  const codes = Array.from(
    { length: calls },
    () =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        })
          .on('error', reject)
          .end();
      }),
  );
  return (await Promise.all(codes)).filter((code) => code === 200).length;
}

describe('health', () => {
  it('is ok when there is nothing to say', async () => {
    const { port } = await startServer();
    expect(await health(port)).toEqual({ code: 200, ...OK });
  });

  it('costs the same with 5,000 mails: no folder is read, and the disk is tried once per window', async () => {
    const outboxDir = '/outbox';
    const disk = filledDisk(outboxDir, { new: 4_000, sent: 1_000 });
    const clock = stopClock();
    const { port } = await startServer({ outboxDir }, { disk });
    const before = { ...disk.calls };
    const counts = () => [disk.calls.list - before.list, disk.calls.write - before.write];
    expect(await flood(port, 1_000, 20)).toBe(1_000);
    expect(counts()).toEqual([0, 1]);
    clock.move(HEALTH_PROBE_MS - 1);
    expect(await flood(port, 100, 20)).toBe(100);
    expect(counts()).toEqual([0, 1]);
    clock.move(1);
    expect(await flood(port, 100, 20)).toBe(100);
    expect(counts()).toEqual([0, 2]);
    clock.move(100 * HEALTH_PROBE_MS);
    expect(counts()).toEqual([0, 2]);
    expect(disk.names(`${outboxDir}/tmp`)).toEqual([]);
    expect(disk.names(`${outboxDir}/new`)).toHaveLength(4_000);
  }, 30_000);

  it('is degraded, not down, while mails are in failed/, and well again when a person has seen to them', async () => {
    const outboxDir = '/outbox';
    const disk = filledDisk(outboxDir, { failed: 12 });
    const clock = stopClock();
    const { port } = await startServer({ outboxDir }, { disk });
    expect(await health(port)).toEqual({
      ...{ code: 200, ...OK },
      ...{ status: 'degraded', reasons: ['mails in failed/: 12'], failed: 12 },
    });
    for (const name of disk.names('/outbox/failed')) await disk.remove(path.join('/outbox/failed', name));
    clock.move(HEALTH_PROBE_MS);
    expect(await health(port)).toEqual({ code: 200, ...OK });
  });

  it.each(['write', 'rename', 'syncFolder'] as const)('is red when the disk fails at %s', async (step) => {
    const disk = filledDisk('/outbox', {});
    const works = disk[step].bind(disk);
    const clock = stopClock();
    const { port } = await startServer({ outboxDir: '/outbox' }, { disk });
    const fail = () => Promise.reject(Object.assign(new Error('the disk fails'), { code: 'EROFS' }));
    Object.assign(disk, { [step]: fail });
    expect(await health(port)).toEqual({
      ...{ code: 503, ...OK, status: 'failing' },
      ...{ outbox: 'not writable: EROFS', reasons: ['enquiries cannot be stored (EROFS)'] },
    });
    Object.assign(disk, { [step]: works });
    clock.move(HEALTH_PROBE_MS);
    expect(await health(port)).toEqual({ code: 200, ...OK });
    expect(disk.names('/outbox/new')).toEqual([]);
  });

  it.each(['new', 'tmp', 'sent', 'failed'])(
    'is degraded when %s/ is gone, and makes it again',
    async (mailFolder) => {
      const clock = stopClock();
      const { port, settings, log } = await startServer();
      await rm(path.join(settings.outboxDir, mailFolder), { recursive: true });
      const reasons = [`folders of the outbox were missing: ${mailFolder}`];
      expect(await health(port)).toEqual({ code: 200, ...OK, status: 'degraded', reasons });
      expect(log.at(-1)).toBe(`outbox folders were missing and are made again: ${mailFolder}`);
      expect(await namesIn(settings.outboxDir, mailFolder)).toEqual([]);
      clock.move(HEALTH_PROBE_MS);
      expect(await health(port)).toEqual({ code: 200, ...OK });
    },
  );

  it('is red when the outbox is gone and something is in its way', async () => {
    const { port, settings } = await startServer();
    await rm(settings.outboxDir, { recursive: true });
    await writeFile(settings.outboxDir, '');
    expect((await health(port)).code).toBe(503);
  });

  it('is red within seconds when the disk hangs, and asks it once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const disk = Promise.withResolvers<string[]>();
    const probe = vi.fn(() => disk.promise);
    const maildir = { probe, failed: () => 0 };
    const { report } = createHealth({ settings: readSettings({}), maildir, relay: undefined, log: vi.fn() });
    const reports = [report(), report()];
    await vi.advanceTimersByTimeAsync(HEALTH_DISK_MS);
    for (const one of await Promise.all(reports)) expect(one.outbox).toBe('not writable: no answer');
    await vi.advanceTimersByTimeAsync(10 * HEALTH_PROBE_MS);
    expect((await report()).status).toBe('failing');
    expect(probe).toHaveBeenCalledTimes(1);
    disk.resolve([]);
    await vi.advanceTimersByTimeAsync(0);
    expect((await report()).status).toBe('ok');
  });

  it('is told to no other host, and costs nothing then', async () => {
    const disk = filledDisk('/outbox', {});
    const { port } = await startServer({ outboxDir: '/outbox' }, { disk });
    const before = { ...disk.calls };
    const { status, headers } = await ask(port, { path: '/healthz', headers: { Host: 'evil.test' } });
    expect(status).toBe(421);
    expect(headers).toMatchObject(HEADERS);
    expect(disk.calls).toEqual(before);
  });

  it('is told to a load balancer that names no host', async () => {
    const { port } = await startServer();
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.0\r\n\r\n'));
    const answer: string[] = [];
    for await (const chunk of socket) answer.push(String(chunk));
    expect(answer.join('')).toMatch(/^HTTP\/1\.1 200 [^]*"status":"ok"/);
  });

  it('is only read', async () => {
    const { port } = await startServer();
    const { status, headers } = await ask(port, { method: 'POST', path: '/healthz' });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect(headers).toMatchObject(HEADERS);
    expect((await ask(port, { method: 'HEAD', path: '/healthz' })).status).toBe(200);
  });
});

describe('an enquiry', () => {
  it.each(['new', 'tmp', '.'])('is stored although somebody deleted %s/', async (folder) => {
    const { port, settings } = await startServer();
    const own = { ...TRIP, enquiry_ref: '5f0c1d6e-1234-4000-8000-000000000001' };
    await send(port, 'trip', own);
    await rm(path.join(settings.outboxDir, folder), { recursive: true });
    for (const enquiry of [own, { ...own, adultCount: '3' }])
      expect((await send(port, 'trip', enquiry)).text).toBe('OK');
    expect(await namesIn(settings.outboxDir)).toHaveLength(2);
  });
});
