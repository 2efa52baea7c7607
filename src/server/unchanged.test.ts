import { describe, expect, it } from 'vitest';
import { compress } from '../build/testing/compress.ts';
import { ask, send, TRIP } from './testing/requests.ts';
import { builtSite, startServer } from './testing/startServer.ts';

const FILES = ['/', '/EA8places', '/enquiryreceived', '/_astro/app.4f2a.js', '/favicon.svg', '/guide.pdf'];
const CODINGS = ['br', 'gzip', 'identity'];
const LATE = 'Fri, 31 Dec 2088 23:59:59 GMT';

async function start(): Promise<number> {
  const distDir = await builtSite();
  await compress(distDir);
  return (await startServer({ distDir })).port;
}

describe('a client that has a file', () => {
  it.each<[string, (tag: string) => string]>([
    ['its tag', (tag) => tag],
    ['its tag, strong', (tag) => tag.replace('W/', '')],
    ['a list', (tag) => `"other", W/"a, b" ,${tag},"x"`],
    ['a list without blanks', (tag) => `W/"other",${tag}`],
    ['anything', () => '*'],
    ['anything, with blanks', () => ' * '],
  ])('is told so, naming %s', async (_, tagsOf) => {
    const port = await start();
    for (const address of FILES)
      for (const coding of CODINGS) {
        const accept = { 'Accept-Encoding': coding };
        const { headers } = await ask(port, { path: address, headers: accept });
        const asked = { ...accept, 'If-None-Match': tagsOf(headers.etag ?? '') };
        for (const method of ['GET', 'HEAD']) {
          const answer = await ask(port, { method, path: address, headers: asked });
          expect([answer.status, answer.text], `${method} ${address} ${coding}`).toEqual([304, '']);
          const { etag, vary, 'cache-control': caching } = headers;
          expect(answer.headers).toMatchObject({ etag, vary, 'cache-control': caching });
          expect(answer.headers).not.toHaveProperty('content-encoding');
          expect(answer.headers).not.toHaveProperty('content-type');
        }
      }
  });

  it.each<[string, (tag: string) => string]>([
    ['another tag', () => '"other"'],
    ['several others', () => '"other", W/"another"'],
    ['no tag at all', () => ''],
    ['a longer tag', (tag) => tag.replace(/"$/, '0"')],
    ['its tag without quotes', (tag) => tag.replaceAll('"', '')],
    ['a tag of one star', () => '"*"'],
  ])('is sent it again, naming %s, whenever that was', async (_, tagsOf) => {
    const port = await start();
    const { headers, text } = await ask(port, {});
    const asked = { 'If-None-Match': tagsOf(headers.etag ?? ''), 'If-Modified-Since': LATE };
    const answer = await ask(port, { headers: asked });
    expect([answer.status, answer.text]).toEqual([200, text]);
  });

  it('in another form is sent the form that it accepts now', async () => {
    const port = await start();
    const { headers } = await ask(port, { headers: { 'Accept-Encoding': 'br' } });
    const asked = { 'Accept-Encoding': 'gzip', 'If-None-Match': headers.etag ?? '' };
    expect((await ask(port, { headers: asked })).status).toBe(200);
  });
});

describe('a client that names a time', () => {
  const secondsBefore = (date: string | undefined, seconds: number) =>
    new Date(Date.parse(date ?? '') - seconds * 1000).toUTCString();

  it.each([
    ['of the file', 0, 304],
    ['after it', -60, 304],
    ['before it', 1, 200],
  ])('%s is answered', async (_, seconds, status) => {
    const port = await start();
    const since = secondsBefore((await ask(port, {})).headers['last-modified'], seconds);
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(port, { method, headers: { 'If-Modified-Since': since } });
      expect(answer.status, method).toBe(status);
    }
  });

  it.each([
    ['Friday, 31-Dec-49 23:59:59 GMT', 304],
    ['Fri Dec 31 23:59:59 2049', 304],
    ['Sun Nov  6 08:49:37 1994', 200],
    ['2049-12-31', 200],
    ['2049', 200],
    ['tomorrow', 200],
    [`${LATE}, ${LATE}`, 200],
  ])('as %s is answered %i', async (since, status) => {
    const port = await start();
    expect((await ask(port, { headers: { 'If-Modified-Since': since } })).status).toBe(status);
  });
});

describe('no condition', () => {
  const CONDITIONS = { 'If-None-Match': '*', 'If-Modified-Since': LATE };

  it('makes a missing page, another address or another method look unchanged', async () => {
    const port = await start();
    const statusOf = async (path: string, method = 'GET') =>
      (await ask(port, { path, method, headers: CONDITIONS })).status;
    expect(await statusOf('/nope')).toBe(404);
    expect(await statusOf('/ea8places')).toBe(308);
    expect(await statusOf('/EA8places', 'POST')).toBe(405);
    expect((await send(port, 'trip', TRIP, CONDITIONS)).status).toBe(200);
  });
});
