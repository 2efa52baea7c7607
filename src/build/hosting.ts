import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commonHeaders, kindHeaders, type PolicyOptions } from '../policy/headers.ts';

import { caddySpelling, nginxSpelling } from './spelling.ts';

type Headers = Record<string, string>;
type Options = Pick<PolicyOptions, 'mailOrigin' | 'vitalsOrigin' | 'hsts'>;

/** One address of each kind of file that has headers of its own. */
const PAGE = '/';
const ASSET = '/_astro/a.js';
const PICTURE = '/_astro/a.svg';
const SHARE = '/og/a.png';
const GUIDE = '/guides/a.pdf';

const overHttps = (options: Options): PolicyOptions => ({ ...options, secure: true });
const pick = (headers: Headers, ...names: string[]): Headers =>
  Object.fromEntries(names.map((name) => [name, headers[name] ?? '']));

/**
 * The text of the `_headers` file that Cloudflare Pages and Netlify read. For each address no header stands in two
 * rules that match it, because one host joins both values with a comma and the other takes the last. So pages, which
 * lie one level deep, are named by a placeholder for one segment, and every SVG lies under `/_astro/`.
 */
export function headersFile(options: Options): string {
  const of = (pathname: string) => kindHeaders(pathname, overHttps(options));
  const rules: [pattern: string, headers: Headers][] = [
    ['/*', commonHeaders(overHttps(options))],
    [PAGE, of(PAGE)],
    ['/:page', of(PAGE)],
    ['/og/*', of(SHARE)],
    ['/guides/*', of(GUIDE)],
    ['/_astro/*', pick(of(ASSET), 'Cross-Origin-Resource-Policy', 'Cache-Control')],
    ['/_astro/*.svg', pick(of(PICTURE), 'Content-Security-Policy')],
  ];
  const block = ([pattern, headers]: (typeof rules)[number]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return rules.map(block).join('\n');
}

/**
 * The same headers for nginx, to be included in a `server` block. Only `set` stands inside `if`, which is safe there,
 * and all headers are added in one place: a block that adds one of its own inherits none.
 */
export function nginxFile(options: Options): string {
  const [plain, secure] = [false, true].map((is) => kindHeaders(PAGE, { ...options, secure: is }));
  const policy = (headers: Headers | undefined) => headers?.['Content-Security-Policy'] ?? '';
  const { 'Strict-Transport-Security': hsts, ...common } = commonHeaders(overHttps(options));
  const of = (pathname: string, name: string) => kindHeaders(pathname, overHttps(options))[name] ?? '';
  const add = (name: string, value: string) => `add_header ${name} "${value}" always;`;
  return [
    '# Written by the build. Include it in the server block.',
    `set $site_policy "${policy(plain)}";`,
    `set $site_sharing "${of(PAGE, 'Cross-Origin-Resource-Policy')}";`,
    `set $site_caching "${of(PAGE, 'Cache-Control')}";`,
    'set $site_hsts "";',
    `if ($https) { set $site_policy "${policy(secure)}"; }`,
    ...(hsts ? [`if ($https) { set $site_hsts "${hsts}"; }`] : []),
    `if ($uri ~* "\\.svg$") { set $site_policy "${of(PICTURE, 'Content-Security-Policy')}"; }`,
    `if ($uri ~ "^/og/") { set $site_sharing "${of(SHARE, 'Cross-Origin-Resource-Policy')}"; }`,
    `if ($uri ~ "^/_astro/") { set $site_caching "${of(ASSET, 'Cache-Control')}"; }`,
    ...Object.entries(common).map(([name, value]) => add(name, value)),
    add('Content-Security-Policy', '$site_policy'),
    add('Cross-Origin-Resource-Policy', '$site_sharing'),
    add('Cache-Control', '$site_caching'),
    // nginx leaves out a header whose value is empty.
    add('Strict-Transport-Security', '$site_hsts'),
    '',
  ].join('\n');
}

/**
 * The same headers for Caddy, to be imported after a request has found its file. Its matchers exclude each other, so that no value
 * depends on the order in which Caddy sorts them.
 */
export function caddyFile(options: Options): string {
  const of = (pathname: string, name: string, secure = true) =>
    `${name} "${kindHeaders(pathname, { ...options, secure })[name] ?? ''}"`;
  const { 'Strict-Transport-Security': hsts, ...common } = commonHeaders(overHttps(options));
  const [policy, sharing, caching] = [
    'Content-Security-Policy',
    'Cross-Origin-Resource-Policy',
    'Cache-Control',
  ] as const;
  return [
    '# Written by the build. Import it where the file that is sent is known.',
    '@site_https protocol https',
    '@site_page expression `!path("*.svg") && protocol("https")`',
    '@site_http_page expression `!path("*.svg") && protocol("http")`',
    '@site_svg path *.svg',
    '@site_share path /og/*',
    '@site_unshared not path /og/*',
    '@site_asset path /_astro/*',
    '@site_changing not path /_astro/*',
    ...Object.entries(common).map(([name, value]) => `header ${name} "${value}"`),
    ...(hsts ? [`header @site_https Strict-Transport-Security "${hsts}"`] : []),
    `header @site_page ${of(PAGE, policy)}`,
    `header @site_http_page ${of(PAGE, policy, false)}`,
    `header @site_svg ${of(PICTURE, policy)}`,
    `header @site_share ${of(SHARE, sharing)}`,
    `header @site_unshared ${of(PAGE, sharing)}`,
    `header @site_asset ${of(ASSET, caching)}`,
    `header @site_changing ${of(PAGE, caching)}`,
    '',
  ].join('\n');
}

/** The pages of a built site by their paths, without home and the 404 page, which has no address of its own. */
async function pagesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.html$/.test(name));
  const pages = names.map((name) => `/${name.replace(/\.html$/, '')}`);
  return pages.filter((page) => page !== '/index' && page !== '/404').toSorted();
}

/**
 * Writes what hosts read beside the pages: the headers in three notations, the pages' spelling in two, and for GitHub Pages a sign that folders
 * that begin with `_` belong to the site.
 * @param folder the built site
 */
export async function writeHostingFiles(folder: string, options: Options): Promise<void> {
  const pages = await pagesIn(folder);
  const files = {
    _headers: headersFile(options),
    '_headers.nginx': nginxFile(options),
    '_headers.caddy': caddyFile(options),
    '_pages.nginx': nginxSpelling(pages),
    '_pages.caddy': caddySpelling(pages),
    '.nojekyll': '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}
