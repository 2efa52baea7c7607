import { execFileSync } from 'node:child_process';
import { chmod, mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mails, namesIn } from './testing/mails.ts';
import { ask, send, TRIP } from './testing/requests.ts';
import { run, startProgram } from './testing/startProgram.ts';
import { builtSite, startServer, temporaryFolder } from './testing/startServer.ts';

const OUTBOX = path.join(import.meta.dirname, 'outbox.ts');

const idOf = (n: number) => `5f0c1d6e-1234-4000-8000-${String(n).padStart(12, '0')}`;
const enquiry = (n: number) => ({ ...TRIP, enquiry_ref: idOf(n) });

/** Sends enquiries, `lanes` at a time, and gives the numbers of those that were answered OK. */
async function sendMany(
  port: number,
  count: number,
  lanes: number,
  onAcked: (total: number) => void = () => undefined,
) {
  const waiting = Array.from({ length: count }, (_, index) => index);
  const acked: number[] = [];
  const work = async () => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      const answer = await send(port, 'trip', enquiry(n)).catch(() => undefined);
      if (answer?.text !== 'OK') continue;
      acked.push(n);
      onAcked(acked.length);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return acked;
}

describe('the server, killed in the middle of 500 enquiries', () => {
  it('has every one that it answered OK, whole, and takes the rest after a restart, none twice', async () => {
    const { child, port, outbox } = await startProgram();
    const acked = await sendMany(port, 500, 50, (total) => total === 150 && child.kill('SIGKILL'));
    expect(acked.length).toBeGreaterThanOrEqual(150);
    expect(acked.length).toBeLessThan(500);

    const stored = await mails(outbox);
    const ids = stored.map(({ messageId }) => messageId?.slice(1, 37));
    for (const n of acked) expect(ids).toContain(idOf(n));
    for (const { text } of stored) expect(text).toMatch(/Special Requests: Vegetarian meals\n*$/);

    const again = await startServer({ outboxDir: outbox });
    expect(await sendMany(again.port, 500, 20)).toHaveLength(500);
    expect(await namesIn(outbox)).toHaveLength(500);
  }, 30_000);

  it('puts the remains of old writes aside, and leaves fresh ones to their writer', async () => {
    const outboxDir = path.join(await temporaryFolder(), 'outbox');
    await (await startServer({ outboxDir })).close();
    for (const name of ['old', 'fresh']) await writeFile(path.join(outboxDir, 'tmp', name), 'half a mail');
    const then = Date.now() / 1000 - 2 * 3600;
    await utimes(path.join(outboxDir, 'tmp', 'old'), then, then);
    const { log } = await startServer({ outboxDir });
    expect(await namesIn(outboxDir, 'recovered')).toEqual(['old']);
    expect(await namesIn(outboxDir, 'tmp')).toEqual(['fresh']);
    expect(log.join()).toContain('1 unfinished file');
  });
});

describe('two servers with one outbox', () => {
  it('do not get in each other’s way', async () => {
    const first = await startServer();
    const { outboxDir } = first.settings;
    const second = await startServer({ outboxDir });
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => send((n % 2 ? first : second).port, 'trip', enquiry(n))),
    );
    const ids = new Set((await mails(outboxDir)).map(({ messageId }) => messageId));
    expect(ids.size).toBe(40);
  });
});

