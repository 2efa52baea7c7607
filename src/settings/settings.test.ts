import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkEnvironment, ROOT, SettingsError } from './environment.ts';
import { readEnvironment, readSettings } from './settings.ts';

const KEYS = {
  PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  PUBLIC_EMAILJS_SERVICE_ID: 'service',
  PUBLIC_EMAILJS_TEMPLATE_TRIP: 'trip',
  PUBLIC_EMAILJS_TEMPLATE_CAR: 'car',
  PUBLIC_EMAILJS_TEMPLATE_NEWSLETTER: 'newsletter',
};

describe('settings', () => {
  it('have a default each, so that nothing must be set', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      rate: 20,
      trustProxy: false,
      allowedHosts: [],
    });
    expect(path.basename(settings.outboxDir)).toBe('.outbox');
    expect([settings.smtpUrl, settings.emailjs]).toEqual([undefined, undefined]);
    expect(settings.mailTo).toBe(settings.site.email);
  });

  it('count an empty value as not set', () => {
    expect(readSettings({ PORT: '', OUTBOX_DIR: '  ', PUBLIC_EMAILJS_PUBLIC_KEY: '' })).toEqual(
      readSettings({}),
    );
  });

  it('read what is set', () => {
    const settings = readSettings({
      SITE_URL: 'https://www.tours.test/',
      PORT: '8080',
      HOST: '0.0.0.0',
      OUTBOX_DIR: '/var/outbox',
      SMTP_URL: 'smtps://user:pass@mail.tours.test:465',
      MAIL_TO: 'team@tours.test',
      OUTBOX_RATE: '5',
      TRUST_PROXY: 'true',
      ALLOWED_HOSTS: 'Staging.tours.test, box',
    });
    expect(settings).toMatchObject({
      siteUrl: 'https://www.tours.test',
      siteHost: 'www.tours.test',
      port: 8080,
      host: '0.0.0.0',
      outboxDir: path.resolve('/var/outbox'),
      mailTo: 'team@tours.test',
      mailFrom: 'website@tours.test',
      rate: 5,
      trustProxy: true,
      allowedHosts: ['staging.tours.test', 'box'],
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['SITE_URL', 'www.tours.test'],
    ['SITE_URL', 'https://www.tours.test/path'],
    ['SITE_URL', 'ftp://tours.test'],
    ['OUTBOX_DIR', 'dist/outbox'],
    ['OUTBOX_DIR', 'dist'],
    ['MAIL_TO', 'nobody'],
    ['MAIL_FROM', 'a b@c.d'],
    ['OUTBOX_RATE', '0'],
    ['TRUST_PROXY', 'maybe'],
    ['ALLOWED_HOSTS', 'http://box'],
    ['PUBLIC_EMAILJS_ORIGIN', 'api'],
    ['HSTS', 'on'],
    ['HSTS', '31536000'],
    ['HSTS', 'max-age=1 year'],
    ['HSTS', 'max-age=31536000; include-subdomains'],
    ['HSTS', 'max-age=31536000; preload'],
    ['HSTS', 'max-age=3600; includeSubDomains; preload'],
    ['HSTS', 'max-age=1; preload; preload'],
    ['HSTS', 'max-age=1\r\nSet-Cookie: a=b'],
  ])('refuse %s=%s by name, with what was found and how to mend it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}". Give `);
  });

  it.each([
    [undefined, 'max-age=31536000'],
    ['off', undefined],
    ['OFF', undefined],
    ['max-age=0', 'max-age=0'],
    ['max-age=63072000; includesubdomains', 'max-age=63072000; includeSubDomains'],
    ['max-age=63072000; includeSubDomains; preload', 'max-age=63072000; includeSubDomains; preload'],
  ])('bind browsers to HTTPS for this host and a year, or as HSTS says: %j', (HSTS, value) => {
    expect(readSettings({ HSTS }).hsts).toBe(value);
  });

  it('never print the password of a mail server', () => {
    const read = () => readSettings({ SMTP_URL: 'http://user:secret@mail.test' });
    expect(read).toThrow(/^SMTP_URL is not a mail server address\. Give /);
    expect(read).not.toThrow(/secret/);
  });

  it('refuse to mail to an address that nobody has', () => {
    const mail = { SMTP_URL: 'smtp://mail.test', MAIL_TO: 'hello@site.example' };
    expect(() => readSettings(mail)).toThrow('MAIL_TO is "hello@site.example"');
  });

  it('name every wrong variable at once', () => {
    expect(() => readSettings({ PORT: 'x', OUTBOX_RATE: 'y' })).toThrow(/PORT is[^]*\nOUTBOX_RATE is/);
  });

  it('take all keys of the e-mail provider, or none', () => {
    expect(readSettings(KEYS).emailjs).toEqual({ origin: 'https://api.emailjs.com' });
    expect(readSettings({ PUBLIC_EMAILJS_ORIGIN: 'https://mail.test' }).emailjs).toBeUndefined();
  });

  it.each(Object.keys(KEYS))('say that %s is missing when only the others are set', (name) => {
    const read = () => readSettings({ ...KEYS, [name]: undefined });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(`${name} missing`);
    expect(read).toThrow('Set all of them to use EmailJS, or none');
  });
});

