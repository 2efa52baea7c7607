import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { checkEnvironment, ROOT } from './environment.ts';
import { readSiteFile } from './siteFiles.ts';

export { ROOT, SettingsError } from './environment.ts';

/** The site's own data as far as settings need it; missing entries fall back, so a broken file never stops a server. */
function readSite() {
  const fallback = {
    name: 'This site',
    shortName: 'The site',
    product: 'product',
    email: 'hello@site.example',
    url: 'https://www.site.example',
    locale: 'en_UG',
    phones: [] as string[],
  };
  try {
    return { ...fallback, ...(readSiteFile(ROOT) as object) };
  } catch {
    return fallback;
  }
}

type Environment = Record<string, string | undefined>;

function readFileOf(root: string, name: string): Environment {
  try {
    return parseEnv(readFileSync(path.join(root, name), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The environment over the project's `.env` files. These are the files that Astro reads, in its order (Vite's
 * `loadEnv`), so that the pages, their policy and the server follow the same keys. Vite itself would be a heavy part of
 * a small server. Unlike it, a `$` in a value stands for itself: passwords have them.
 * @param mode `development` under `astro dev`, `production` everywhere else
 * @param root the folder of the files
 * @param given the process environment, which wins over every file
 */
export function readEnvironment(
  mode: 'development' | 'production' = 'production',
  root: string = ROOT,
  given: Environment = process.env,
): Environment {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  return Object.assign({}, ...files.map((name) => readFileOf(root, name)), given) as Environment;
}

/** Where pages report visits: a path that the embedded server answers, or the origin of another server. */
function vitalsOf(address: string | undefined, siteUrl: string) {
  if (address === undefined) return undefined;
  const { origin, pathname } = new URL(address, siteUrl);
  return origin === siteUrl ? { path: pathname, origin: undefined } : { path: undefined, origin };
}

/**
 * Reads and checks every setting, for the build and for the server.
 * @param environment name to value; an empty value counts as not set
 * @returns the settings, folders as absolute paths; `emailjs` is there only when all its keys are
 * @throws SettingsError with one line per wrong variable
 */
export function readSettings(environment: Environment = readEnvironment()) {
  const site = readSite();
  const given = Object.entries(environment).flatMap(([name, value]) =>
    value?.trim() ? [[name, value.trim()]] : [],
  );
  const defaults = { SITE_URL: site.url, MAIL_TO: site.email };
  const data = checkEnvironment(Object.fromEntries(given) as Record<string, string>, defaults);
  const siteHost = new URL(data.SITE_URL).hostname;
  const { name, shortName, product, email, phones } = site;
  const lang = site.locale.replace('_', '-');
  return {
    site: { name, shortName, product, email, phones, lang },
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
    hsts: data.HSTS === 'off' ? undefined : data.HSTS,
    vitals: vitalsOf(data.PUBLIC_VITALS_URL, data.SITE_URL),
    emailjs:
      data.PUBLIC_EMAILJS_PUBLIC_KEY === undefined ? undefined : { origin: data.PUBLIC_EMAILJS_ORIGIN },
  };
}

export type Settings = ReturnType<typeof readSettings>;
