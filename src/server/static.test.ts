import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compress } from '../build/testing/compress.ts';
import { ask } from './testing/requests.ts';
import { builtSite, startServer, temporaryFolder } from './testing/startServer.ts';

const NOT_FOUND = '<title>Not found</title>';

describe('an address of the site', () => {
  it.each([
    ['/', 200, 'text/html;charset=utf-8'],
    ['/EA8places', 200, 'text/html;charset=utf-8'],
    ['/EA8places?page=2', 200, 'text/html;charset=utf-8'],
    ['/_astro/app.4f2a.js', 200, 'text/javascript; charset=utf-8'],
    ['/favicon.svg', 200, 'image/svg+xml; charset=utf-8'],
    ['/site.webmanifest', 200, 'application/manifest+json; charset=utf-8'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8'],
    ['/rss.xml', 200, 'application/xml; charset=utf-8'],
    ['/picture.avif', 200, 'image/avif'],
    ['/font.woff2', 200, 'font/woff2'],
    ['/guide.pdf', 200, 'application/pdf'],
  ])('%s is answered with %i as %s', async (address, status, type) => {
    const { port } = await startServer();
    const answer = await ask(port, { path: address });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
    expect(answer.text).not.toContain(NOT_FOUND);
  });

  it.each([
    ['/EA8places/', '/EA8places'],
    ['/EA8places.html', '/EA8places'],
    ['/EA8places.html?a=1&b=2', '/EA8places?a=1&b=2'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/EA8places/index.html', '/EA8places'],
    ['/ea8places', '/EA8places'],
    ['/EA8PLACES/?a=1', '/EA8places?a=1'],
    ['/EnquiryReceived.html', '/enquiryreceived'],
  ])('%s is redirected for good to %s', async (address, location) => {
    const { port } = await startServer();
    const answer = await ask(port, { path: address });
    expect([answer.status, answer.headers.location]).toEqual([308, location]);
  });

  it.each([
    '/nope',
    '/nope/',
    '//evil.example/',
    '//evil.example/EA8places/',
    '/\\evil.example/',
    '/404',
    '/_headers',
    '/_headers.nginx',
    '/_headers.caddy',
    '/_pages.nginx',
    '/.nojekyll',
    '/index.html.br',
    '/EA8places.html.gz',
    '/.git/config',
    '/..%2f..%2fpackage.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..\\package.json',
    '/%00',
    '/%',
    '/%c0%ae%c0%ae/package.json',
    '/outbox/new',
    '/.outbox/new/',
    '/tmp',
    '/new',
    '/api/v1.0/email',
  ])('%s is our own 404 page', async (address) => {
    const { port } = await startServer();
    const answer = await ask(port, { path: address });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(NOT_FOUND);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('never leads out of the folder by a symbolic link', async () => {
    const distDir = await builtSite();
    await symlink('/etc/hosts', path.join(distDir, 'hosts.txt'));
    const { port } = await startServer({ distDir });
    expect((await ask(port, { path: '/hosts.txt' })).status).toBe(404);
  });

  it('is read only', async () => {
    const { port, log } = await startServer();
    const answer = await ask(port, { method: 'DELETE', path: '/EA8places' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(log).toEqual(['page 405 (method "DELETE")']);
  });
});

describe('a file', () => {
  it.each([
    ['br', '.br'],
    ['gzip', '.gz'],
    ['identity', ''],
  ])('is sent as %s when the browser takes it', async (encoding) => {
    const distDir = await builtSite();
    await compress(distDir);
    const { port } = await startServer({ distDir });
    const answer = await ask(port, { path: '/EA8places', headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
  });

  it('is not sent again to who has it', async () => {
    const { port } = await startServer();
    const first = await ask(port, { path: '/EA8places' });
    const tag = first.headers.etag ?? '';
    const second = await ask(port, { path: '/EA8places', headers: { 'If-None-Match': tag } });
    expect([second.status, second.text, second.headers.etag]).toEqual([304, '', tag]);
    expect(second.headers['cache-control']).toBe('no-cache');
  });

  it('that does not exist stays missing for who has seen the 404 page', async () => {
    const { port } = await startServer();
    const { headers } = await ask(port, { path: '/nope' });
    const again = await ask(port, { path: '/nope', headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(again.status).toBe(404);
  });

  it('has a tag of its own for each encoding', async () => {
    const distDir = await builtSite();
    await compress(distDir);
    const { port } = await startServer({ distDir });
    const tags = ['br', 'gzip', ''].map(async (encoding) => {
      const { headers } = await ask(port, { path: '/', headers: { 'Accept-Encoding': encoding } });
      return headers.etag;
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  it('answers HEAD with the same headers and nothing else', async () => {
    const { port } = await startServer();
    const get = await ask(port, { path: '/EA8places' });
    const head = await ask(port, { method: 'HEAD', path: '/EA8places' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it.each(['bytes=0-3', 'bytes=5-2', 'bytes=x'])(
    'is sent whole when a range is asked for (%s)',
    async (Range) => {
      const { port } = await startServer();
      const answer = await ask(port, { path: '/robots.txt', headers: { Range } });
      expect([answer.status, answer.text]).toEqual([200, 'User-agent: *']);
    },
  );

  it('comes from the new build as soon as that replaces the old one', async () => {
    const distDir = await builtSite();
    const { port } = await startServer({ distDir });
    await ask(port, { path: '/' });
    const next = await builtSite();
    await writeFile(path.join(next, 'fresh.html'), 'fresh');
    await rm(distDir, { recursive: true });
    expect((await ask(port, { path: '/' }).catch(() => ({ status: 0 }))).status).not.toBe(200);
    await rename(next, distDir);
    expect((await ask(port, { path: '/fresh' })).text).toBe('fresh');
  });
});

describe('the received page', () => {
  it('shows the reference without script', async () => {
    const { port } = await startServer();
    const { text } = await ask(port, { path: '/enquiryreceived?ref=1A2B3C4D' });
    expect(text).toContain('<p data-enquiry-line>Reference <strong data-enquiry-ref>1A2B3C4D</strong></p>');
  });

  it.each(['%3Cscript%3E', '1a2b3c4d', '1A2B3C4D%3Cb%3E', ''])(
    'shows nothing that is no reference (%s)',
    async (ref) => {
      const { port } = await startServer();
      const { text, status } = await ask(port, { path: `/enquiryreceived?ref=${ref}` });
      expect([status, text]).toEqual([
        200,
        '<!doctype html><p data-enquiry-line hidden>Reference <strong data-enquiry-ref></strong></p>',
      ]);
    },
  );
});

describe('compress', () => {
  it('writes siblings of text that is long enough, and of nothing else', async () => {
    const folder = await temporaryFolder();
    const files = {
      'long.html': 'long '.repeat(300),
      'deep/long.svg': 'long '.repeat(300),
      'tiny.txt': 'tiny',
    };
    await mkdir(path.join(folder, 'deep'));
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    await writeFile(path.join(folder, 'picture.avif'), Buffer.alloc(2000));
    expect(await compress(folder)).toBe(2);
  });
});
