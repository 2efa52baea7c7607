import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { RECEIVED } from '../routes.ts';
import type { Settings } from '../settings/settings.ts';
import { policyOptions } from './client.ts';
import { fileHeaders } from '../policy/headers.ts';
import { quote } from './logLine.ts';
import { withReference } from './pages.ts';
import { openSite } from './static.ts';

/**
 * Makes the handler that serves the built site: one address per page, our own 404 page for any other.
 * @throws when the folder of the build is missing
 */
export function createSiteHandler(settings: Settings, log: (line: string) => void) {
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
    const target = site.resolve(pathname);
    // What is sent decides, not how its address is spelt: '/a%2Esvg' is a picture, and a missing one is our 404 page.
    const file = target && 'file' in target ? target.file : '/404.html';
    for (const [name, value] of Object.entries(fileHeaders(file, policyOptions(request, settings))))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      log(`page 405 (method ${quote(request.method)})`);
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain', Connection: 'close' });
      response.end('Method Not Allowed');
      return;
    }
    const ref = new URLSearchParams(query).get('ref');
    if (target && 'redirect' in target) {
      response.writeHead(308, { Location: target.redirect + (query && `?${query}`) });
      response.end();
    } else if (target?.file === `${RECEIVED}.html` && ref) {
      await sendReceived(response, target.file, ref);
    } else if (target && target.file !== '/404.html') {
      site.send(request, response, target.file);
    } else {
      site.send(request, response, '/404.html', 404);
    }
  };
}
