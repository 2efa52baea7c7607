import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { emailjsTemplate } from '../forms/emailjsTemplate.ts';
import { FORMS } from '../forms/forms.ts';

/** The project's folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** The EmailJS template of each form. */
const TEMPLATES = Object.keys(FORMS).map(emailjsTemplate);
const MAILER_KEYS = ['PUBLIC_EMAILJS_PUBLIC_KEY', 'PUBLIC_EMAILJS_SERVICE_ID', ...TEMPLATES];

/** How to mend each variable: the second sentence of its error message. */
const MEND: Record<string, string> = {
  SITE_URL: 'Give the address of the site without a path, for example SITE_URL=https://www.zurura.example',
  PORT: 'Give a whole number from 0 to 65535, for example PORT=4321',
  HOST: 'Give an address or a host name to listen on, for example HOST=127.0.0.1',
  OUTBOX_DIR: 'Give a folder outside dist/, for example OUTBOX_DIR=.outbox',
  SMTP_URL:
    'Give the address of a mail server, for example SMTP_URL=smtps://user:password@mail.example.com:465',
  MAIL_TO: 'Give the e-mail address that enquiries go to, one that can receive mail when SMTP_URL is set',
  MAIL_FROM: 'Give the e-mail address that enquiries come from, for example MAIL_FROM=website@example.com',
  OUTBOX_RATE: 'Give how many enquiries one address may send a minute, for example OUTBOX_RATE=20',
  TRUST_PROXY: 'Give true behind a reverse proxy of your own, otherwise false',
  ALLOWED_HOSTS:
    'Give host names with commas between, for example ALLOWED_HOSTS=staging.example.com,localhost',
  HSTS: 'Give off, or max-age= with seconds and, where every subdomain is on HTTPS for good, includeSubDomains; preload needs that and a year: HSTS="max-age=63072000; includeSubDomains; preload"',
  PUBLIC_VITALS_URL:
    'Give a path for the server of this site, for example PUBLIC_VITALS_URL=/vitals, or the whole address of another one',
  PUBLIC_EMAILJS_ORIGIN: 'Give an origin, for example PUBLIC_EMAILJS_ORIGIN=https://api.emailjs.com',
};

const originOf = z
  .url({ protocol: /^https?$/ })
  .refine((text) => /^https?:\/\/[^/?#@$]+\/?$/.test(text))
  .transform((text) => new URL(text).origin);
/** A path of this site, or the whole address of another one. */
const isVitalsAddress = (text: string) =>
  /^\/[\w-]+$/.test(text) || /^https?:\/\/[^/?#@$\s]+\/[^?#$\s]*$/.test(text);
const isInside = (folder: string, parent: string) => !path.relative(parent, folder).startsWith('..');
// Astro takes a $ in these for the name of another variable, so the pages would get another value than the policy.
const mailerKey = z
  .string()
  .regex(/^[^$]*$/)
  .optional();
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Whether this is `off` or a Strict-Transport-Security (RFC 6797) that does what it says: browsers preload no less. */
function isHsts(text: string): boolean {
  const [age = '', ...flags] = text.split(';').map((part) => part.trim());
  const seconds = /^max-age=(\d{1,10})$/.exec(age)?.[1];
  if (text === 'off') return true;
  if (seconds === undefined || new Set(flags).size !== flags.length) return false;
  if (!flags.every((flag) => flag === 'includesubdomains' || flag === 'preload')) return false;
  return (
    !flags.includes('preload') || (flags.includes('includesubdomains') && Number(seconds) >= YEAR_SECONDS)
  );
}

const environmentSchema = z
  .object({
    SITE_URL: originOf,
    PORT: z.coerce.number().int().min(0).max(65535).default(4321),
    HOST: z
      .string()
      .regex(/^[\w.:[\]-]+$/)
      .default('127.0.0.1'),
    OUTBOX_DIR: z
      .string()
      .transform((folder) => path.resolve(ROOT, folder))
      .refine((folder) => !isInside(folder, path.join(ROOT, 'dist')))
      .default(path.join(ROOT, '.outbox')),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_TO: z.email(),
    MAIL_FROM: z.email().optional(),
    OUTBOX_RATE: z.coerce.number().int().min(1).max(1_000_000).default(20),
    TRUST_PROXY: z.stringbool().default(false),
    ALLOWED_HOSTS: z
      .string()
      .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/)))
      .default([]),
    HSTS: z
      .string()
      .transform((text) => text.toLowerCase())
      .refine(isHsts)
      .transform((text) => text.replace('subdomains', 'SubDomains'))
      .default('max-age=31536000'),
    PUBLIC_EMAILJS_PUBLIC_KEY: mailerKey,
    PUBLIC_EMAILJS_SERVICE_ID: mailerKey,
    ...Object.fromEntries(TEMPLATES.map((name) => [name, mailerKey])),
    PUBLIC_VITALS_URL: z.string().refine(isVitalsAddress).optional(),
    PUBLIC_EMAILJS_ORIGIN: originOf.default('https://api.emailjs.com'),
  })
  .superRefine((env, ctx) => {
    const missing = MAILER_KEYS.filter((key) => !Object.hasOwn(env, key));
    if (missing.length > 0 && missing.length < MAILER_KEYS.length) {
      const given = MAILER_KEYS.filter((key) => Object.hasOwn(env, key)).join(', ');
      const message = `${missing.join(', ')} missing, though ${given} is set. Set all of them to use EmailJS, or none to use the site's own outbox.`;
      ctx.addIssue({ code: 'custom', message });
    }
    if (env.SMTP_URL && env.MAIL_TO.endsWith('.example')) {
      ctx.addIssue({ code: 'custom', path: ['MAIL_TO'], message: 'unreachable', input: env.MAIL_TO });
    }
  });

const MEND_KEY = 'Give it as the EmailJS dashboard shows it, without a $ sign';

/** Raised when the environment is wrong; the message names every wrong variable, what was found and how to mend it. */
export class SettingsError extends Error {}

/** The fault of one variable, or of the entry in content/site.json that stands in for it. */
function explain(issue: z.core.$ZodIssue, env: Environment, defaults: Environment): string {
  const name = String(issue.path[0] ?? '');
  if (name === '') return issue.message;
  if (name === 'SITE_URL' && env[name] === undefined) {
    return `content/site.json: url is "${defaults[name]}". Give the address of the site without anything behind it, for example "url": "https://www.zurura.example".`;
  }
  const found = name === 'SMTP_URL' ? 'not a mail server address' : `"${env[name] ?? defaults[name]}"`;
  return `${name} is ${found}. ${MEND[name] ?? MEND_KEY}.`;
}

type Environment = Readonly<Record<string, string>>;

/**
 * Checks the environment.
 * @param env name to value; what is not set is not in it
 * @param defaults what content/site.json gives for `SITE_URL` and `MAIL_TO`
 * @returns the values in their own types; folders as absolute paths
 * @throws SettingsError with one line per wrong variable
 */
export function checkEnvironment(env: Environment, defaults: Environment) {
  const result = environmentSchema.safeParse({ ...defaults, ...env });
  if (result.success) return result.data;
  throw new SettingsError(result.error.issues.map((issue) => explain(issue, env, defaults)).join('\n'));
}
