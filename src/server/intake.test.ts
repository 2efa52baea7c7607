import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { disk, type Disk } from './disk.ts';
import { mails, namesIn } from './testing/mails.ts';
import { ask, navigation, send, sendForm, TRIP } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

const ID = '5f0c1d6e-1234-4000-8000-000000000001';
const own = { ...TRIP, enquiry_ref: ID };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A disk on which one step fails as long as `code` is set. */
function failingDisk(step: 'write' | 'rename' | 'syncFolder') {
  const state = { code: undefined as string | undefined };
  const fail = () => {
    if (state.code) throw Object.assign(new Error('the disk fails'), { code: state.code });
  };
  const failing: Disk = {
    ...disk,
    async write(file, data) {
      // Half a file is what a full disk leaves behind.
      if (step === 'write' && state.code) await disk.write(file, data.subarray(0, 10));
      if (step === 'write') fail();
      await disk.write(file, data);
    },
    async rename(from, to) {
      if (step === 'rename') fail();
      await disk.rename(from, to);
    },
    async syncFolder(folder) {
      if (step === 'syncFolder') fail();
      await disk.syncFolder(folder);
    },
  };
  return { failing, state };
}

describe('an enquiry that comes twice', () => {
  it('with the same id is stored once, and answered OK both times', async () => {
    const { port, settings, log } = await startServer();
    for (const post of [send, send, sendForm]) expect((await post(port, 'trip', own)).text).toBe('OK');
    expect(await namesIn(settings.outboxDir)).toHaveLength(1);
    expect(log.at(-1)).toContain('repeated');
  });

  it('with the same id at the same moment is stored once', async () => {
    const { port, settings } = await startServer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(port, 'trip', own)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['OK']));
    expect(await namesIn(settings.outboxDir)).toHaveLength(1);
  });

  it('while the first is being stored is not answered OK when that fails', async () => {
    const { failing, state } = failingDisk('write');
    const { port } = await startServer({}, { disk: failing });
    state.code = 'ENOSPC';
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(port, 'trip', own)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  });

  it('once from a script and once by a native submit is the same, whatever its line breaks', async () => {
    const { port, settings } = await startServer();
    const wish = 'Two rooms\nOne cot';
    await send(port, 'trip', { ...own, specialRequests: wish });
    await sendForm(port, 'trip', { ...own, specialRequests: wish.replace('\n', '\r\n') });
    await send(port, 'trip', { ...own, specialRequests: wish, travelerContact: '+256 772-123 456' });
    expect(await namesIn(settings.outboxDir)).toHaveLength(1);
  });

  it('with the same id and other content is stored beside the first, marked', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', own);
    await send(port, 'trip', { ...own, adultCount: '3' });
    await send(port, 'trip', { ...own, adultCount: '3' });
    const [first, second, ...more] = await mails(settings.outboxDir);
    expect(more).toEqual([]);
    expect(second?.subject).toBe(`[corrected] ${first?.subject}`);
    expect(second?.messageId).not.toBe(first?.messageId);
  });

  it('is recognised after a restart, wherever the mail has gone', async () => {
    for (const shelf of ['new', 'cur', 'sent', 'failed']) {
      const first = await startServer();
      await send(first.port, 'trip', own);
      await first.close();
      const { outboxDir } = first.settings;
      const [name = ''] = await namesIn(outboxDir);
      await rename(path.join(outboxDir, 'new', name), path.join(outboxDir, shelf, name));
      const second = await startServer({ outboxDir });
      expect((await send(second.port, 'trip', own)).text).toBe('OK');
      expect(await namesIn(outboxDir)).toHaveLength(shelf === 'new' ? 1 : 0);
    }
  });

  it('without an id is known by its content, and gets the first reference again', async () => {
    const { port, settings } = await startServer();
    const first = await sendForm(port, 'trip', TRIP, navigation(port));
    const second = await sendForm(port, 'trip', TRIP, navigation(port));
    expect(second.headers.location).toBe(first.headers.location);
    expect(await namesIn(settings.outboxDir)).toHaveLength(1);
    await sendForm(port, 'trip', { ...TRIP, adultCount: '3' }, navigation(port));
    expect(await namesIn(settings.outboxDir)).toHaveLength(2);
  });

  it('without an id is a new one after ten minutes', async () => {
    const { port, settings } = await startServer();
    const later = vi.spyOn(performance, 'now');
    const begun = performance.now();
    await send(port, 'trip', TRIP);
    later.mockImplementation(() => begun + 9.5 * 60_000);
    await send(port, 'trip', TRIP);
    expect(await namesIn(settings.outboxDir)).toHaveLength(1);
    later.mockImplementation(() => begun + 10.5 * 60_000);
    await send(port, 'trip', TRIP);
    expect(await namesIn(settings.outboxDir)).toHaveLength(2);
  });

  it('is no other enquiry when the clock on the wall jumps back', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', { ...TRIP, travelerName: 'Before Jump' });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    await send(port, 'trip', { ...TRIP, travelerName: 'Before Jump' });
    await send(port, 'trip', { ...TRIP, travelerName: 'After Jump' });
    const subjects = (await mails(settings.outboxDir)).map(({ subject }) => subject?.slice(0, 24));
    expect(subjects).toEqual(['Trip request: Before Jum', 'Trip request: After Jump']);
  });
});

describe('a disk that fails', () => {
  it.each([
    ['write', 'ENOSPC'],
    ['write', 'EACCES'],
    ['write', 'EMFILE'],
    ['rename', 'EACCES'],
    ['syncFolder', 'EIO'],
  ] as const)('at %s with %s is never answered OK, leaves nothing, and recovers', async (step, code) => {
    const { failing, state } = failingDisk(step);
    const { port, settings } = await startServer({}, { disk: failing });
    const shelves = () => Promise.all(['new', 'tmp'].map((shelf) => namesIn(settings.outboxDir, shelf)));
    state.code = code;
    const refused = await send(port, 'trip', own);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(await shelves()).toEqual([[], []]);

    if (step === 'write') {
      const health = await ask(port, { path: '/healthz' });
      expect([health.status, JSON.parse(health.text)]).toMatchObject([
        503,
        { status: 'failing', outbox: `not writable: ${code}` },
      ]);
    }
    state.code = undefined;
    expect((await ask(port, { path: '/healthz' })).status).toBe(200);
    expect((await send(port, 'trip', own)).text).toBe('OK');
    expect((await mails(settings.outboxDir))[0]?.text).toContain('Amina Okello');
  });

  it('is told to a visitor without script on a page', async () => {
    const { failing, state } = failingDisk('write');
    const { port } = await startServer({}, { disk: failing });
    state.code = 'ENOSPC';
    const page = await sendForm(port, 'trip', TRIP, navigation(port));
    expect(page.status).toBe(503);
    expect(page.text).toMatch(/could not store[^]*your fields are kept/);
  });
});

describe('health', () => {
  it('tells what waits', async () => {
    const { port } = await startServer();
    const { status, headers, text } = await ask(port, { path: '/healthz' });
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    expect(JSON.parse(text)).toEqual({ status: 'ok', outbox: 'writable', waiting: 0, failed: 0 });
  });
});