describe('the address of the site in content/site.json', () => {
  it('is named as what it is when it is wrong, for it is no variable', () => {
    const read = () => checkEnvironment({}, { SITE_URL: 'https://tours.test/a', MAIL_TO: 'a@tours.test' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(
      'content/site.json: url is "https://tours.test/a". Give the address of the site without anything behind it, for example "url": "https://www.zurura.example".',
    );
  });

  it('does not matter where SITE_URL is set', () => {
    const given = { SITE_URL: 'https://tours.test' };
    const defaults = { SITE_URL: 'nonsense', MAIL_TO: 'a@tours.test' };
    expect(checkEnvironment(given, defaults).SITE_URL).toBe('https://tours.test');
  });
});

describe('the environment', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const write = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  };
  const lines = Object.entries(KEYS)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');

  it.each(['.env', '.env.local', '.env.production', '.env.production.local'])(
    'is also what %s says, so that forms and policy follow the same keys',
    (name) => {
      write({ [name]: lines });
      expect(readSettings(readEnvironment('production', root, {})).emailjs).toEqual({
        origin: 'https://api.emailjs.com',
      });
    },
  );

  it('takes keys from several files', () => {
    const [first = '', ...others] = lines.split('\n');
    write({ '.env': first, '.env.local': others.join('\n') });
    expect(readSettings(readEnvironment('production', root, {})).emailjs).toBeDefined();
  });

  it('knows the files of development under astro dev alone', () => {
    write({ '.env.development': 'PORT=1', '.env.production': 'PORT=2' });
    expect(readEnvironment('development', root, {})['PORT']).toBe('1');
    expect(readEnvironment('production', root, {})['PORT']).toBe('2');
  });

  it('is empty where there is no file, and the process alone', () => {
    expect(readEnvironment('production', root, { PORT: '3' })).toEqual({ PORT: '3' });
  });

  it('leaves a $ in a password alone', () => {
    write({ '.env': 'SMTP_URL="smtps://user:pa$word@mail.test:465"' });
    expect(readEnvironment('production', root, {})['SMTP_URL']).toContain('pa$word');
  });

  it.each(['development', 'production'] as const)('is in %s what Astro reads', async (mode) => {
    const files = ['.env', '.env.local', '.env.development', '.env.development.local'];
    files.push('.env.production', '.env.production.local');
    // Each name is set in a file and in all files after it; the last one is set by the process too.
    const names = files.map((_, at) => `PUBLIC_TEST_${at}`);
    for (const [at, file] of files.entries()) {
      const texts = names.slice(0, at + 1).map((name) => `${name}="  ${file} # ${name}" # note`);
      write({ [file]: [...texts, `export PUBLIC_TEST_PLAIN = ${file} # note`].join('\r\n') });
    }
    const given = { PUBLIC_TEST_5: 'process', PUBLIC_TEST_EMPTY: '' };
    const astro = createRequire(import.meta.url).resolve('astro/package.json');
    const vite = createRequire(astro).resolve('vite/package.json');
    const { exports } = JSON.parse(readFileSync(vite, 'utf8')) as { exports: { '.': string } };
    const { loadEnv } = (await import(pathToFileURL(path.join(path.dirname(vite), exports['.'])).href)) as {
      loadEnv(mode: string, root: string, prefix: string): Record<string, string>;
    };
    Object.assign(process.env, given);
    try {
      const own = Object.entries(readEnvironment(mode, root, given));
      expect(Object.fromEntries(own)).toEqual(loadEnv(mode, root, 'PUBLIC_TEST_'));
      expect(own.length).toBeGreaterThan(6);
    } finally {
      for (const name of Object.keys(given)) delete process.env[name];
    }
  });

  it.each([...Object.keys(KEYS), 'PUBLIC_EMAILJS_ORIGIN'])(
    'refuses a $ in %s, which Astro reads otherwise',
    (name) => {
      const value = name.endsWith('ORIGIN') ? 'https://$HOST' : 'a$b';
      expect(() => readSettings({ ...KEYS, [name]: value })).toThrow(`${name} is "${value}". Give`);
    },
  );

  it('is kept out of the repository in all its files', () => {
    const ignored = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n');
    expect(ignored).toContain('.env*');
  });
});
