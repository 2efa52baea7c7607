import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { mails, modeOf, namesIn } from './testing/mails.ts';
import { ask, FORMS, navigation, send, sendForm, TRIP } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

const JSON_PATH = '/api/v1.0/email/send';
const FORM_PATH = '/api/v1.0/email/send-form';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const IDS = { user_id: 'local', service_id: 'outbox', template_id: 'newsletter' };
const NEWS = JSON.stringify({ ...IDS, template_params: FORMS.newsletter });

describe('an enquiry', () => {
  it.each(Object.entries(FORMS))(
    'of the %s form is stored for the owner only, then answered OK',
    async (form, values) => {
      const { port, settings } = await startServer();
      for (const post of [send, sendForm]) {
        const answer = await post(port, form, { ...values, enquiry_ref: crypto.randomUUID() });
        expect([answer.status, answer.text]).toEqual([200, 'OK']);
      }
      const names = await namesIn(settings.outboxDir);
      expect(names).toHaveLength(2);
      expect(await namesIn(settings.outboxDir, 'tmp')).toEqual([]);
      expect(await modeOf(settings.outboxDir)).toBe('700');
      expect(await modeOf(settings.outboxDir, 'new', names[0] ?? '')).toBe('600');
    },
  );

  it('is not longer for the line breaks that browsers write', async () => {
    const { port } = await startServer();
    const specialRequests = `${'x\r\n'.repeat(2499)}xx`;
    expect((await sendForm(port, 'trip', { ...TRIP, specialRequests })).text).toBe('OK');
  });

  it('is taken url-encoded too', async () => {
    const { port, settings } = await startServer();
    const body = new URLSearchParams({ ...IDS, template_id: 'trip', ...TRIP }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await ask(port, { method: 'POST', path: FORM_PATH, headers, body })).text).toBe('OK');
    expect((await mails(settings.outboxDir))[0]?.text).toContain('Name: Amina Okello');
  });

  it('keeps fields that the form does not know', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', { ...TRIP, guide: 'French', enquiry_ref: 'not-an-id' });
    const text = (await mails(settings.outboxDir))[0]?.text;
    expect(text).toContain('guide: French');
    expect(text).toContain('enquiry_ref: not-an-id');
  });

  it('of a visitor without script leads to the page with its reference', async () => {
    const { port, settings } = await startServer();
    const answer = await sendForm(port, 'trip', TRIP, navigation(port));
    expect(answer.status).toBe(303);
    const ref = /^\/enquiryreceived\?ref=([0-9A-F]{8})$/.exec(answer.headers.location ?? '')?.[1];
    expect((await mails(settings.outboxDir))[0]?.subject).toContain(`(${ref})`);
  });

  it('is also answered with a page when only the Accept header tells of a browser', async () => {
    const { port } = await startServer();
    expect((await sendForm(port, 'trip', TRIP, { Accept: 'text/html,*/*' })).status).toBe(303);
    const script = { Accept: 'text/html,*/*', 'Sec-Fetch-Mode': 'cors' };
    expect((await sendForm(port, 'trip', { ...TRIP, childCount: '1' }, script)).text).toBe('OK');
  });

  it('leaves one line in the log, without anything personal', async () => {
    const { port, log } = await startServer();
    await send(port, 'trip', { ...TRIP, enquiry_ref: '5f0c1d6e-0000-4000-8000-000000000001' });
    await send(port, 'trip', { ...TRIP, travelerName: 'Amina' });
    expect(log[0]).toMatch(/^enquiry 5f0c1d6e-0000-4000-8000-000000000001 trip \d+ bytes \d+ ms stored$/);
    expect(log[1]).toMatch(/^enquiry - - 0 bytes \d+ ms 422$/);
    expect(log).toHaveLength(2);
    expect(log.join()).not.toMatch(/Amina|Okello|772123456|Bwindi|127\.0\.0\.1/);
  });
});

