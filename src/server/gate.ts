import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Settings } from '../settings.ts';
import { FORM_BODY_BYTES, JSON_BODY_BYTES } from './limits.ts';
import { Refusal } from './refusal.ts';

const METHODS = 'POST, OPTIONS';
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** The two addresses of the e-mail protocol: one takes JSON, one a form. */
export type Body = 'json' | 'form';
export const BODY_BYTES: Record<Body, number> = { json: JSON_BODY_BYTES, form: FORM_BODY_BYTES };
type Trust = Pick<Settings, 'trustProxy'>;
type Hosts = Pick<Settings, 'siteHost' | 'host' | 'allowedHosts' | 'trustProxy'>;

const lastOf = (list: string) => list.split(',').at(-1)?.trim() ?? '';

/**
 * The address of whoever sent a request: with a trusted proxy the one that the proxy saw, never one that the client claims.
 * @param settings.trustProxy whether the connection comes from a reverse proxy of ours
 */
export function clientAddress(request: IncomingMessage, { trustProxy }: Trust): string {
  const forwarded = request.headers['x-forwarded-for'];
  if (trustProxy && forwarded) return lastOf(String(forwarded));
  return request.socket.remoteAddress ?? '';
}

/** Whether the visitor reads the site over HTTPS, which only a proxy in front can offer. */
export function isSecure(request: IncomingMessage, { trustProxy }: Trust): boolean {
  return trustProxy && lastOf(String(request.headers['x-forwarded-proto'] ?? '')) === 'https';
}

/** Whether a browser is leaving its page for the answer, so that the answer must be a page. */
export function isNavigation(request: IncomingMessage): boolean {
  const mode = request.headers['sec-fetch-mode'];
  return mode === undefined ? /text\/html/i.test(request.headers.accept ?? '') : mode === 'navigate';
}

function hostName(host: string): string {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  } catch {
    return '';
  }
}

/** A name that somebody pointed at this machine must not become an origin of ours; a bare address has no name to point. */
function isOurHost(host: string, settings: Hosts): boolean {
  const name = hostName(host);
  const ours = ['localhost', settings.siteHost, settings.host, ...settings.allowedHosts];
  return isIP(name) > 0 || ours.includes(name);
}

function isOurOrigin(request: IncomingMessage, settings: Hosts): boolean {
  const { origin, host = '' } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return site === 'same-origin' || LOOPBACK.test(clientAddress(request, settings));
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/**
 * Checks everything that can be known before an enquiry's body is read: method, host, origin, type, announced size.
 * @returns true when the request may be read on, false when it was an `OPTIONS` question, answered with 204
 * @throws Refusal with 405, 421, 403, 415 or 413
 */
export function checkRequest(request: IncomingMessage, body: Body, settings: Hosts): boolean {
  if (request.method !== 'POST' && request.method !== 'OPTIONS') {
    throw new Refusal(405, 'Method Not Allowed', { Allow: METHODS });
  }
  const { host = '' } = request.headers;
  if (!isOurHost(host, settings)) {
    throw new Refusal(
      421,
      'This address does not belong to the site. Its keeper can add it to ALLOWED_HOSTS.',
    );
  }
  if (!isOurOrigin(request, settings))
    throw new Refusal(403, 'Enquiries are taken from pages of this site only');
  if (request.method === 'OPTIONS') return false;

  const type = body === 'json' ? JSON_TYPE : FORM_TYPE;
  if (!type.test(request.headers['content-type'] ?? '')) throw new Refusal(415, 'Unsupported Media Type');
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES[body])
    throw new Refusal(413, 'Content Too Large');
  return true;
}
