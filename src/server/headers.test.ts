import { describe, expect, it } from 'vitest';
import { headersFile, pageDirectives } from './headers.ts';
import { ask } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

const POLICY =
  "connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
const EVERYWHERE = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
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
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['content-security-policy']).toBe(`${POLICY}; upgrade-insecure-requests`);
  });

  it('name the e-mail provider only when it is configured', async () => {
    const { port } = await startServer({ emailjs: EMAILJS });
    const policy = (await ask(port, {})).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://api.emailjs.com;");
    expect(policy).toContain("form-action 'self' https://api.emailjs.com;");
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

describe('the headers file of static hosts', () => {
  it('says the same as the server, for HTTPS', () => {
    const lines = headersFile(EMAILJS.origin).split('\n');
    const general = lines.slice(1, lines.indexOf(''));
    expect(lines[0]).toBe('/*');
    for (const [name, value] of Object.entries(EVERYWHERE).slice(1)) {
      expect(general.map((line) => line.toLowerCase())).toContain(`  ${name}: ${value.toLowerCase()}`);
    }
    expect(general).toContain('  Strict-Transport-Security: max-age=63072000; includeSubDomains');
    expect(general.join('\n')).toMatch(
      /form-action 'self' https:\/\/api\.emailjs\.com;.*upgrade-insecure-requests$/m,
    );
  });

  it('detaches a general value before it gives a folder its own', () => {
    expect(headersFile()).toContain(
      '/_astro/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    expect(headersFile()).toContain(
      '/og/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
    );
  });

  it('stays within what a static host reads', () => {
    const lines = headersFile(EMAILJS.origin).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  });
});

describe("a page's own policy", () => {
  it('allows nothing by default, and the provider only when configured', () => {
    expect(pageDirectives()).toContain("default-src 'none'");
    expect(pageDirectives().join()).not.toContain('emailjs');
    expect(pageDirectives(EMAILJS.origin)).toContain("form-action 'self' https://api.emailjs.com");
  });
});