describe('an enquiry that breaks a rule', () => {
  const broken = { ...TRIP, travelerName: 'Amina', travelerContact: '12', startdate: '2001-01-01' };
  const messages = [
    'Include a space between your names.',
    'Please provide a valid phone number.',
    'Please choose today or a later date',
  ];

  it('is refused with the specified messages', async () => {
    const { port, settings } = await startServer();
    const answer = await send(port, 'trip', broken);
    expect(answer.status).toBe(422);
    expect(answer.text.split('\n').sort()).toEqual([...messages].sort());
    expect(await namesIn(settings.outboxDir)).toEqual([]);
  });

  it('shows a visitor without script a page that keeps to its own policy', async () => {
    const { port } = await startServer();
    const { status, text, headers } = await sendForm(port, 'trip', broken, navigation(port));
    expect([status, headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
    for (const message of messages) expect(text).toContain(`<li>${message}</li>`);
    expect(text).toContain('your fields are kept');
    const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).not.toMatch(/ style=|<script/);
  });

  it('never shows what was typed as markup', async () => {
    const { port } = await startServer();
    const evil = { ...TRIP, travelerName: '<img src=x onerror=alert(1)>', answerBy: '"><script>' };
    expect((await sendForm(port, 'trip', evil, navigation(port))).text).not.toMatch(/<img|<script/);
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
  ])('does not include a departure %i days from the UTC date: %i', async (days, status) => {
    const { port } = await startServer();
    const startdate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    expect((await send(port, 'trip', { ...TRIP, startdate })).status).toBe(status);
  });
});

describe('the ids of the e-mail protocol', () => {
  it.each([
    [{ user_id: '' }, 'The public key is required'],
    [{ service_id: '' }, 'The service ID is required'],
    [{ template_id: '' }, 'The template ID is required'],
    [{ user_id: 'other' }, 'The public key is invalid'],
    [{ user_id: 5 }, 'The public key is required'],
    [{ service_id: '../../etc' }, 'The service ID is not known'],
    [{ template_id: '../trip' }, 'The template ID is not known'],
    [{ template_id: 'constructor' }, 'The template ID is not known'],
  ])('%j are refused: %s', async (change, text) => {
    const { port, settings } = await startServer();
    const body = JSON.stringify({ ...IDS, template_params: FORMS.newsletter, ...change });
    const answer = await ask(port, { method: 'POST', path: JSON_PATH, headers: JSON_TYPE, body });
    expect([answer.status, answer.text]).toEqual([400, text]);
    expect(await namesIn(settings.outboxDir)).toEqual([]);
  });
});

describe('a request from elsewhere', () => {
  const own = (port: number) => ({ Host: `localhost:${port}`, Origin: `http://localhost:${port}` });
  /** What comes through a proxy that does not hand on the visitor's Host. */
  const proxied = (Host: string, Origin = 'https://www.zurura.example') => ({ Host, Origin });
  it.each<[string, (port: number) => Record<string, string>, number]>([
    ['our own page', own, 200],
    ['our own page, said by the browser', (port) => ({ ...own(port), 'Sec-Fetch-Site': 'same-origin' }), 200],
    ['a program on this machine', () => ({}), 200],
    ['a page of another site', (port) => ({ ...own(port), Origin: 'http://evil.example' }), 403],
    ['another port of this machine', (port) => ({ ...own(port), Origin: 'http://localhost:1' }), 403],
    ['a sandboxed frame', (port) => ({ ...own(port), Origin: 'null' }), 403],
    ['an unreadable origin', (port) => ({ ...own(port), Origin: '%' }), 403],
    ['another site without an origin', () => ({ 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['another site that forges an origin', (port) => ({ ...own(port), 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['a rebound name', (port) => ({ Host: `evil.test:${port}`, Origin: `http://evil.test:${port}` }), 421],
    ['a rebound name without an origin', () => ({ Host: 'evil.test' }), 421],
    ['a broken name', () => ({ Host: '[' }), 421],
    [
      'the site behind a proxy',
      () => ({ Host: 'www.zurura.example', Origin: 'https://www.zurura.example' }),
      200,
    ],
    ['a name that was allowed', () => ({ Host: 'box', Origin: 'http://box' }), 200],
    ['a name that was allowed, on its own port', () => ({ Host: 'box:81', Origin: 'http://box:81' }), 200],
    ['a name that was allowed, on another port', () => ({ Host: 'box:81', Origin: 'http://box:82' }), 403],
    ['the site behind a proxy that keeps its name', (port) => proxied(`127.0.0.1:${port}`), 200],
    ['the site behind a proxy with a name for us', () => proxied('backend'), 200],
    ['the site before it had HTTPS', () => proxied('backend', 'http://www.zurura.example'), 200],
    ['an allowed name behind a proxy', () => proxied('backend', 'https://box'), 200],
    ['another port of the site', () => proxied('localhost', 'https://www.zurura.example:8443'), 403],
    ['a name inside the site’s', () => proxied('localhost', 'https://x.www.zurura.example'), 403],
    ['a name that ends like the site’s', () => proxied('localhost', 'https://evilwww.zurura.example'), 403],
    ['another scheme of the site', () => proxied('localhost', 'ftp://www.zurura.example'), 403],
    ['another site behind a proxy', (port) => proxied(`127.0.0.1:${port}`, 'https://evil.example'), 403],
    ['another site through a proxy’s name', () => proxied('backend', 'https://evil.example'), 421],
    ['a sandboxed frame behind a proxy', () => proxied('127.0.0.1:80', 'null'), 403],
    [
      'another site that is shown as ours, behind a proxy',
      () => ({ ...proxied('backend'), 'Sec-Fetch-Site': 'cross-site' }),
      403,
    ],
    ['the standard port of this machine', (port) => proxied(`localhost:${port}`, 'http://localhost'), 403],
    ['the standard port of this machine, by address', () => proxied('127.0.0.1:81', 'http://127.0.0.1'), 403],
  ])('%s', async (_, headers, status) => {
    const { port, settings } = await startServer({
      allowedHosts: ['box', 'localhost', '127.0.0.1'],
      siteUrl: 'https://www.zurura.example',
      siteHost: 'www.zurura.example',
    });
    const answer = await send(port, 'newsletter', FORMS.newsletter, headers(port));
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(await namesIn(settings.outboxDir)).toHaveLength(status === 200 ? 1 : 0);
  });

  it('may be on the port that SITE_URL names', async () => {
    const { port } = await startServer({ siteUrl: 'http://localhost:8080', siteHost: 'localhost' });
    const from = (Origin: string) => send(port, 'newsletter', FORMS.newsletter, { Host: 'backend', Origin });
    expect((await from('http://localhost:8080')).status).toBe(200);
    expect((await from('http://localhost:8081')).status).toBe(421);
  });

  it.each(['127.0.0.1, 203.0.113.9', '203.0.113.9:55', 'unknown', ''])(
    'needs an origin when it does not come from this machine (%j)',
    async (forwarded) => {
      const { port } = await startServer({ trustProxy: true });
      const far = { 'X-Forwarded-For': forwarded };
      expect((await send(port, 'newsletter', FORMS.newsletter, far)).status).toBe(403);
    },
  );

  it.each<[Record<string, string>, string]>([
    [
      { Origin: 'https://evil.example' },
      '403 (Origin "https://evil.example" is neither that of Host "localhost"',
    ],
    [{ 'Sec-Fetch-Site': 'cross-site' }, '403 (Sec-Fetch-Site is "cross-site")'],
    [{ Host: 'evil.test', Origin: 'http://evil.test' }, '421 (Host "evil.test" is neither in SITE_URL nor'],
    [{ 'Content-Type': 'text/plain' }, '415 (Content-Type "text/plain")'],
    [{ 'Content-Length': '70000' }, '413 (Content-Length "70000" is over 65536)'],
    [{ Origin: `http://${'a'.repeat(500)}.example` }, `403 (Origin "http://${'a'.repeat(73)}…" is neither`],
    [{ Origin: 'x\u0085y' }, '403 (Origin "x\\u00c2\\u0085y" is neither'],
  ])('is refused with a line in the log that says why: %j', async (headers, line) => {
    const { port, log } = await startServer();
    await send(port, 'trip', TRIP, { Host: 'localhost', ...headers });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^enquiry - - 0 bytes \d+ ms /);
    expect(log[0]).toContain(line);
    expect(log[0]?.length).toBeLessThan(400);
  });
});

describe('the method', () => {
  it.each(['GET', 'PUT', 'HEAD', 'DELETE', 'PATCH'])('%s is not taken', async (method) => {
    const { port, log } = await startServer();
    const answer = await ask(port, { method, path: JSON_PATH });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    expect(log.join('\n')).toMatch(new RegExp(`^enquiry - - 0 bytes \\d+ ms 405 \\(method "${method}"\\)$`));
  });

  it.each([
    [{}, 204],
    [{ Origin: 'http://evil.example', 'Access-Control-Request-Method': 'POST' }, 403],
  ])('OPTIONS with %j is answered %i and invites nobody', async (headers, status) => {
    const { port } = await startServer();
    const answer = await ask(port, { method: 'OPTIONS', path: JSON_PATH, headers });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.headers).join()).not.toContain('access-control');
  });
});

describe('the type', () => {
  it.each([
    [JSON_PATH, 'text/plain'],
    [JSON_PATH, ''],
    [JSON_PATH, 'application/xml'],
    [JSON_PATH, 'application/jsonp'],
    [JSON_PATH, 'text/plain; application/json'],
    [JSON_PATH, 'multipart/form-data; boundary=x'],
    [FORM_PATH, 'application/json'],
    [FORM_PATH, 'multipart/mixed; boundary=x'],
  ])('%s does not take "%s"', async (path, type) => {
    const { port } = await startServer();
    const answer = await ask(port, { method: 'POST', path, headers: { 'Content-Type': type }, body: NEWS });
    expect(answer.status).toBe(415);
  });
});

describe('too many enquiries', () => {
  it('from one client have to wait, with a page for who has no script', async () => {
    const { port, settings, log } = await startServer({ rate: 3 });
    const statuses = [];
    for (const childCount of [0, 1, 2, 3]) {
      statuses.push((await send(port, 'trip', { ...TRIP, childCount })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(log[3]).toMatch(/ 429 \(over OUTBOX_RATE \(3 a minute\), free in 20 s\)$/);
    expect(await namesIn(settings.outboxDir)).toHaveLength(3);
    const page = await sendForm(port, 'trip', TRIP, navigation(port));
    expect([page.status, page.headers['retry-after']]).toEqual([429, '20']);
    expect(page.text).toContain('Wait 20 seconds');
  });

  it('from another client behind the proxy are another matter', async () => {
    const { port } = await startServer({ rate: 1, trustProxy: true });
    const from = (address: string) => ({
      'X-Forwarded-For': `198.51.100.1, ${address}`,
      Host: 'localhost',
      Origin: 'http://localhost',
    });
    const statuses = [];
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1']) {
      statuses.push((await send(port, 'newsletter', FORMS.newsletter, from(address))).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it.each([
    ['ports', ['203.0.113.1:5678', '203.0.113.1:5679', '203.0.113.1']],
    ['spaces and empty entries', ['203.0.113.1', ' 203.0.113.1 ', '198.51.100.7,,203.0.113.1, ,']],
    ['ports of IPv6', ['[2001:db8::1]:443', '[2001:db8::1]:444', '2001:DB8:0::1']],
    ['other addresses of one household', ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:a:b:c:d']],
    ['IPv4 inside IPv6', ['203.0.113.1', '::ffff:203.0.113.1', '::ffff:cb00:7101']],
    ['what is no address', ['unknown', '_x', '999.1.1.1']],
  ])('from one client cannot be hidden by %s', async (_, addresses) => {
    const { port } = await startServer({ rate: 2, trustProxy: true });
    const statuses = [];
    for (const address of addresses) {
      const headers = { 'X-Forwarded-For': address, Host: 'localhost', Origin: 'http://localhost' };
      statuses.push((await send(port, 'newsletter', FORMS.newsletter, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('cannot be hidden by a claimed address', async () => {
    const { port } = await startServer({ rate: 1 });
    const statuses = [];
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const claimed = { 'X-Forwarded-For': address };
      statuses.push((await send(port, 'newsletter', FORMS.newsletter, claimed)).status);
    }
    expect(statuses).toEqual([200, 429]);
  });
});

describe('a body that is too large', () => {
  it.each([
    [JSON_PATH, 'application/json', 64 * 1024 + 1],
    [FORM_PATH, 'application/x-www-form-urlencoded', 128 * 1024 + 1],
  ])('for %s is refused whether it is announced or not', async (path, type, size) => {
    const { port } = await startServer();
    const body = Buffer.alloc(size, 'a');
    const headers = { 'Content-Type': type };
    const chunked = { ...headers, 'Transfer-Encoding': 'chunked' };
    for (const given of [headers, chunked]) {
      const answer = await ask(port, { method: 'POST', path, headers: given, body });
      expect(answer.status).toBe(413);
    }
  });

  it('is refused before it is sent, and its connection closed', async () => {
    const { port } = await startServer();
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${JSON_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n\r\n`,
    );
    const answer: string[] = [];
    for await (const chunk of socket) answer.push(String(chunk));
    expect(answer.join('')).toMatch(/^HTTP\/1\.1 413 [^]*Connection: close/);
  });
});
