import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ask, send, TRIP, IDS } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

describe('a whole address as the target of a request', () => {
  it.each([
    ['http://localhost/EA8places', 200],
    ['HTTP://LOCALHOST:80/EA8places', 200],
    ['https://www.zurura.example/EA8places?page=2', 200],
    ['http://localhost', 200],
    ['http://localhost?a=1', 200],
    ['http://localhost/nope', 404],
    ['http://localhost//evil.example/', 404],
    ['http://localhost/..%2f..%2fpackage.json', 404],
    ['http://localhost/../package.json', 404],
    ['http:///EA8places', 404],
    ['ftp://localhost/EA8places', 404],
    ['http:/EA8places', 400],
    ['/http://localhost/EA8places', 404],
  ])('%s is answered %i', async (target, status) => {
    const { port } = await startServer();
    expect((await ask(port, { path: target })).status).toBe(status);
  });

  it('leads to the same as its path does', async () => {
    const { port } = await startServer();
    const site = 'http://localhost';
    expect((await ask(port, { path: `${site}/ea8places?a=1` })).headers.location).toBe('/EA8places?a=1');
    expect((await ask(port, { path: `${site}/healthz` })).text).toContain('"status":"ok"');
    const received = await ask(port, { path: `${site}/enquiryreceived?ref=1A2B3C4D` });
    expect(received.text).toContain('1A2B3C4D');
  });

  it('names the host, whatever the header says', async () => {
    const { port } = await startServer();
    const post = (target: string, Host: string) =>
      ask(port, {
        ...{ method: 'POST', path: `${target}/api/v1.0/email/send` },
        headers: { Host, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...IDS, template_id: 'trip', template_params: TRIP }),
      });
    expect((await send(port, 'trip', TRIP)).status).toBe(200);
    expect((await post('http://localhost', 'evil.example')).status).toBe(200);
    expect((await post('http://evil.example', 'localhost')).status).toBe(421);
    expect(
      (await ask(port, { path: 'http://evil.example/healthz', headers: { Host: 'localhost' } })).status,
    ).toBe(421);
  });
});

/** What the server writes to a client that sends one line and the header Host. */
const answerTo = (port: number, line: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (data) => (text += String(data)));
    socket.on('end', () => resolve(text)).on('error', reject);
  });

describe('a star as the target', () => {
  it('is answered with what the server can do', async () => {
    const { port, log } = await startServer();
    const answer = await answerTo(port, 'OPTIONS *');
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).toMatch(/^Allow: GET, HEAD, POST, OPTIONS\r$/m);
    expect(answer).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
    expect(log).toEqual([]);
  });

  it('is no page', async () => {
    const { port } = await startServer();
    expect(await answerTo(port, 'GET *')).toMatch(/^HTTP\/1\.1 404 /);
  });
});
