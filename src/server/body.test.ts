import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from './testing/startServer.ts';

const PIECE = Buffer.alloc(64 * 1024, 'a');
const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), PIECE, Buffer.from('\r\n')]);
/** Far more than the buffers of the system take. */
const TOO_MUCH = 50 * 1024 * 1024;

/** The server's ends of all connections from now on, to see how much of them it reads. */
function watchConnections(): Socket[] {
  const sockets: Socket[] = [];
  const note = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);
  subscribe('net.server.socket', note);
  onTestFinished(() => void unsubscribe('net.server.socket', note));
  return sockets;
}

/** Pushes a body behind a request for as long as it is taken; gives the first line of the answer. */
function push(port: number, request: string, isChunked: boolean): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const piece = isChunked ? CHUNK : PIECE;
  let answer = '';
  let left = TOO_MUCH;
  const write = () => {
    while (left > 0 && socket.writable) {
      left -= PIECE.length;
      if (!socket.write(piece)) return;
    }
  };
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${TOO_MUCH}`;
  socket.on('connect', () =>
    socket.write(`${request} HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n`, write),
  );
  socket.on('drain', write).on('data', (data) => (answer += String(data)));
  return new Promise((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}

describe('a body that nobody asked for', () => {
  it.each([
    ['GET /', 'HTTP/1.1 200 OK'],
    ['HEAD /', 'HTTP/1.1 200 OK'],
    ['GET /EA8places/', 'HTTP/1.1 308 Permanent Redirect'],
    ['GET /nope', 'HTTP/1.1 404 Not Found'],
    ['GET /healthz', 'HTTP/1.1 200 OK'],
    ['POST /', 'HTTP/1.1 405 Method Not Allowed'],
    ['GET /api/v1.0/email/send', 'HTTP/1.1 405 Method Not Allowed'],
  ])('behind %s is not read: the connection ends after %s', async (request, line) => {
    const { port } = await startServer();
    const sockets = watchConnections();
    expect([await push(port, request, false), await push(port, request, true)]).toEqual([line, line]);
    expect(sockets).toHaveLength(2);
    for (const { bytesRead } of sockets) expect(bytesRead).toBeLessThan(512 * 1024);
  });
});
