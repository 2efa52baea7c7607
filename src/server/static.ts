import { readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { codingFor } from './coding.ts';
import { isUnchanged } from './unchanged.ts';

const CHARSET = /^(?:text\/|image\/svg|application\/(?:manifest\+)?json)/;
/** Instructions for static hosts and compressed siblings are no pages. */
const HIDDEN = /^\/_(?:headers|pages)(?:\.|$)|^\/_redirects$|\.(?:br|gz)$|\/\.(?!well-known\/)/;
const TYPES: Record<string, string> = { '.xml': 'application/xml; charset=utf-8', '.ico': 'image/x-icon' };

/** What an address leads to: a file of the site, another address, or nothing. */
export type Target = { file: string } | { redirect: string } | undefined;

/** The built site as one folder. `resolve` never touches the disk, so no address can leave the folder. */
export interface Site {
  resolve(pathname: string): Target;
  send(request: IncomingMessage, response: ServerResponse, file: string, status?: number): void;
}

/** Lists the files under a folder as addresses, hidden ones too; a symbolic link is no file of the site. */
function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Set(files.map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`));
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

function openOnce(folder: string) {
  const all = listFiles(folder);
  const files = new Set([...all].filter((address) => !HIDDEN.test(address)));
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, address) {
      const extension = path.extname(address);
      if (TYPES[extension]) response.setHeader('Content-Type', TYPES[extension]);
    },
  });
  const pageOf = (address: string) =>
    [`${address}.html`, `${address}/index.html`].find((file) => files.has(file));
  const pages = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length));
  /** Each page's own spelling by the one in small letters. */
  const spelling = new Map(pages.map((address) => [address.toLowerCase(), address]));
  spelling.delete('/404');

  function resolve(pathname: string): Target {
    const address = decode(pathname);
    if (address === undefined) return undefined;
    if (address === '/') return files.has('/index.html') ? { file: '/index.html' } : undefined;
    // Only addresses of our own list are ever redirected to, so nothing can lead to another site.
    const clean = address.replace(/(?:\/index)?(?:\.html|\/+)?$/, '');
    if (clean === '') return { redirect: '/' };
    const file = clean !== address ? undefined : files.has(address) ? address : pageOf(address);
    if (file !== undefined) return { file };
    const page = pageOf(clean) ? clean : spelling.get(clean.toLowerCase());
    return page === undefined ? undefined : { redirect: encodeURI(page) };
  }
  return { resolve, serve, has: (address: string) => all.has(address) };
}

/**
 * Opens the built site. When a new build replaces the folder, the next request sees the new one.
 * @param folder the folder of the build
 * @throws when the folder does not exist
 */
export function openSite(folder: string): Site {
  const identity = () => statSync(folder, { throwIfNoEntry: false });
  let seen = identity();
  let site = openOnce(folder);
  const refresh = () => {
    const now = identity();
    if (now && (now.ino !== seen?.ino || now.mtimeMs !== seen.mtimeMs)) {
      site = openOnce(folder);
      seen = now;
    }
  };
  return {
    resolve(pathname) {
      refresh();
      return site.resolve(pathname);
    },
    send(request, response, file, status = 200) {
      const asked = { ...request.headers };
      // What sirv does not read as it is meant: it knows no weights, no lists of tags, and ranges of the simplest kind.
      request.headers['accept-encoding'] = codingFor(String(asked['accept-encoding'] ?? ''), (ending) =>
        site.has(file + ending),
      );
      delete request.headers['if-none-match'];
      // Ranges are not offered: no file of the site is large.
      delete request.headers.range;
      request.url = encodeURI(file);
      response.once('pipe', (source: Readable) => {
        // A build that replaces the folder in this moment must cost one connection, not the server.
        source.once('error', () => response.destroy());
        if (request.method !== 'HEAD' && response.statusCode !== 304) return;
        source.destroy();
        response.end();
      });
      const writeHead = response.writeHead.bind(response) as (
        code: number,
        headers?: object,
      ) => ServerResponse;
      response.writeHead = ((code: number, headers: Record<string, string> = {}) => {
        const { ETag = '', 'Last-Modified': modified = '' } = headers;
        if (code === 200 && status === 200 && isUnchanged(asked, ETag, modified))
          return writeHead(304, { ETag });
        const type = String(headers['Content-Type'] ?? '') || 'application/octet-stream';
        const charset = CHARSET.test(type) && !type.includes('charset') ? '; charset=utf-8' : '';
        return writeHead(code === 200 ? status : code, { ...headers, 'Content-Type': type + charset });
      }) as typeof response.writeHead;
      site.serve(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/plain' });
        response.end('Not found');
      });
    },
  };
}
