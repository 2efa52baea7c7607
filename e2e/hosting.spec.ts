import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileHeaders } from '../src/policy/headers.ts';
import { HOST_NAMES, headersOn } from '../src/server/testing/hostRules.ts';
import { readSettings } from '../src/settings/settings.ts';
import { DIST, expect, test } from './fixture.ts';

/** Every file that a host sends, with the address at which it is read. */
const FILES = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(path.join(DIST, name)).isFile())
  .map((name) => `/${name.split(path.sep).join('/')}`)
  .filter((file) => !/\.(?:br|gz)$|^\/(?:_headers|_pages|\.nojekyll)/.test(file))
  .map((file) => [file, file.replace(/(?:(?<=^\/)index)?\.html$/, '')] as const);

for (const host of HOST_NAMES) {
  test(`every file gets each header once, as from our own server, on ${host}`, () => {
    const { hsts, emailjs } = readSettings();
    const text = readFileSync(path.join(DIST, '_headers'), 'utf8');
    expect(FILES.length).toBeGreaterThan(100);
    for (const [file, address] of FILES) {
      const headers = fileHeaders(file, { hsts, mailOrigin: emailjs?.origin, secure: true });
      // A script, a font or a picture of pixels is no document, so that a policy says nothing about it.
      const isDocument = !file.startsWith('/_astro/') || file.endsWith('.svg');
      const expected = Object.entries(headers)
        .map(([name, value]) => [name.toLowerCase(), [value]])
        .filter(([name]) => isDocument || name !== 'content-security-policy');
      expect([...headersOn(host, text, address)].toSorted(), address).toEqual(expected.toSorted());
    }
  });
}

test('hosts that leave folders with an underscore out are told not to', () => {
  expect(existsSync(path.join(DIST, '.nojekyll'))).toBe(true);
});

test('drawings are shown by their pages, though opened by themselves they may do nothing', async ({
  page,
}) => {
  await page.goto('/');
  const drawing = page.locator('img[src*=".svg"]').first();
  await drawing.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const address = (await drawing.getAttribute('src')) ?? '';
  const icon = (await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href')) ?? '';
  for (const opened of [address, icon]) {
    const answer = await page.request.get(opened);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(answer.headers()['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  }
});
