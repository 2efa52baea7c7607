import { createHash } from 'node:crypto';
import { fill } from '../browser/fill.ts';
import { ROOT, type Settings } from '../settings/settings.ts';
import { tokensOf } from '../styles/tokens.ts';
import type { ServerWords } from '../words/serverSchemas.ts';
import { HttpError } from './httpError.ts';

const token = tokensOf(ROOT);
const dusk = (name: string) => token(name, 'dark');

// The house's paper, ink and dusk, in few enough bytes to stand in the page. It fades in as every page of the site
// does; a page that does not join in would end the fade of the one before it with an error.
const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}
body{max-inline-size:36rem;margin:12vh auto;padding-inline:1.5rem;color:${token('--color-ink')};background:${token('--color-paper')}}
h1{font-family:Georgia,serif;line-height:1.2}li{margin-block:.5rem;font-weight:600}a{color:${token('--color-link')}}
@media (prefers-color-scheme:dark){body{color:${dusk('--color-ink')};background:${dusk('--color-paper')}}a{color:${dusk('--color-link')}}}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}`;

/** Stricter than the site's own policy: the page loads nothing and sends nothing. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TITLES: Record<number, keyof ServerWords['titles']> = {
  413: 'tooLong',
  422: 'wrong',
  429: 'tooMany',
  503: 'notStored',
};

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

function advice({ headers: { 'Retry-After': seconds } }: HttpError, { back, wait }: ServerWords): string {
  return seconds ? `${back} ${fill(wait, { seconds })}` : back;
}

/**
 * The page for a visitor without script whose enquiry was not accepted: what to mend, that nothing typed is lost, and
 * how else to reach the agency.
 * @returns a complete HTML document
 */
export function errorPage(error: HttpError, site: Settings['site'], words: ServerWords): string {
  const { name, email, phones } = site;
  const title = words.titles[TITLES[error.status] ?? 'other'];
  const items = error.messages.map((message) => `<li>${escape(message)}</li>`).join('');
  const calls = phones.map(
    (phone) => `<a href="tel:${escape(phone.replace(/\s/g, ''))}">${escape(phone)}</a>`,
  );
  const mail = `<a href="mailto:${escape(email)}">${escape(email)}</a>`;
  return `<!doctype html>
<html lang="${site.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(fill(words.pageTitle, { title, name }))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${items ? `<ul>${items}</ul>` : ''}
<p>${escape(advice(error, words))}</p>
<p>${escape(words.direct)} ${[...calls, mail].join(', ')}.</p>
</main>
</body>
</html>
`;
}

/**
 * Writes a reference into the built 'enquiry received' page, so that it shows without script.
 * @param html the page; its element with the attribute `data-enquiry-ref` shows the reference, the one with
 * `data-enquiry-line` around it is hidden while there is none
 * @param ref eight hex digits; anything else leaves the page as it is
 */
export function withReference(html: string, ref: string): string {
  if (!/^[0-9A-F]{8}$/.test(ref)) return html;
  return html
    .replace(/(<(\w+)\b[^>]*\bdata-enquiry-ref\b[^>]*>)[^<]*(<\/\2>)/, `$1${ref}$3`)
    .replace(/<\w+\b[^>]*\bdata-enquiry-line\b[^>]*>/, (tag) =>
      tag.replace(/\shidden(?:="[^"]*")?(?=[\s>])/, ''),
    );
}
