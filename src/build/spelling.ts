/**
 * The addresses of pages however they are spelt, for nginx, to be included in a `server` block: an address in other
 * small and capital letters is redirected for good to the page's own, its query kept.
 * @param pages the pages' paths with their slash, of letters, digits, `_` and `-`; home is none of them
 */
export function nginxSpelling(pages: readonly string[]): string {
  return [
    '# Written by the build. Include it in the server block.',
    'set $site_page $uri;',
    ...pages.map((page) => `if ($uri ~* "^${page}$") { set $site_page "${page}"; }`),
    'if ($site_page != $uri) { return 301 $site_page$is_args$args; }',
    '',
  ].join('\n');
}

/**
 * The same for Caddy, to be imported before a request looks for its file. Of Caddy's matchers `path` takes every
 * spelling and `path_regexp` only the one that is written.
 */
export function caddySpelling(pages: readonly string[]): string {
  return [
    '# Written by the build. Import it before the file that is sent is looked for.',
    ...pages.flatMap((page, at) => [
      `@site_page_${at} {`,
      `    path ${page}`,
      `    not path_regexp ^${page}$`,
      '}',
      `redir @site_page_${at} ${page} permanent`,
    ]),
    '',
  ].join('\n');
}
