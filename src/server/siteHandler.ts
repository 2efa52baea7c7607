import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import { isSecure } from './gate.ts';
import { fileHeaders } from './headers.ts';
import { withReference } from './pages.ts';
import { openSite } from './static.ts';

/**
 * Makes the handler that serves the built site: one address per page, our own 404 page for any other.
 * @throws when the folder of the build is missing
 */
export function createSiteHandler(settings: Settings) {
  const site = openSite(settings.distDir);

  async function sendReceived(response: ServerResponse, file: string, ref: string): Promise<void> {
    const html = await readFile(path.join(settings.distDir, file), 'utf8');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(withReference(html, ref));
  }

  /**
   * Answers one request.
   * @param pathname the address's path, still encoded
   * @param query what follows its question mark
   */
  return async (request: IncomingMessage, response: ServerResponse, pathname: string, query: string) => {
    const policy = { mailOrigin: settings.emailjs?.origin, secure: isSecure(request, settings) };
    for (const [name, value] of Object.entries(fileHeaders(pathname, policy)))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain', Connection: 'close' });
      response.end('Method Not Allowed');
      return;
    }
    const target = site.resolve(pathname);
    const ref = new URLSearchParams(query).get('ref');
    if (target && 'redirect' in target) {
      response.writeHead(308, { Location: target.redirect + (query && `?${query}`) });
      response.end();
    } else if (target?.file === '/enquiryreceived.html' && ref) {
      await sendReceived(response, target.file, ref);
    } else if (target && target.file !== '/404.html') {
      site.send(request, response, target.file);
    } else {
      // A missing script must not be kept for a year.
      response.setHeader('Cache-Control', 'no-cache');
      site.send(request, response, '/404.html', 404);
    }
  };
}
