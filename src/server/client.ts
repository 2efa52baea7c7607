import type { IncomingMessage } from 'node:http';
import type { PolicyOptions } from '../policy/headers.ts';
import type { Settings } from '../settings/settings.ts';
import { canonicalAddress, isLoopback } from './address.ts';

type Trust = Pick<Settings, 'trustProxy'>;

/** The last entry of a list header: the one that the proxy in front of us wrote, whatever a client claimed before. */
const lastOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .findLast(Boolean) ?? '';

/** The client that our proxy names, if there is one; `undefined` when what it names is no address. */
function forwardedFor({ headers }: IncomingMessage): string | undefined {
  return canonicalAddress(lastOf(String(headers['x-forwarded-for'])));
}

function ownAddress({ socket }: IncomingMessage): string {
  return canonicalAddress(socket.remoteAddress ?? '') ?? '';
}

/**
 * The address of whoever sent a request: with a trusted proxy the one that the proxy saw, never one that the client
 * claims. What is no address counts as the proxy's own.
 * @param settings.trustProxy whether the connection comes from a reverse proxy of ours
 */
export function clientAddress(request: IncomingMessage, { trustProxy }: Trust): string {
  return (trustProxy ? forwardedFor(request) : undefined) ?? ownAddress(request);
}

/** Whether a program on this machine asks, and not a proxy for somebody. */
export function isLocal(request: IncomingMessage, { trustProxy }: Trust): boolean {
  const isForwarded = trustProxy && request.headers['x-forwarded-for'] !== undefined;
  return isLoopback((isForwarded ? forwardedFor(request) : ownAddress(request)) ?? '');
}

/** Whether the visitor reads the site over HTTPS, which only a proxy in front can offer. */
function isSecure(request: IncomingMessage, { trustProxy }: Trust): boolean {
  return trustProxy && lastOf(String(request.headers['x-forwarded-proto'] ?? '')) === 'https';
}

/** What the security headers of an answer to this request depend on. */
export function policyOptions(
  request: IncomingMessage,
  settings: Pick<Settings, 'emailjs' | 'vitals' | 'hsts' | 'trustProxy'>,
): PolicyOptions {
  const { emailjs, vitals, hsts } = settings;
  return {
    mailOrigin: emailjs?.origin,
    vitalsOrigin: vitals?.origin,
    hsts,
    secure: isSecure(request, settings),
  };
}

/** Whether a browser is leaving its page for the answer, so that the answer must be a page. */
export function isNavigation(request: IncomingMessage): boolean {
  const mode = request.headers['sec-fetch-mode'];
  return mode === undefined ? /text\/html/i.test(request.headers.accept ?? '') : mode === 'navigate';
}
