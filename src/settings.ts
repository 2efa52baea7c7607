import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { checkEnvironment, ROOT } from './environment.ts';

/** The site's own data as far as a server needs it; missing entries fall back, so a broken file never stops a server. */
function readSite(): { name: string; shortName: string; email: string; url: string; phones: string[] } {
  const fallback = {
    name: 'This site',
    shortName: 'The site',
    email: 'hello@site.example',
    url: 'https://www.site.example',
    phones: [],
  };
  try {
    const text = readFileSync(path.join(ROOT, 'content/site.json'), 'utf8').replace(/^\uFEFF/, '');
    return { ...fallback, ...(JSON.parse(text) as object) };
  } catch {
    return fallback;
  }
}

/** The process environment over the entries of the project's `.env` file, when there is one. */
function readEnvironment(): Record<string, string | undefined> {
  try {
    return { ...parseEnv(readFileSync(path.join(ROOT, '.env'), 'utf8')), ...process.env };
  } catch {
    return process.env;
  }
}

/**
 * Reads and checks every setting (decisions, 'Environment'), for the build and for the server.
 * @param environment name to value; an empty value counts as not set
 * @returns the settings, folders as absolute paths; `emailjs` is there only when all its keys are
 * @throws SettingsError with one line per wrong variable
 */
export function readSettings(environment: Record<string, string | undefined> = readEnvironment()) {
  const site = readSite();
  const given = Object.entries(environment).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  const env: Record<string, string> = {
    SITE_URL: site.url,
    MAIL_TO: site.email,
    ...Object.fromEntries(given),
  };
  const data = checkEnvironment(env);
  const siteHost = new URL(data.SITE_URL).hostname;
  return {
    site: { name: site.name, shortName: site.shortName, email: site.email, phones: site.phones },
    siteUrl: data.SITE_URL,
    siteHost,
    port: data.PORT,
    host: data.HOST,
    distDir: path.join(ROOT, 'dist'),
    outboxDir: data.OUTBOX_DIR,
    smtpUrl: data.SMTP_URL,
    mailTo: data.MAIL_TO,
    mailFrom: data.MAIL_FROM ?? `website@${siteHost.replace(/^www\./, '')}`,
    rate: data.OUTBOX_RATE,
    trustProxy: data.TRUST_PROXY,
    allowedHosts: data.ALLOWED_HOSTS,
    emailjs:
      data.PUBLIC_EMAILJS_PUBLIC_KEY === undefined ? undefined : { origin: data.PUBLIC_EMAILJS_ORIGIN },
  };
}

export type Settings = ReturnType<typeof readSettings>;
