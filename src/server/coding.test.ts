import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compress } from '../build/testing/compress.ts';
import { ask } from './testing/requests.ts';
import { builtSite, startServer } from './testing/startServer.ts';

async function startCompressed(): Promise<number> {
  const distDir = await builtSite();
  await appendFile(path.join(distDir, '_astro/app.4f2a.js'), ';console.log(2)'.repeat(60));
  await compress(distDir);
  return (await startServer({ distDir })).port;
}

async function codingOf(port: number, accepted: string | undefined, address: string): Promise<string> {
  const headers: Record<string, string> = accepted === undefined ? {} : { 'Accept-Encoding': accepted };
  const answer = await ask(port, { path: address, headers });
  expect(answer.headers.vary).toBe('Accept-Encoding');
  const { 'content-encoding': coding = 'identity' } = answer.headers;
  if (coding === 'identity') expect(answer.text).toMatch(/console\.log|<title>/);
  return coding;
}

describe('of what a client accepts', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['*', 'br'],
    ['gzip, deflate', 'gzip'],
    ['X-GZIP', 'gzip'],
    ['BR', 'br'],
    ['GZIP', 'gzip'],
    [undefined, 'identity'],
    ['', 'identity'],
    ['deflate, zstd', 'identity'],
    ['brotli, gzipped', 'identity'],
    // Of several the one that it likes best.
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.5, *;q=0.8', 'br'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['br;q=0.001', 'br'],
    // What weighs nothing cannot be read.
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, BR;Q=0', 'gzip'],
    [' br ; q=0.000 ,gzip ; q=0.5 ', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['br;q=nothing, gzip', 'gzip'],
    // Nothing that there is: 12.4.1 lets the field be disregarded.
    ['*;q=0', 'identity'],
    ['identity;q=0', 'identity'],
  ])('%s, it is sent %s', async (accepted, coding) => {
    const port = await startCompressed();
    for (const address of ['/', '/_astro/app.4f2a.js', '/nope'])
      expect(await codingOf(port, accepted, address), address).toBe(coding);
  });

  it('only what there is', async () => {
    const { port } = await startServer();
    expect(await codingOf(port, 'br, gzip', '/')).toBe('identity');
  });
});

it('no range of a compressed form is sent, so no length of one can be wrong', async () => {
  const port = await startCompressed();
  const headers = { 'Accept-Encoding': 'br' };
  const whole = await ask(port, { headers });
  for (const Range of ['bytes=0-3', 'bytes=-5', 'bytes=2-', 'bytes=0-1,4-5', 'bytes=999999-', 'lines=1-2']) {
    const answer = await ask(port, { headers: { ...headers, Range, 'If-Range': whole.headers.etag ?? '' } });
    expect([answer.status, answer.text, answer.headers['content-range']], Range).toEqual([
      200,
      whole.text,
      undefined,
    ]);
    expect(answer.headers['content-length'], Range).toBe(whole.headers['content-length']);
  }
});
