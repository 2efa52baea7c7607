/** One year: names under /_astro/ carry a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What the policy depends on: `mailOrigin` is the e-mail provider's origin, when one is configured. */
export interface PolicyOptions {
  mailOrigin?: string | undefined;
  secure: boolean;
}

/**
 * The directives that each page carries in its own `<meta>`, beside the script and style hashes that the build adds.
 * @param mailOrigin the e-mail provider's origin, when one is configured
 */
export function pageDirectives(mailOrigin?: string) {
  const mail = mailOrigin ? ` ${mailOrigin}` : '';
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${mail}`,
    `form-action 'self'${mail}`,
    "base-uri 'none'",
    "object-src 'none'",
  ] as const;
}

/**
 * The security headers of every answer. The policy here holds what needs no hash, and names neither default-src,
 * script-src nor style-src: it is enforced beside each page's own `<meta>` and must not be stricter than that.
 * @param options.secure whether the page is read over HTTPS; on http://localhost HSTS and upgrades would break it
 */
export function securityHeaders({ mailOrigin, secure }: PolicyOptions): Record<string, string> {
  const mail = mailOrigin ? ` ${mailOrigin}` : '';
  const policy = [
    `connect-src 'self'${mail}`,
    `form-action 'self'${mail}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  };
}

/** Headers that differ by folder. `no-cache` asks again each time and, unlike no-store, keeps the back button instant. */
const FOLDER_HEADERS: Record<string, Record<string, string>> = {
  '/_astro/': { 'Cache-Control': IMMUTABLE },
  // Share images are shown by other sites' pages.
  '/og/': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
};

/**
 * The headers of one file of the site.
 * @param pathname the address's path, decoded
 */
export function fileHeaders(pathname: string, options: PolicyOptions): Record<string, string> {
  const folder = Object.keys(FOLDER_HEADERS).find((prefix) => pathname.startsWith(prefix)) ?? '';
  return { ...securityHeaders(options), 'Cache-Control': 'no-cache', ...FOLDER_HEADERS[folder] };
}

/**
 * The text of the `_headers` file that static hosts read. A folder first detaches (`!`) what the general rule gave,
 * because such hosts join the values of two rules with a comma.
 * @param mailOrigin the e-mail provider's origin, when one is configured
 */
export function headersFile(mailOrigin?: string): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const general = { ...securityHeaders({ mailOrigin, secure: true }), 'Cache-Control': 'no-cache' };
  const folders = Object.entries(FOLDER_HEADERS).flatMap(([prefix, headers]) => [
    '',
    `${prefix}*`,
    ...Object.keys(headers).map((name) => `  ! ${name}`),
    ...lines(headers),
  ]);
  return ['/*', ...lines(general), ...folders, ''].join('\n');
}
