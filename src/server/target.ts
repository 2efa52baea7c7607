import type { IncomingMessage } from 'node:http';

/** A scheme and a host before the path, which is kept to the letter: what is wrong with it is for others to say. */
const WHOLE = /^https?:\/\/([^/?#]+)([^]*)$/i;

/** What a request asks for: a path, still encoded, and what follows its question mark. */
export interface RequestTarget {
  pathname: string;
  query: string;
}

/**
 * Reads what a request asks for. A client may write the whole address, as to a proxy (RFC 9112, 3.2.2); the host in it
 * counts then, and takes the place of the one in the header.
 */
export function readTarget(request: IncomingMessage): RequestTarget {
  const { url = '/', headers } = request;
  const [, host, rest = url] = WHOLE.exec(url) ?? [];
  if (host !== undefined) headers.host = host;
  const [pathname = '', ...query] = rest.split('?');
  return { pathname: pathname || '/', query: query.join('?') };
}
