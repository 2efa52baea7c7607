import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingsError } from './environment.ts';
import { readSettings } from './settings.ts';

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
  ])('refuse %s=%s by name, with what was found and how to mend it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}". Give `);
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
    expect(read).toThrow('Set all five to use EmailJS, or none');
  });
});
