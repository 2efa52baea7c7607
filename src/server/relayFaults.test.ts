import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RELAY_UNANSWERED } from './limits.ts';
import { openMaildir } from './maildir.ts';
import { startRelay } from './relay.ts';
import { type Faults, refusedUrl, startMailServer } from './testing/mailServer.ts';
import { namesIn } from './testing/mails.ts';
import { temporaryFolder } from './testing/startServer.ts';
import { connectSmtp, type Delivery, type MailServer } from './transport.ts';

const WAIT = 30;
/** For servers that say nothing; the others get all the time there is, so that a busy machine changes nothing. */
const SHORT = { connect: 100, answer: 200, attempt: 400 };
const HEALTHY = 12;
const FROM = 'website@tours.test';
const TO = 'team@tours.test';

/** Every way in which one attempt can fail, and what it says about the mail. */
const FAULTS: [string, Faults | 'refused connection', Delivery['outcome']][] = [
  ['a refused connection', 'refused connection', 'unreachable'],
  ['a connection dropped before the greeting', { greeting: 'drop' }, 'unreachable'],
  ['no greeting', { greeting: 'hang' }, 'unreachable'],
  ['a connection dropped after EHLO', { EHLO: 'drop' }, 'unreachable'],
  ['TLS that fails', { STARTTLS: '220 go ahead' }, 'unreachable'],
  ['a login that is refused', { AUTH: '535 wrong password' }, 'unreachable'],
  ['4xx at MAIL', { MAIL: '451 not now' }, 'later'],
  ['a connection dropped after MAIL', { MAIL: 'drop' }, 'later'],
  ['an answer to MAIL that never ends', { MAIL: 'drip' }, 'later'],
  ['5xx at RCPT', { RCPT: '550 no such mailbox' }, 'refused'],
  ['a connection dropped after RCPT', { RCPT: 'drop' }, 'later'],
  ['4xx at DATA', { DATA: '451 not now' }, 'later'],
  ['a connection dropped in DATA', { content: 'drop' }, 'unanswered'],
  ['4xx after the dot', { dot: '451 not now' }, 'later'],
  ['5xx after the dot', { dot: '554 not this mail' }, 'refused'],
  ['a mail stored and the answer lost', { dot: 'store and drop' }, 'unanswered'],
  ['no answer to the dot', { dot: 'hang' }, 'unanswered'],
];
const AWAY = FAULTS.filter(([, faults, outcome]) => outcome === 'unreachable' && typeof faults === 'object');

const idOf = (n: number) => `5f0c1d6e-1234-4000-8000-${String(n).padStart(12, '0')}`;
const messageOf = (n: number) => Buffer.from(`Message-ID: <${idOf(n)}@tours.test>\r\n\r\nMail ${n}.\r\n`);
const BAD = 0;
const isBad = (message: Buffer) => message.includes(idOf(BAD));
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 8000, interval: 5 });
const numbersOf = (mails: string[]) => mails.map((mail) => Number(/^Mail (\d+)\.$/m.exec(mail)?.[1]));

const connect = (url: string, faults: Faults | 'refused connection' = {}) =>
  /hang|drip/.test(JSON.stringify(faults)) ? connectSmtp(url, SHORT) : connectSmtp(url);

async function toUrl(faults: Faults | 'refused connection') {
  if (faults === 'refused connection') return { url: await refusedUrl(), received: [] };
  return startMailServer(faults);
}

/** A relay over an outbox with one bad mail and then twelve healthy ones. */
async function startFilled(server: MailServer) {
  const folder = path.join(await temporaryFolder(), 'outbox');
  const maildir = await openMaildir(folder);
  const store = (n: number) => maildir.deliver(idOf(n), '0123456789abcdef', messageOf(n));
  for (let n = 0; n <= HEALTHY; n += 1) await store(n);
  const log: { line: string; at: number }[] = [];
  const note = (line: string) => log.push({ line, at: performance.now() });
  const relay = await startRelay({ maildir, server, from: FROM, to: TO, log: note, waits: [WAIT, WAIT] });
  onTestFinished(() => relay.stop());
  const lines = (start: string) => log.filter(({ line }) => line.startsWith(start));
  return { folder, relay, store, lines };
}

describe('an attempt to send', () => {
  it.each(FAULTS)('that meets %s', async (_, faults, outcome) => {
    const { url } = await toUrl(faults);
    const delivery = await connect(url, faults).send(FROM, TO, messageOf(1));
    expect(delivery).toEqual({ outcome, reason: expect.any(String) });
  });

  it('that meets nothing is taken, and the server is there', async () => {
    const { url, received } = await startMailServer();
    const server = connect(url);
    expect(await server.send(FROM, TO, messageOf(1))).toEqual({ outcome: 'taken' });
    expect(numbersOf(received)).toEqual([1]);
    expect(await server.check()).toBeUndefined();
  });
});

