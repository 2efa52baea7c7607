import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProxies } from '../../.toolchain/proxies.mjs';
import { compress } from '../build/testing/compress.ts';
import { fileHeaders } from '../policy/headers.ts';
import { writeHostingFiles } from '../build/hosting.ts';
import { namesIn } from './testing/mails.ts';
import { askSite, NAME, type Proxy, recipe, runRecipe } from './testing/recipes.ts';
import { FORMS, IDS } from './testing/requests.ts';
import { builtSite, startServer } from './testing/startServer.ts';

const PROXIES: readonly Proxy[] = ['nginx', 'caddy'];
const { found, missing } = findProxies();
const installed = PROXIES.filter((proxy) => found.includes(proxy));
const OPTIONS = { hsts: 'max-age=31536000', secure: true };
const ORIGIN = `https://${NAME}`;

/** The headers of the embedded server for a file read over HTTPS, names in lower case. */
const ours = (file: string) =>
  Object.fromEntries(
    Object.entries(fileHeaders(file, OPTIONS)).map(([name, value]) => [name.toLowerCase(), value]),
  );

/** An enquiry as a browser sends it from a page of the site, or from another one. */
function enquire(port: number, headers: Record<string, string> = {}) {
  const enquiry = { ...IDS, template_id: 'newsletter', template_params: FORMS.newsletter };
  const body = Buffer.from(JSON.stringify(enquiry));
  const browser = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' };
  const type = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  return askSite(port, '/api/v1.0/email/send', { ...browser, ...type, ...headers }, body);
}

