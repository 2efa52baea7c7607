import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DIST, expect, KINDS, test } from './fixture.ts';
import { noteShifts, shiftsOf } from './shifts.ts';
import { PHONE } from './traffic.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A page that comes as far as the end of the first such part of its main content, and no further until it is told to. */
function serveSlowly(address: string, part: string) {
  const file = path.join(DIST, address === '/' ? 'index.html' : `${address}.html`);
  const html = readFileSync(file, 'utf8');
  const end = `</${part}>`;
  const found = html.indexOf(end, html.indexOf('<main'));
  const cut = (found < 0 ? html.indexOf('</section>', html.indexOf('<main')) : found) + end.length;
  let rest: ServerResponse | undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === address) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(html.slice(0, cut));
      rest = response;
      return;
    }
    response.setHeader('content-type', TYPES[path.extname(pathname)] ?? 'application/octet-stream');
    createReadStream(path.join(DIST, pathname))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  return { server, finish: () => rest?.end(html.slice(cut)) };
}

const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`)),
  );

// Beside a scene the words stand in the middle of its height, so there they come as one.
for (const [window, size, part] of [
  ['phone', PHONE, 'h1'],
  ['computer', { viewport: { width: 1280, height: 800 } }, 'header'],
] as const)
  test.describe(`on a ${window}`, () => {
    test.use({ ...size, tolerate: [/^foreign request: http:\/\/localhost:/] });
    for (const address of KINDS)
      test(`${address} moves nothing that was read while its rest is still on the way`, async ({ page }) => {
        const { server, finish } = serveSlowly(address, part);
        try {
          await noteShifts(page);
          await page.goto((await listen(server)) + address, { waitUntil: 'commit' });
          const painted = () =>
            page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
          await expect.poll(painted).toBe(1);
          await expect(page.locator('h1')).toBeVisible();
          finish();
          await page.waitForLoadState('networkidle');
          expect(await shiftsOf(page)).toEqual([]);
        } finally {
          server.closeAllConnections();
          server.close();
        }
      });
  });