describe('one mail among twelve healthy ones', () => {
  it.each(FAULTS)(
    'that always meets %s holds up none of them',
    async (_, faults, outcome) => {
      const bad = await toUrl(faults);
      const good = await startMailServer();
      const [badServer, goodServer] = [connect(bad.url, faults), connect(good.url)];
      const { folder, relay, store, lines } = await startFilled({
        send: (from, to, message) => (isBad(message) ? badServer : goodServer).send(from, to, message),
        check: () => goodServer.check(),
      });
      await until(async () => expect(await namesIn(folder, 'sent')).toHaveLength(HEALTHY));
      expect(numbersOf(good.received)).toEqual(Array.from({ length: HEALTHY }, (_item, n) => n + 1));

      if (outcome === 'refused') {
        await until(async () => expect(await namesIn(folder, 'failed')).toHaveLength(1));
        await until(() => expect(lines('MAIL NOT SENT: ')).toHaveLength(1));
        expect(lines('mail waits: ')).toEqual([]);
        return;
      }
      // It is tried by its own waits, whatever comes in meanwhile.
      for (let n = HEALTHY + 1; n <= HEALTHY + 4; n += 1) {
        relay.add(await store(n));
        await until(() => expect(numbersOf(good.received)).toContain(n));
      }
      await until(() => expect(lines('mail waits: ').length).toBeGreaterThanOrEqual(3));
      const wait = WAIT * (outcome === 'unanswered' ? RELAY_UNANSWERED : 1);
      const times = lines('mail waits: ').map(({ at }) => at);
      for (const [index, time] of times.slice(1).entries())
        expect(time - (times[index] ?? NaN)).toBeGreaterThanOrEqual(wait);
      expect(numbersOf(good.received)).toHaveLength(HEALTHY + 4);
      await relay.stop();
      const [name, ...more] = await namesIn(folder);
      expect(more).toEqual([]);
      expect(name?.includes('.unconfirmed')).toBe(outcome === 'unanswered');
    },
    15_000,
  );
});

describe('a mail server that fails everybody', () => {
  it.each(AWAY)(
    'with %s is asked once per wait, and gets every mail once when it is well',
    async (_, faults) => {
      const server = await startMailServer(typeof faults === 'object' ? faults : {});
      const { folder, relay, store, lines } = await startFilled(connect(server.url, faults));
      const looks = () => lines('MAIL SERVER NOT REACHED').length;
      await until(() => expect(looks()).toBeGreaterThanOrEqual(3));
      relay.add(await store(HEALTHY + 1));
      expect(relay.isReached()).toBe(false);
      // The first mail, then a question per line of the log; one more may be on its way.
      expect(server.connections() - 1 - looks()).toBeLessThanOrEqual(1);
      server.become({});
      await until(async () => expect(await namesIn(folder, 'sent')).toHaveLength(HEALTHY + 2));
      expect(numbersOf(server.received)).toEqual(Array.from({ length: HEALTHY + 2 }, (_item, n) => n));
      expect(lines('mail waits: ')).toEqual([]);
      expect(relay.isReached()).toBe(true);
    },
    15_000,
  );
});

describe('a mail whose answer was lost', () => {
  // Every mail is tried once before any is tried again.
  const isFirst = (connection: number) => connection <= HEALTHY;

  it('and that is refused later is not filed as one that was never sent', async () => {
    const server = await startMailServer((connection) => ({
      dot: isFirst(connection) ? 'store and drop' : '554 seen it already',
    }));
    const { folder, lines } = await startFilled(connect(server.url));
    await until(async () => expect(await namesIn(folder, 'failed')).toHaveLength(HEALTHY + 1));
    for (const name of await namesIn(folder, 'failed')) expect(name).toMatch(/\.unconfirmed\.eml$/);
    await until(() => expect(lines('MAIL PERHAPS SENT: ')).toHaveLength(HEALTHY + 1));
    expect(lines('MAIL NOT SENT')).toEqual([]);
  }, 15_000);

  it('comes again as the same mail, so that the mailbox knows it, and then counts as sent', async () => {
    const server = await startMailServer((connection) =>
      isFirst(connection) ? { dot: 'store and drop' } : {},
    );
    const { folder } = await startFilled(connect(server.url));
    await until(async () => expect(await namesIn(folder, 'sent')).toHaveLength(HEALTHY + 1));
    for (const name of await namesIn(folder, 'sent')) expect(name).not.toContain('unconfirmed');
    const copies = numbersOf(server.received);
    for (let n = 0; n <= HEALTHY; n += 1) expect(copies.filter((number) => number === n)).toHaveLength(2);
    const ids = server.received.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(HEALTHY + 1);
  }, 15_000);
});
