/** One year: names under /_astro/ carry a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * A picture never runs anything, not even one that is opened at its own address, where it would share the site's
 * origin with the drafts in storage. `<img>` does not look at this policy.
 */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What the headers depend on. */
export interface PolicyOptions {
  /** The e-mail provider's origin, when one is configured. */
  mailOrigin?: string | undefined;
  /** The origin that pages report visits to, where it is not the site's own. */
  vitalsOrigin?: string | undefined;
  /** The value of Strict-Transport-Security; none when the owner switched it off. */
  hsts: string | undefined;
  /** Whether the page is read over HTTPS; on http://localhost HSTS and upgrades would break it. */
  secure: boolean;
}

const spaced = (origin: string | undefined) => (origin ? ` ${origin}` : '');

/**
 * The directives that each page carries in its own `<meta>`, beside the script and style hashes that the build adds.
 * @param mailOrigin the e-mail provider's origin, when one is configured
 * @param vitalsOrigin the origin that pages report visits to, when it is not the site's own
 */
export function pageDirectives(mailOrigin?: string, vitalsOrigin?: string) {
  const [mail, vitals] = [spaced(mailOrigin), spaced(vitalsOrigin)];
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${mail}${vitals}`,
    `form-action 'self'${mail}`,
    "base-uri 'none'",
    "object-src 'none'",
  ] as const;
}

/**
 * The policy that belongs to every page beside its own `<meta>`. It holds what needs no hash, and names neither
 * default-src, script-src nor style-src: both are enforced, so this one must not be the stricter.
 */
function pagePolicy({ mailOrigin, vitalsOrigin, secure }: PolicyOptions): string {
  const mail = spaced(mailOrigin);
  return [
    `connect-src 'self'${mail}${spaced(vitalsOrigin)}`,
    `form-action 'self'${mail}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The headers that are the same for every address, whatever lies there. */
export function commonHeaders({ hsts, secure }: PolicyOptions): Record<string, string> {
  return {
    ...(secure && hsts ? { 'Strict-Transport-Security': hsts } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  };
}

/** The headers whose value depends on the address; each kind of file has a value for every one of them. */
export function kindHeaders(pathname: string, options: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': /\.svg$/i.test(pathname) ? SVG_POLICY : pagePolicy(options),
    // Share images are shown by other sites' pages.
    'Cross-Origin-Resource-Policy': pathname.startsWith('/og/') ? 'cross-origin' : 'same-origin',
    // `no-cache` asks again each time and, unlike no-store, keeps the back button instant.
    'Cache-Control': pathname.startsWith('/_astro/') ? IMMUTABLE : 'no-cache',
  };
}

/**
 * The headers of one file of the site.
 * @param pathname the address's path, decoded
 */
export function fileHeaders(pathname: string, options: PolicyOptions): Record<string, string> {
  return { ...commonHeaders(options), ...kindHeaders(pathname, options) };
}

/** The headers of an answer that is no file of the site, and that nobody may keep. */
export function securityHeaders(options: PolicyOptions): Record<string, string> {
  return { ...fileHeaders('/', options), 'Cache-Control': 'no-store' };
}
