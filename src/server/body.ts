import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODIES_RETRY_SECONDS, REFUSED_HOLD_MS } from './limits.ts';
import { HttpError } from './httpError.ts';

/** Room for a body that came in more than one piece, at least: most enquiries fit. */
const LEAST_BYTES = 4096;
const NOTHING = Buffer.from(new ArrayBuffer(0));

interface Reading {
  /** What arrived, and room for more. */
  memory: Buffer;
  /** What that keeps from being freed: a piece as it came keeps all that came with it. */
  bytes: number;
  giveUp: () => void;
}

/**
 * Makes a function that reads the bodies of requests, and holds no more memory for all of them together than it is
 * allowed. Most bodies come in one piece, which is taken as it is; what comes in more is copied, for a thousand pieces
 * of one byte would otherwise be a thousand buffers.
 * @param total bytes; when they are used up, the largest body on its way is refused, which is never a common enquiry
 * @returns a function of a request and its limit in bytes, which rejects with HttpError 413 as soon as more than that
 *   arrived, 503 when memory ran out, 400 when the client broke off
 */
export function createBodyReader(total: number) {
  const readings = new Set<Reading>();
  let held = 0;

  function keep(reading: Reading, memory: Buffer): void {
    const bytes = memory.buffer.byteLength;
    held += bytes - reading.bytes;
    Object.assign(reading, { memory, bytes });
  }

  /** Adds a piece behind the `size` bytes that are there. */
  function add(reading: Reading, size: number, piece: Buffer, limit: number): void {
    if (size === 0) return keep(reading, piece);
    const needed = size + piece.length;
    if (needed > reading.memory.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(limit, Math.max(needed, 2 * size, LEAST_BYTES)));
      reading.memory.copy(larger, 0, 0, size);
      keep(reading, larger);
    }
    piece.copy(reading.memory, size);
  }

  function makeRoom(): void {
    while (held > total) {
      const [first, ...others] = readings;
      others.reduce((a, b) => (b.bytes > a.bytes ? b : a), first as Reading).giveUp();
    }
  }

  return (request: IncomingMessage, limit: number): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      let size = 0;
      const reading: Reading = {
        memory: NOTHING,
        bytes: 0,
        giveUp: () => fail(503, 'Too many requests at once'),
      };
      const settle = () => {
        request.off('data', take);
        if (readings.delete(reading)) keep(reading, NOTHING);
      };
      const fail = (status: number, text: string, reason = text) => {
        settle();
        const wait = status === 503 ? { 'Retry-After': String(BODIES_RETRY_SECONDS) } : {};
        reject(new HttpError(status, text, wait, [], reason));
      };
      const take = (chunk: Buffer) => {
        if (size + chunk.length > limit)
          return fail(413, 'Content Too Large', `the body is over ${limit} bytes`);
        add(reading, size, chunk, limit);
        size += chunk.length;
        makeRoom();
      };
      readings.add(reading);
      request.on('data', take);
      request.once('end', () => {
        const body = reading.memory.subarray(0, size);
        settle();
        resolve(body);
      });
      for (const event of ['close', 'error']) request.once(event, () => fail(400, 'The request broke off'));
    });
}

/** Whether part of a request's body may still be on its way. */
export function isUnread({ complete, headers }: IncomingMessage): boolean {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  return hasBody && !complete;
}

/**
 * Ends an answer to a request whose body was not read to its end. Closing at once would reset the connection and
 * destroy the answer on its way, so it stays open for a moment; the rest of the body is left unread.
 */
export function endUnread(request: IncomingMessage, response: ServerResponse, text: string | Buffer): void {
  if (!isUnread(request)) {
    response.end(text);
    return;
  }
  request.pause();
  response.write(text);
  // Not `response.end()`: that would read the rest after all, to throw it away.
  const timer = setTimeout(() => request.socket.destroy(), REFUSED_HOLD_MS);
  request.once('close', () => clearTimeout(timer));
}

/**
 * Makes sure that the body of a request that needs none is not read: its connection closes with the answer, however
 * much is still to come.
 */
export function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  if (!isUnread(request)) return;
  response.setHeader('Connection', 'close');
}
