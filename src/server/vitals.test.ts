import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ask } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';
import { vitalsFolder } from './vitals.ts';

const OWN = { vitals: { path: '/vitals', origin: undefined } };
const REPORT = {
  ...{ route: '/EA8places', width: 'phone', connection: '3g' },
  vitals: { LCP: 1200, CLS: 0.01, INP: 80, FCP: 700, TTFB: 90 },
};
const send = (port: number, body: unknown, headers: Record<string, string> = {}, path = '/vitals') =>
  ask(port, {
    method: 'POST',
    path,
    headers: { Host: `localhost:${port}`, 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const stored = (outboxDir: string) => {
  const folder = vitalsFolder(outboxDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as unknown);
};

it('keeps a report with its day, and nothing else', async () => {
  const { port, settings } = await startServer(OWN);
  expect((await send(port, REPORT)).status).toBe(204);
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
  expect(stored(settings.outboxDir)).toEqual([{ day, ...REPORT }]);
});

it.each([
  ['no JSON', '{', 400],
  ['nothing', '', 400],
  ['a key that nobody asked for', { ...REPORT, visitor: 'Amina' }, 400],
  ['a route with a query', { ...REPORT, route: '/?name=Amina' }, 400],
  ['a measure below nothing', { ...REPORT, vitals: { LCP: -1 } }, 400],
  ['more than any report has', 'x'.repeat(2000), 413],
])('refuses %s, and keeps none of it', async (_, body, status) => {
  const { port, settings } = await startServer(OWN);
  expect((await send(port, body)).status).toBe(status);
  expect(stored(settings.outboxDir)).toEqual([]);
});

it('takes reports of its own pages alone, by POST', async () => {
  const { port, settings } = await startServer(OWN);
  expect((await send(port, REPORT, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await send(port, REPORT, { Host: 'else.example', Origin: 'https://else.example' })).status).toBe(
    421,
  );
  expect((await ask(port, { path: '/vitals' })).status).toBe(404);
  expect(stored(settings.outboxDir)).toEqual([]);
});

it('takes no page away that has its address', async () => {
  const { port, settings } = await startServer({ vitals: { path: '/EA8places', origin: undefined } });
  expect((await ask(port, { path: '/EA8places' })).status).toBe(200);
  expect((await send(port, REPORT, {}, '/EA8places')).status).toBe(204);
  expect(stored(settings.outboxDir)).toHaveLength(1);
});

it('has no such address where nobody asked for it', async () => {
  const { port, settings } = await startServer();
  expect((await send(port, REPORT)).status).toBe(405);
  expect((await ask(port, { path: '/vitals' })).status).toBe(404);
  expect(stored(settings.outboxDir)).toEqual([]);
});
