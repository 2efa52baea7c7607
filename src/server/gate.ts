import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Settings } from '../settings/settings.ts';
import { isLocal } from './client.ts';
import { FORM_BODY_BYTES, JSON_BODY_BYTES } from './limits.ts';
import { quote } from './logLine.ts';
import { HttpError } from './httpError.ts';

const METHODS = 'POST, OPTIONS';
const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** The two addresses of the e-mail protocol: one takes JSON, one a form. */
export type Body = 'json' | 'form';
export const BODY_BYTES: Record<Body, number> = { json: JSON_BODY_BYTES, form: FORM_BODY_BYTES };
type Hosts = Pick<Settings, 'siteUrl' | 'siteHost' | 'host' | 'allowedHosts' | 'trustProxy'>;

function hostName(host: string): string {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  } catch {
    return '';
  }
}

const isLocalName = (name: string) =>
  isIP(name.replace(/^\[|\]$/g, '')) > 0 || /(?:^|\.)localhost$/.test(name);

/** A name that somebody pointed at this machine must not become an origin of ours; a bare address has no name to point. */
export function isOurHost(host: string, settings: Hosts): boolean {
  const name = hostName(host);
  const ours = ['localhost', settings.siteHost, settings.host, ...settings.allowedHosts];
  return isIP(name) > 0 || ours.includes(name);
}

/**
 * Whether a page is one of ours by the names in `SITE_URL` and `ALLOWED_HOSTS`, whatever Host a proxy writes. Anybody's
 * program may listen on another port, or on a name that every machine has: those count only as `SITE_URL` says.
 */
function isNamedOrigin(origin: string, { siteUrl, siteHost, allowedHosts }: Hosts): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const isPublic = /^https?:$/.test(page.protocol) && page.port === '' && !isLocalName(page.hostname);
  return page.origin === siteUrl || (isPublic && [siteHost, ...allowedHosts].includes(page.hostname));
}

/** @returns why the page that an enquiry comes from is not ours, or undefined when it is */
function originFault(request: IncomingMessage, settings: Hosts): string | undefined {
  const { origin, host = '', 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return `Sec-Fetch-Site is ${quote(String(site))}`;
  if (origin === undefined) {
    if (site === 'same-origin' || isLocal(request, settings)) return undefined;
    return 'no Origin, and the request does not come from this machine';
  }
  if (isNamedOrigin(origin, settings)) return undefined;
  if (URL.canParse(origin) && new URL(origin).host === host.toLowerCase()) return undefined;
  return `Origin ${quote(origin)} is neither that of Host ${quote(host)} nor in SITE_URL or ALLOWED_HOSTS`;
}

/**
 * Checks whether a request comes from a page of this site.
 * @throws HttpError with 421 or 403, its reason naming the header that was wrong
 */
export function checkSender(request: IncomingMessage, settings: Hosts): void {
  const { headers } = request;
  // A page cannot choose its Origin, so one of ours vouches for any Host; without it a rebound name would pass.
  if (!isNamedOrigin(headers.origin ?? '', settings) && !isOurHost(headers.host ?? '', settings)) {
    throw new HttpError(
      421,
      'This address does not belong to the site. Its keeper can add it to ALLOWED_HOSTS.',
      {},
      [],
      `Host ${quote(headers.host)} is neither in SITE_URL nor in ALLOWED_HOSTS`,
    );
  }
  const fault = originFault(request, settings);
  if (fault) throw new HttpError(403, 'Enquiries are taken from pages of this site only', {}, [], fault);
}

/**
 * Checks everything that can be known before an enquiry's body is read: method, host, origin, type, announced size.
 * @returns true when the request may be read on, false when it was an `OPTIONS` question, answered with 204
 * @throws HttpError with 405, 421, 403, 415 or 413, its reason naming the header that was wrong
 */
export function checkRequest(request: IncomingMessage, body: Body, settings: Hosts): boolean {
  const { method = '', headers } = request;
  const refuse = (status: number, text: string, reason: string, more: Record<string, string> = {}) =>
    new HttpError(status, text, more, [], reason);
  if (method !== 'POST' && method !== 'OPTIONS')
    throw refuse(405, 'Method Not Allowed', `method ${quote(method)}`, { Allow: METHODS });
  checkSender(request, settings);
  if (method === 'OPTIONS') return false;

  const { 'content-type': type, 'content-length': length } = headers;
  if (!(body === 'json' ? JSON_TYPE : FORM_TYPE).test(type ?? ''))
    throw refuse(415, 'Unsupported Media Type', `Content-Type ${quote(type)}`);
  if (Number(length ?? 0) > BODY_BYTES[body])
    throw refuse(413, 'Content Too Large', `Content-Length ${quote(length)} is over ${BODY_BYTES[body]}`);
  return true;
}