/** A built site with a drawing, compressed, and with the files that hosts read. */
async function deployedSite(): Promise<string> {
  const folder = await builtSite();
  await writeFile(
    path.join(folder, '_astro/a.4f2a.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`,
  );
  await mkdir(path.join(folder, '.well-known'));
  await writeFile(path.join(folder, '.well-known/security.txt'), 'Contact: mailto:hello@zurura.example');
  await writeHostingFiles(folder, OPTIONS);
  await compress(folder);
  return folder;
}

// Where one is missing its recipes cannot run: `npm test` says so in its last lines, and the machine that decides fails.
if (process.env['CI']) {
  it('every web server that has a recipe is installed here', () => {
    expect(missing).toEqual([]);
  });
}

describe("the README's recipes", () => {
  it.each(PROXIES)('for %s name the site, and the port and the folder that the project has', (proxy) => {
    const text = recipe(proxy, 'proxy') + recipe(proxy, 'files');
    for (const part of [NAME, '127.0.0.1:4321', '/dist', `_headers.${proxy}`, `_pages.${proxy}`])
      expect(text).toContain(part);
  });
});

describe.each(installed)('the site behind %s', (proxy) => {
  const start = async (
    change: Record<string, string> = {},
    settings: Parameters<typeof startServer>[0] = {},
  ) => {
    const server = await startServer({ siteUrl: ORIGIN, siteHost: NAME, trustProxy: true, ...settings });
    const port = await runRecipe(proxy, 'proxy', { ...change, '127.0.0.1:4321': `127.0.0.1:${server.port}` });
    return { ...server, port };
  };

  it('takes an enquiry from its own page, and none from another site', async () => {
    const { port, settings, log } = await start();
    const answer = await enquire(port);
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    expect(await namesIn(settings.outboxDir)).toHaveLength(1);
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null' },
    ])
      expect((await enquire(port, headers)).status).toBe(403);
    expect(await namesIn(settings.outboxDir)).toHaveLength(1);
    expect(log.at(-1)).toContain('403 (Origin "null" is neither');
  });

  it('tells visitors apart by what the proxy saw, not by what they claim', async () => {
    const { port, log } = await start({}, { rate: 2 });
    const statuses = [];
    for (const claimed of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      statuses.push((await enquire(port, { 'X-Forwarded-For': claimed })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(log.at(-1)).toContain('429 (over OUTBOX_RATE');
  });

  it('has its pages and headers, for HTTPS', async () => {
    const { port } = await start();
    for (const [address, file] of [
      ['/', '/index.html'],
      ['/EA8places', '/EA8places.html'],
      ['/favicon.svg', '/favicon.svg'],
    ] as const) {
      const { status, headers } = await askSite(port, address);
      expect(status).toBe(200);
      expect(headers).toMatchObject(ours(file));
    }
    expect((await askSite(port, '/nope')).status).toBe(404);
    expect((await askSite(port, '/EA8places/')).headers.location).toBe('/EA8places');
  });

  if (proxy === 'nginx') {
    it.each([true, false])(
      'takes enquiries though the proxy sets no header of its own (TRUST_PROXY=%j)',
      async (trustProxy) => {
        const plain = Object.fromEntries(
          ['Host $http_host', 'X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme'].map((header) => [
            `        proxy_set_header ${header};\n`,
            '',
          ]),
        );
        const { port, settings } = await start(plain, { trustProxy });
        expect((await enquire(port)).status).toBe(200);
        expect((await enquire(port, { Origin: 'https://evil.example' })).status).toBe(403);
        expect(await namesIn(settings.outboxDir)).toHaveLength(1);
      },
    );
  }
});

describe.each(installed)('the files served by %s', (proxy) => {
  const start = async () => runRecipe(proxy, 'files', { '/var/www/zurura/dist': await deployedSite() });

  it('have the headers of the embedded server, each once, a missing one those of a page', async () => {
    const port = await start();
    for (const [address, status, file] of [
      ['/', 200, '/index.html'],
      ['/EA8places', 200, '/EA8places.html'],
      ['/enquiryreceived?ref=1A2B3C4D', 200, '/enquiryreceived.html'],
      ['/_astro/app.4f2a.js', 200, '/_astro/app.4f2a.js'],
      ['/_astro/a.4f2a.svg', 200, '/_astro/a.4f2a.svg'],
      ['/og/home.png', 200, '/og/home.png'],
      ['/favicon.svg', 200, '/favicon.svg'],
      ['/.well-known/security.txt', 200, '/.well-known/security.txt'],
      ['/nope', 404, '/404.html'],
      ['/nope/nope', 404, '/404.html'],
      ['/_astro/gone.js', 404, '/404.html'],
      ['/_astro/gone.svg', 404, '/404.html'],
    ] as const) {
      const answer = await askSite(port, address);
      const sent = Object.fromEntries(Object.keys(ours(file)).map((name) => [name, answer.headers[name]]));
      expect([address, answer.status, sent]).toEqual([address, status, ours(file)]);
      if (status === 404) expect(answer.text).toContain('<title>Not found</title>');
    }
  });

  it('have types, and travel as compressed as the build left them', async () => {
    const port = await start();
    for (const [address, type] of [
      ['/', 'text/html'],
      ['/_astro/a.4f2a.svg', 'image/svg+xml'],
      ['/_astro/app.4f2a.js', 'javascript'],
      ['/picture.avif', 'image/avif'],
      ['/font.woff2', 'font/woff2'],
      ['/site.webmanifest', 'application/manifest+json'],
      ['/guide.pdf', 'application/pdf'],
    ] as const)
      expect((await askSite(port, address)).headers['content-type']).toContain(type);
    const zipped = await askSite(port, '/EA8places', { 'Accept-Encoding': 'gzip' });
    expect([zipped.headers['content-encoding'], zipped.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect((await askSite(port, '/EA8places')).text).toContain('<title>Eight places</title>');
  });

  it('are one address each, and nothing else', async () => {
    const port = await start();
    const { status, headers } = await askSite(port, '/EA8places/');
    expect([status, headers.location?.replace(/^https:\/\/[^/]+/, '')]).toEqual([301, '/EA8places']);
    for (const address of ['/ea8places', '/EA8PLACES']) {
      const other = await askSite(port, address);
      expect([address, other.status, other.headers.location?.replace(/^https:\/\/[^/]+/, '')]).toEqual([
        ...[address, 301, '/EA8places'],
      ]);
    }
    const hidden = [
      '/_headers',
      '/_headers.nginx',
      '/_headers.caddy',
      '/_pages.nginx',
      '/_pages.caddy',
      '/.nojekyll',
      '/EA8places.html.br',
      '/404',
      '/404.html',
    ];
    for (const address of [...hidden, '//evil.example/', '/\\evil.example/']) {
      const answer = await askSite(port, address);
      expect([address, answer.status, answer.headers.location]).toEqual([address, 404, undefined]);
    }
  });
});
