import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { findProgram } from '../../../.toolchain/proxies.mjs';
import { ROOT } from '../../settings/settings.ts';
import { freePort } from './freePort.ts';
import type { Answer } from './requests.ts';
import { temporaryFolder } from './startServer.ts';

export type Proxy = 'nginx' | 'caddy';
/** The name that the recipes give the site. */
export const NAME = 'www.zurura.example';

/** A block of the README, without the line that names it. @throws when there is none */
export function recipe(proxy: Proxy, kind: 'proxy' | 'files'): string {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const block = new RegExp(`^\`\`\`${proxy}\n# ${kind}\n([^]*?)^\`\`\`$`, 'm').exec(readme)?.[1];
  if (block === undefined) throw new Error(`README.md has no ${proxy} block that begins with "# ${kind}"`);
  return block;
}

/** Puts a test's own value in the place of the README's. @throws when the README does not say that */
function put(text: string, said: string, value: string): string {
  if (!text.includes(said)) throw new Error(`the recipe in README.md does not say "${said}"`);
  return text.replaceAll(said, value);
}

async function configureNginx(folder: string, text: string, port: number): Promise<string[]> {
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'cert.pem');
  const subject = [
    '-subj',
    `/CN=${NAME}`,
    '-days',
    '2',
    '-nodes',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
  ];
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  let block = put(text, 'listen 80;', `listen 127.0.0.1:${await freePort()};`);
  block = put(block, 'listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`);
  block = put(block, '/etc/ssl/zurura/fullchain.pem', certificate);
  block = put(block, '/etc/ssl/zurura/privkey.pem', key);
  // Everything that nginx would write elsewhere; its table of types is the system's.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const http = ['include /etc/nginx/mime.types;', 'access_log off;', ...temporary, block].join('\n');
  const main = `${user} daemon off; pid ${folder}/pid; error_log stderr warn;\nevents {}\nhttp {\n${http}}\n`;
  const file = path.join(folder, 'nginx.conf');
  // A path without a folder is the system's own, which lies beside its configuration.
  await writeFile(file, main.replaceAll('include mime.types;', 'include /etc/nginx/mime.types;'));
  return ['-p', folder, '-e', 'stderr', '-c', file];
}

async function configureCaddy(folder: string, text: string, port: number): Promise<string[]> {
  const site = `https://${NAME}:${port} {\n    bind 127.0.0.1\n    tls internal\n`;
  const global = `{\n    admin off\n    skip_install_trust\n    auto_https disable_redirects\n    storage file_system ${folder}/data\n}\n`;
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, global + put(text, `${NAME} {\n`, site));
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

/** Asks for a page of the site as a browser that reaches it over HTTPS. */
export function askSite(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  body?: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', port, path: target, servername: NAME, rejectUnauthorized: false, agent: false },
      ...{ method: body ? 'POST' : 'GET', headers: { Host: NAME, ...headers } },
    };
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers: got } = response;
        resolve({ status: statusCode, headers: got, text: Buffer.concat(chunks).toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * Runs a block of the README with a real nginx or Caddy, on a free port of this machine, and ends it after the test.
 * @param change what the block says to what this test has instead
 * @returns the port, where HTTPS is spoken
 */
export async function runRecipe(
  proxy: Proxy,
  kind: 'proxy' | 'files',
  change: Record<string, string>,
): Promise<number> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'data'));
  const port = await freePort();
  const text = Object.entries(change).reduce(
    (block, [said, value]) => put(block, said, value),
    recipe(proxy, kind),
  );
  const configure = proxy === 'nginx' ? configureNginx : configureCaddy;
  const args = await configure(folder, text, port);
  const child: ChildProcess = spawn(findProgram(proxy) ?? proxy, args, {
    env: { ...process.env, HOME: folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)));
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${proxy} ended with ${code}:\n${output}`)));
  });
  ended.catch(() => undefined);
  onTestFinished(async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
  });
  const isUp = () =>
    askSite(port, '/').then(
      () => true,
      () => false,
    );
  while (!(await Promise.race([isUp(), ended]))) await new Promise((resolve) => setTimeout(resolve, 50));
  return port;
}
