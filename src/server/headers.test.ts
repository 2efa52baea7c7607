import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { pageDirectives } from '../policy/headers.ts';
import { ask } from './testing/requests.ts';
import { builtSite, startServer } from './testing/startServer.ts';

const POLICY =
  "connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
const EVERYWHERE = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};
const EMAILJS = { origin: 'https://api.emailjs.com' };

describe('the security headers', () => {
  it.each([
    '/',
    '/EA8places',
    '/EA8places/',
    '/nope',
    '/_astro/app.4f2a.js',
    '/healthz',
    '/api/v1.0/email/send',
  ])('are complete on %s', async (path) => {
    const { port } = await startServer();
    expect((await ask(port, { path })).headers).toMatchObject(EVERYWHERE);
  });

  it('let other sites show the share images, and nothing else', async () => {
    const { port } = await startServer();
    const { headers } = await ask(port, { path: '/og/home.png' });
    expect(headers).toMatchObject({ ...EVERYWHERE, 'cross-origin-resource-policy': 'cross-origin' });
  });

  it('leave HTTPS out on http, where it would break the site', async () => {
    const { port } = await startServer();
    const { headers } = await ask(port, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade');
  });

  it('insist on HTTPS behind a trusted proxy that offers it', async () => {
    const { port } = await startServer({ trustProxy: true });
    const { headers } = await ask(port, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toBe(`${POLICY}; upgrade-insecure-requests`);
  });

  it.each([
    ['max-age=63072000; includeSubDomains; preload', 'max-age=63072000; includeSubDomains; preload'],
    ['off', undefined],
  ])('insist on HTTPS as the owner wishes, with HSTS=%s', async (HSTS, value) => {
    const { port } = await startServer({ trustProxy: true, hsts: readSettings({ HSTS }).hsts });
    const { headers } = await ask(port, { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers['strict-transport-security']).toBe(value);
  });

  it('isolate nothing that an embedded map or video would need', async () => {
    const { port } = await startServer();
    for (const path of ['/', '/favicon.svg', '/nope', '/healthz'])
      expect((await ask(port, { path })).headers['cross-origin-embedder-policy']).toBeUndefined();
  });

  it('name the e-mail provider only when it is configured', async () => {
    const { port } = await startServer({ emailjs: EMAILJS });
    const policy = (await ask(port, {})).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://api.emailjs.com;");
    expect(policy).toContain("form-action 'self' https://api.emailjs.com;");
  });
});

describe('a drawing', () => {
  const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

  it.each(['/favicon.svg', '/favicon%2Esvg', '/%66avicon.svg?a=.png', '/_astro/a.4f2a.svg'])(
    'at %s may run nothing, even opened by itself',
    async (address) => {
      const distDir = await builtSite();
      await mkdir(path.join(distDir, '_astro'), { recursive: true });
      await writeFile(path.join(distDir, '_astro/a.4f2a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      const { port } = await startServer({ distDir, emailjs: EMAILJS });
      const { status, headers } = await ask(port, { path: address });
      expect(status).toBe(200);
      expect(headers).toMatchObject({ ...EVERYWHERE, 'content-security-policy': SVG_POLICY });
    },
  );

  it('that is missing is a page like any other', async () => {
    const { port } = await startServer();
    const { status, headers } = await ask(port, { path: '/nope.svg' });
    expect([status, headers['content-security-policy']]).toEqual([404, POLICY]);
  });
});

describe('caching', () => {
  it.each([
    ['/', 'no-cache'],
    ['/EA8places', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/_astro/app.4f2a.js', 'public, max-age=31536000, immutable'],
    ['/_astro/gone.js', 'no-cache'],
  ])('of %s is %s', async (path, value) => {
    const { port } = await startServer();
    expect((await ask(port, { path })).headers['cache-control']).toBe(value);
  });
});

describe("a page's own policy", () => {
  it('allows nothing by default, and the provider only when configured', () => {
    expect(pageDirectives()).toContain("default-src 'none'");
    for (const directive of pageDirectives()) expect(directive).toMatch(/^[a-z-]+ '(?:none|self)'$/);
    expect(pageDirectives(EMAILJS.origin)).toContain("connect-src 'self' https://api.emailjs.com");
    expect(pageDirectives(EMAILJS.origin)).toContain("form-action 'self' https://api.emailjs.com");
  });
});
