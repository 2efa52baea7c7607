import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import * as limits from './limits.ts';
import { ask } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

// The same server with a clock of its own: a tenth of the time that a real one gives.
const TENTH = vi.hoisted(() => ({ HEADERS_TIMEOUT: 1000, CONNECTIONS_CHECK: 200 }));
vi.mock('./limits.ts', async (original) => ({ ...(await original<typeof limits>()), ...TENTH }));

describe('connections that send next to nothing', () => {
  it('are given ten seconds for their headers, and two more to be noticed', async () => {
    const real = await vi.importActual<typeof limits>('./limits.ts');
    expect([real.HEADERS_TIMEOUT, real.CONNECTIONS_CHECK]).toEqual([10_000, 2_000]);
  });

  it('are closed when their time is over, and never keep a visitor waiting', async () => {
    const { port } = await startServer();
    let ended = 0;
    let answered = 0;
    const sockets: Socket[] = Array.from({ length: 100 }, (_, n) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(n % 2 ? 'GET /' : 'POST / HTTP/1.1\r\nHost: l'),
      );
      // What the server says in parting is read, so that its end is seen.
      socket
        .on('error', () => undefined)
        .on('close', () => ended++)
        .resume();
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    // Each round of a byte more and a visitor's page is a few times shorter than the time for headers.
    await expect
      .poll(
        async () => {
          expect((await ask(port, { path: '/EA8places' })).status).toBe(200);
          if (ended === 0) answered++;
          for (const socket of sockets) if (socket.writable) socket.write('x');
          return ended;
        },
        { interval: 100, timeout: 20_000 },
      )
      .toBe(sockets.length);
    expect(answered, 'pages that came while all of them were open').toBeGreaterThan(3);
  }, 30_000);
});
