import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fileHeaders } from '../policy/headers.ts';
import { caddyFile, headersFile, nginxFile, writeHostingFiles } from './hosting.ts';
import { HOST_NAMES, headersOn } from '../server/testing/hostRules.ts';
import { temporaryFolder } from '../server/testing/startServer.ts';

const OPTIONS = { mailOrigin: 'https://api.emailjs.com', hsts: 'max-age=31536000' };
const text = headersFile(OPTIONS);

/** What the embedded server sends over HTTPS, names in lower case. */
const ours = (pathname: string) =>
  Object.entries(fileHeaders(pathname, { ...OPTIONS, secure: true })).map(
    ([name, value]) => [name.toLowerCase(), [value]] as const,
  );

describe.each(HOST_NAMES)('the headers file, read by %s', (host) => {
  it.each(['/', '/EA8places', '/ugandacarhire', '/nope', '/robots.txt', '/icon-32.png', '/og/home.png'])(
    'gives %s each header once, with the value that the embedded server sends',
    (pathname) => {
      expect([...headersOn(host, text, pathname)].sort()).toEqual(ours(pathname).sort());
    },
  );

  it('gives a drawing the policy under which nothing runs', () => {
    expect([...headersOn(host, text, '/_astro/bwindi-1.4f2a.svg')].sort()).toEqual(
      ours('/_astro/bwindi-1.4f2a.svg').sort(),
    );
  });

  it.each(['/_astro/app.4f2a.js', '/_astro/fonts/text.4f2a.woff2', '/_astro/bwindi-1.4f2a.avif'])(
    'gives %s, which is no document, everything but a policy',
    (pathname) => {
      const expected = ours(pathname).filter(([name]) => name !== 'content-security-policy');
      expect([...headersOn(host, text, pathname)].sort()).toEqual(expected.sort());
    },
  );
});

describe('the headers file', () => {
  it('stays within what a static host reads: lines, rules, and one splat a rule', () => {
    const lines = text.split('\n');
    const patterns = lines.filter((line) => line.startsWith('/'));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
    expect(patterns.length).toBeLessThan(100);
    for (const pattern of patterns)
      expect(pattern.match(/[*:]/g) ?? []).toHaveLength(/[*:]/.test(pattern) ? 1 : 0);
  });

  it.each([headersFile, nginxFile, caddyFile])(
    'names no HSTS when it is off, and no COEP ever (%o)',
    (write) => {
      expect(write(OPTIONS)).toContain('max-age=31536000');
      expect(write({ ...OPTIONS, hsts: undefined })).not.toMatch(/max-age=31536000(?!, immutable)/);
      expect(write(OPTIONS)).not.toMatch(/Embedder/);
    },
  );

  it('lies in the built site beside those for nginx and Caddy, and a sign for GitHub Pages', async () => {
    const folder = await temporaryFolder();
    await writeHostingFiles(folder, OPTIONS);
    expect((await readdir(folder)).sort()).toEqual([
      '.nojekyll',
      '_headers',
      '_headers.caddy',
      '_headers.nginx',
      '_pages.caddy',
      '_pages.nginx',
    ]);
  });
});
