import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODIES_RETRY_SECONDS, REFUSED_HOLD_MS } from './limits.ts';
import { Refusal } from './refusal.ts';

/** Bytes that a body's memory begins with: most enquiries fit. */
const FIRST_BYTES = 4096;

interface Reading {
  memory: Buffer;
  giveUp: () => void;
}

/**
 * Makes a function that reads the bodies of requests, and holds no more memory for all of them together than it is
 * allowed. What arrives is copied at once: a piece of a body, be it one byte, otherwise keeps all that came with it.
 * @param total bytes; when they are used up, the largest body on its way is refused, which is never a common enquiry
 * @returns a function of a request and its limit in bytes, which rejects with Refusal 413 as soon as more than that
 *   arrived, 503 when memory ran out, 400 when the client broke off
 */
export function createBodyReader(total: number) {
  const readings = new Set<Reading>();
  let held = 0;

  function grow(reading: Reading, size: number, limit: number): void {
    if (size <= reading.memory.length) return;
    const larger = Buffer.allocUnsafeSlow(
      Math.min(limit, Math.max(size, 2 * reading.memory.length, FIRST_BYTES)),
    );
    reading.memory.copy(larger);
    held += larger.length - reading.memory.length;
    reading.memory = larger;
  }

  function makeRoom(): void {
    while (held > total) {
      const [first, ...others] = readings;
      others.reduce((a, b) => (b.memory.length > a.memory.length ? b : a), first as Reading).giveUp();
    }
  }

  return (request: IncomingMessage, limit: number): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      let size = 0;
      const reading: Reading = {
        memory: Buffer.alloc(0),
        giveUp: () => fail(503, 'Too many requests at once'),
      };
      const settle = () => {
        request.off('data', take);
        if (readings.delete(reading)) held -= reading.memory.length;
        reading.memory = Buffer.alloc(0);
      };
      const fail = (status: number, text: string, reason = text) => {
        settle();
        const wait = status === 503 ? { 'Retry-After': String(BODIES_RETRY_SECONDS) } : {};
        reject(new Refusal(status, text, wait, [], reason));
      };
      const take = (chunk: Buffer) => {
        if (size + chunk.length > limit)
          return fail(413, 'Content Too Large', `the body is over ${limit} bytes`);
        grow(reading, size + chunk.length, limit);
        chunk.copy(reading.memory, size);
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
