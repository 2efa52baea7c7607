import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

describe('connections that send next to nothing', () => {
  it('are closed in seconds, and never keep a visitor waiting', async () => {
    const { port } = await startServer();
    const begun = performance.now();
    const ends: number[] = [];
    const sockets: Socket[] = Array.from({ length: 100 }, (_, n) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(n % 2 ? 'GET / HT' : 'POST / HTTP/1.1\r\nHost: l'),
      );
      // What the server says in parting is read, so that its end is seen.
      socket
        .on('error', () => undefined)
        .on('close', () => ends.push(performance.now() - begun))
        .resume();
      return socket;
    });
    const waits: number[] = [];
    while (ends.length < sockets.length && performance.now() - begun < 20_000) {
      const asked = performance.now();
      expect((await ask(port, { path: '/EA8places' })).status).toBe(200);
      waits.push(performance.now() - asked);
      for (const socket of sockets) if (socket.writable) socket.write('x');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(ends).toHaveLength(sockets.length);
    expect(Math.max(...ends)).toBeLessThan(15_000);
    expect(Math.max(...waits)).toBeLessThan(1000);
  }, 30_000);
});
