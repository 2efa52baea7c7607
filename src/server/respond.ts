import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '../policy/headers.ts';
import type { Settings } from '../settings/settings.ts';
import { endUnread, isUnread } from './body.ts';
import { policyOptions } from './client.ts';

/** An answer to what a page has sent. */
export interface Answer {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

/**
 * Answers a request that may carry a body, read to its end or not: text, unless `headers` say another type.
 * @param settings what the security headers depend on
 */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text, headers = {} }: Answer,
  settings: Settings,
): void {
  // What was not read cannot be told from the next request on the same connection.
  const closing = isUnread(request) ? { Connection: 'close' } : {};
  const body = Buffer.from(text);
  response.writeHead(status, {
    ...securityHeaders(policyOptions(request, settings)),
    'Content-Type': 'text/plain; charset=utf-8',
    ...(status === 204 ? {} : { 'Content-Length': body.length }),
    ...closing,
    ...headers,
  });
  endUnread(request, response, body);
}