describe('SIGTERM', () => {
  it('ends a server that has nothing to do at once, with 0', async () => {
    const { child, ended, port } = await startProgram();
    await ask(port, {});
    const begun = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(3000);
  });

  it('lets a request in hand finish', async () => {
    const { child, ended, port, outbox } = await startProgram();
    const body = JSON.stringify({
      ...{ user_id: 'local', service_id: 'outbox', template_id: 'trip' },
      template_params: TRIP,
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    socket.write(body.slice(0, 100));
    // Once another request is answered, the server has read the first half of this one.
    await ask(port, { path: '/healthz' });
    child.kill('SIGTERM');
    await expect
      .poll(() =>
        ask(port, {}).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    socket.write(body.slice(100));
    const answer: string[] = [];
    for await (const chunk of socket) answer.push(String(chunk));
    expect(answer.join('')).toMatch(/^HTTP\/1\.1 200 [^]*OK$/);
    expect(await ended).toBe(0);
    expect(await namesIn(outbox)).toHaveLength(1);
  });
});

describe('a start that cannot work ends with 1 and one line that says what to do', () => {
  it('when the port is taken', async () => {
    const other = createTcpServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const outbox = path.join(await temporaryFolder(), 'outbox');
    const { ended, output } = await run('start.ts', [await builtSite()], {
      PORT: String(port),
      OUTBOX_DIR: outbox,
    });
    expect(await ended).toBe(1);
    expect(output()).toBe(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start\n`,
    );
  });

  it('when the site is not built', async () => {
    const folder = path.join(await temporaryFolder(), 'dist');
    const { ended, output } = await run('start.ts', [folder], {
      PORT: '0',
      OUTBOX_DIR: await temporaryFolder(),
    });
    expect(await ended).toBe(1);
    expect(output()).toBe(`The site is not built yet: ${folder} is missing. Run: npm run build\n`);
  });

  it('when the outbox cannot be written', async () => {
    const folder = await temporaryFolder();
    // A file in the way stops even a user who may write everywhere.
    const outbox = path.join(folder, 'outbox');
    await writeFile(outbox, '');
    await chmod(outbox, 0o400);
    const { ended, output } = await run('start.ts', [await builtSite()], { PORT: '0', OUTBOX_DIR: outbox });
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /^The outbox .* cannot be written \(E\w+\)\. Give this user the right to, or set OUTBOX_DIR\.\n$/,
    );
  });

  it('when a setting is wrong', async () => {
    const { ended, output } = await run('start.ts', [await builtSite()], { PORT: 'abc' });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^PORT is "abc"\. Give .*\n$/);
  });
});

describe('a start', () => {
  it.each([
    [{}, /Enquiries are kept in .*outbox; read them with: npm run outbox\n/],
    [{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'team@tours.test' }, /and mailed to team@tours\.test\n/],
  ])('with %j says where enquiries go', async (env, line) => {
    const { output } = await startProgram(env);
    await expect.poll(output).toMatch(line);
    expect(output().split('\n')).toHaveLength(3);
  });
});

describe('npm run outbox', () => {
  const read = (outbox: string, ...args: string[]) =>
    execFileSync(process.execPath, [OUTBOX, ...args], {
      env: { ...process.env, OUTBOX_DIR: outbox },
      encoding: 'utf8',
      stdio: 'pipe',
    });

  it('prints what came in, newest last', async () => {
    const { port, settings } = await startServer();
    for (const n of [1, 2, 3])
      await send(port, 'trip', { ...enquiry(n), specialRequests: `wish ${n} \u001b[2J 😀` });
    const all = read(settings.outboxDir);
    expect(all.match(/wish \d/g)).toEqual(['wish 1', 'wish 2', 'wish 3']);
    expect(all).toMatch(/3\/3 {2}Trip request: Amina Okello \(5F0C1D6E\)\nTo: .* \(not mailed\)/);
    expect(all).toContain('wish 3 [U+001B][2J 😀');
    expect(read(settings.outboxDir, '--last', '1').match(/wish \d/g)).toEqual(['wish 3']);
  });

  it('says of a mail whose delivery nobody confirmed that it may have arrived', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', enquiry(1));
    const [name = ''] = await namesIn(settings.outboxDir);
    const marked = name.replace('.eml', '.unconfirmed.eml');
    await rename(path.join(settings.outboxDir, 'new', name), path.join(settings.outboxDir, 'failed', marked));
    expect(read(settings.outboxDir)).toMatch(/\(REFUSED by the mail server, but perhaps delivered: /);
  });

  it('says that nothing came in yet', async () => {
    const outbox = path.join(await temporaryFolder(), 'outbox');
    await mkdir(outbox);
    expect(read(outbox)).toContain('No enquiries in');
  });

  it('refuses a number that is none', async () => {
    const outbox = await temporaryFolder();
    expect(() => read(outbox, '--last', 'x')).toThrow(/--last is "x"\. Give a whole number/);
  });
});
