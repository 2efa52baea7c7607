import { rename, rm, utimes } from 'node:fs/promises';
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
    for (const mailFolder of ['new', 'cur', 'sent', 'failed']) {
      const first = await startServer();
      await send(first.port, 'trip', own);
      await first.close();
      const { outboxDir } = first.settings;
      const [name = ''] = await namesIn(outboxDir);
      await rename(path.join(outboxDir, 'new', name), path.join(outboxDir, mailFolder, name));
      const second = await startServer({ outboxDir });
      expect((await send(second.port, 'trip', own)).text).toBe('OK');
      expect(await namesIn(outboxDir)).toHaveLength(mailFolder === 'new' ? 1 : 0);
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

  it('without an id is the same after a restart within ten minutes, and a new one later', async () => {
    for (const [minutes, expected] of [
      [9.5, 1],
      [10.5, 2],
    ] as const) {
      const first = await startServer();
      const { outboxDir } = first.settings;
      const page = await sendForm(first.port, 'trip', TRIP, navigation(first.port));
      await first.close();
      const [name = ''] = await namesIn(outboxDir);
      const then = Date.now() / 1000 - minutes * 60;
      await utimes(path.join(outboxDir, 'new', name), then, then);
      const second = await startServer({ outboxDir });
      const again = await sendForm(second.port, 'trip', TRIP, navigation(second.port));
      expect(again.headers.location === page.headers.location).toBe(expected === 1);
      expect(await namesIn(outboxDir)).toHaveLength(expected);
    }
  });

  it('without an id is known by its content after a restart behind many older ones, wherever it has gone', async () => {
    const first = await startServer();
    const { outboxDir } = first.settings;
    for (const n of [1, 2, 3]) await sendForm(first.port, 'trip', { ...TRIP, adultCount: String(n) });
    await first.close();
    const [oldest = '', middle = '', newest = ''] = await namesIn(outboxDir);
    const then = Date.now() / 1000 - 3600;
    await utimes(path.join(outboxDir, 'new', oldest), then, then);
    await rename(path.join(outboxDir, 'new', middle), path.join(outboxDir, 'cur', `${middle}:2,S`));
    await rename(path.join(outboxDir, 'new', newest), path.join(outboxDir, 'sent', newest));
    const second = await startServer({ outboxDir });
    for (const n of [2, 3]) await sendForm(second.port, 'trip', { ...TRIP, adultCount: String(n) });
    expect(await namesIn(outboxDir)).toEqual([oldest]);
    await sendForm(second.port, 'trip', { ...TRIP, adultCount: '1' });
    expect(await namesIn(outboxDir)).toHaveLength(2);
  });

  it.each([
    ['with an id', own],
    ['without one', TRIP],
  ])('%s is stored again when its file was deleted by hand, once', async (_, values) => {
    const { port, settings } = await startServer();
    await send(port, 'trip', values);
    const [first] = await mails(settings.outboxDir);
    const [name = ''] = await namesIn(settings.outboxDir);
    await rm(path.join(settings.outboxDir, 'new', name));
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(port, 'trip', values)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['OK']));
    const [again, ...more] = await mails(settings.outboxDir);
    expect(more).toEqual([]);
    expect([again?.subject, again?.text].join()).toContain('Amina Okello');
    expect(again?.subject).not.toContain('[corrected]');
    if (values === own) expect(again?.messageId).toBe(first?.messageId);
  });

  it.each(['cur', 'sent', 'failed'])(
    'counts as stored when its mail has gone to %s meanwhile',
    async (mailFolder) => {
      const { port, settings } = await startServer();
      await send(port, 'trip', own);
      const [name = ''] = await namesIn(settings.outboxDir);
      // A mail program appends its flags.
      const moved = mailFolder === 'cur' ? `${name}:2,S` : name;
      await rename(
        path.join(settings.outboxDir, 'new', name),
        path.join(settings.outboxDir, mailFolder, moved),
      );
      expect((await send(port, 'trip', own)).text).toBe('OK');
      expect(await namesIn(settings.outboxDir)).toEqual([]);
    },
  );

  it('with two contents at the same moment gives the second a Message-ID of its own', async () => {
    const { port, settings } = await startServer();
    await Promise.all(['2', '3', '4'].map((adultCount) => send(port, 'trip', { ...own, adultCount })));
    const ids = (await mails(settings.outboxDir)).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(3);
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
    const mailFolders = () =>
      Promise.all(['new', 'tmp'].map((mailFolder) => namesIn(settings.outboxDir, mailFolder)));
    state.code = code;
    const refused = await send(port, 'trip', own);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(await mailFolders()).toEqual([[], []]);
    const health = await ask(port, { path: '/healthz' });
    expect([health.status, JSON.parse(health.text)]).toMatchObject([
      503,
      { status: 'failing', outbox: `not writable: ${code}` },
    ]);
    state.code = undefined;
    expect((await send(port, 'trip', own)).text).toBe('OK');
    // An enquiry stored is a better proof than a probe.
    expect((await ask(port, { path: '/healthz' })).status).toBe(200);
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
