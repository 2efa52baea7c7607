import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { testWords } from '../../words/testing/testWords.ts';
import type { Parts } from '../server.ts';
import { createServer } from '../server.ts';

/** A new empty folder of the system's temporary files, which goes with everything in it when the test has ended. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A small built site: two pages, the received page, the 404 page, an asset. */
export async function builtSite(): Promise<string> {
  const folder = await temporaryFolder();
  const page = (title: string) =>
    `<!doctype html><title>${title}</title>${'<p>A page of the site.</p>'.repeat(60)}`;
  const files: Record<string, string> = {
    'index.html': page('Home'),
    'EA8places.html': page('Eight places'),
    'enquiryreceived.html':
      '<!doctype html><p data-enquiry-line hidden>Reference <strong data-enquiry-ref></strong></p>',
    '404.html': page('Not found'),
    _headers: '/*\n  X-Secret: 1\n',
    '_headers.nginx': 'add_header X-Secret 1;',
    '_headers.caddy': 'header X-Secret 1',
    '_pages.nginx': '',
    '.nojekyll': '',
    '.words.json': JSON.stringify(testWords),
    '_astro/app.4f2a.js': 'console.log(1)',
    'og/home.png': 'png',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site.webmanifest': '{}',
    'robots.txt': 'User-agent: *',
    'rss.xml': '<rss/>',
    'picture.avif': 'avif',
    'font.woff2': 'woff2',
    'guide.pdf': 'pdf',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

export interface Running {
  port: number;
  settings: Settings;
  /** The lines the server logged so far. */
  log: string[];
  close(): Promise<void>;
}

/** Starts a server on a free port with folders of its own, and stops it after the test. */
export async function startServer(change: Partial<Settings> = {}, parts: Parts = {}): Promise<Running> {
  const settings: Settings = {
    ...readSettings({}),
    port: 0,
    rate: 1_000_000,
    distDir: change.distDir ?? (await builtSite()),
    outboxDir: change.outboxDir ?? path.join(await temporaryFolder(), 'outbox'),
    ...change,
  };
  const log: string[] = [];
  const server = await createServer(settings, { log: (line) => log.push(line), ...parts });
  const port = await server.listen();
  onTestFinished(() => server.close());
  return { port, settings, log, close: () => server.close() };
}
