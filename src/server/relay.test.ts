import { utimes } from 'node:fs/promises';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mails, namesIn } from './testing/mails.ts';
import { ask, send, TRIP } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

const WAITS = [40, 40];
const FAST = { relayWaits: WAITS };
const OLD = 4 * 24 * 60 * 60;

interface Mailbox {
  url: string;
  received: string[];
  envelopes: string[];
  close(): Promise<void>;
}

/** A real mail server. `answer` gives the code of its reply to each mail, 0 for yes. */
async function startMailbox(
  answer: (count: number) => number = () => 0,
  port = 0,
  tls = false,
): Promise<Mailbox> {
  const received: string[] = [];
  const envelopes: string[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = answer(count++);
        if (code !== 0) return done(Object.assign(new Error('not now'), { responseCode: code }));
        received.push(Buffer.concat(chunks).toString('utf8'));
        const { mailFrom, rcptTo } = session.envelope;
        envelopes.push(
          `${mailFrom ? mailFrom.address : ''} > ${rcptTo.map(({ address }) => address).join()}`,
        );
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    envelopes,
    close,
  };
}

const mail = { mailFrom: 'website@tours.test', mailTo: 'team@tours.test' };
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 5000, interval: 10 });
const own = (n: number) => ({ ...TRIP, enquiry_ref: `5f0c1d6e-1234-4000-8000-00000000000${n}` });

describe('the relay', () => {
  it('mails what was stored, once, and files it under sent', async () => {
    const box = await startMailbox();
    const { port, settings } = await startServer({ smtpUrl: box.url, ...mail }, FAST);
    for (const n of [1, 2, 1]) await send(port, 'trip', own(n));
    await until(async () => expect(await namesIn(settings.outboxDir, 'sent')).toHaveLength(2));
    expect(box.received).toHaveLength(2);
    expect(box.received[0]).toMatch(/^Message-ID: <5f0c1d6e-1234-4000-8000-000000000001@/m);
    expect(box.envelopes[0]).toBe('website@tours.test > team@tours.test');
    expect(await namesIn(settings.outboxDir)).toEqual([]);
  });

  it('tries again after a temporary refusal, and says so', async () => {
    const box = await startMailbox((count) => (count < 2 ? 451 : 0));
    const { port, log } = await startServer({ smtpUrl: box.url, ...mail }, FAST);
    expect((await send(port, 'trip', TRIP)).text).toBe('OK');
    await until(() => expect(box.received).toHaveLength(1));
    expect(log.filter((line) => line.startsWith('mail waits:'))).toHaveLength(2);
    expect(log.join()).not.toMatch(/Okello|team@/);
  });

  it('sets aside what is refused for good, loudly, and goes on with the next', async () => {
    const box = await startMailbox((count) => (count === 0 ? 554 : 0));
    const { port, settings, log } = await startServer({ smtpUrl: box.url, ...mail }, FAST);
    await send(port, 'trip', own(1));
    await until(async () => expect(await namesIn(settings.outboxDir, 'failed')).toHaveLength(1));
    await send(port, 'trip', own(2));
    await until(() => expect(box.received).toHaveLength(1));
    await until(() => expect(log.join('\n')).toMatch(/^MAIL NOT SENT:/m));
    expect(JSON.parse((await ask(port, { path: '/healthz' })).text)).toMatchObject({ failed: 1 });
  });

  it('waits while the mail server is down, then delivers everything in order', async () => {
    const gone = await startMailbox();
    await gone.close();
    const { port, settings, log } = await startServer({ smtpUrl: gone.url, ...mail }, FAST);
    for (const n of [1, 2, 3]) expect((await send(port, 'trip', own(n))).text).toBe('OK');
    await until(() => expect(log.join()).toMatch(/MAIL SERVER NOT REACHED \(.*ECONNREFUSED/));
    expect(JSON.parse((await ask(port, { path: '/healthz' })).text)).toMatchObject({
      status: 'degraded',
      reasons: ['the mail server is not reached, mails waiting: 3'],
      waiting: 3,
    });
    const box = await startMailbox(undefined, Number(new URL(gone.url).port));
    await until(() => expect(box.received).toHaveLength(3));
    await until(async () => expect(await namesIn(settings.outboxDir, 'sent')).toHaveLength(3));
    const order = box.received.map((text) => /000000000(\d+)@/.exec(text)?.[1]);
    expect(order).toEqual(['001', '002', '003']);
  });

  it('takes up after a restart what was not mailed before', async () => {
    const gone = await startMailbox();
    await gone.close();
    const first = await startServer({ smtpUrl: gone.url, ...mail }, FAST);
    await send(first.port, 'trip', TRIP);
    await first.close();
    const box = await startMailbox();
    const { outboxDir } = first.settings;
    await startServer({ smtpUrl: box.url, outboxDir, ...mail }, FAST);
    await until(() => expect(box.received).toHaveLength(1));
    await until(async () => expect(await namesIn(outboxDir, 'sent')).toHaveLength(1));
  });

  it('does not hold up the answer when the mail server hangs', async () => {
    const silent = createTcpServer(() => undefined);
    const sockets = new Set<{ destroy(): unknown }>();
    silent.on('connection', (socket) => sockets.add(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { port, settings } = await startServer({ smtpUrl, ...mail }, FAST);
    await send(port, 'trip', own(1));
    await until(() => expect(sockets.size).toBe(1));
    const begun = performance.now();
    expect((await send(port, 'trip', own(2))).text).toBe('OK');
    expect(performance.now() - begun).toBeLessThan(1000);
    silent.close();
    for (const socket of sockets) socket.destroy();
    expect(await namesIn(settings.outboxDir)).toHaveLength(2);
  });

  it('keeps a mail whose server offers a certificate that nobody signed', async () => {
    const box = await startMailbox(undefined, 0, true);
    const { port, settings, log } = await startServer({ smtpUrl: box.url, ...mail }, FAST);
    expect((await send(port, 'trip', TRIP)).text).toBe('OK');
    await until(() => expect(log.join()).toMatch(/MAIL SERVER NOT REACHED.*certificate/));
    expect(box.received).toEqual([]);
    expect(await namesIn(settings.outboxDir)).toHaveLength(1);
  });

  it('gives up after three days, and keeps the mail for a person', async () => {
    const box = await startMailbox(() => 451);
    const { port, settings, log } = await startServer({ smtpUrl: box.url, ...mail }, FAST);
    await send(port, 'trip', TRIP);
    const then = Date.now() / 1000 - OLD;
    // Its name changes while it is being handed over.
    await until(async () => {
      const [name = ''] = await namesIn(settings.outboxDir);
      await utimes(path.join(settings.outboxDir, 'new', name), then, then);
    });
    await until(async () =>
      expect(await namesIn(settings.outboxDir, 'failed')).toEqual([expect.stringMatching(/[0-9a-f]\.eml$/)]),
    );
    await until(() => expect(log.at(-1)).toMatch(/^MAIL NOT SENT:/));
    expect((await mails(settings.outboxDir, 'failed'))[0]?.text).toContain('Amina Okello');
  });

  it('is not run without a mail server', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', TRIP);
    expect(await namesIn(settings.outboxDir)).toHaveLength(1);
  });
});
