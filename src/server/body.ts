import type { IncomingMessage, ServerResponse } from 'node:http';
import { REFUSED_HOLD_MS } from './limits.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads a request's body into memory.
 * @param limit bytes
 * @throws Refusal 413 as soon as more than `limit` arrived, 400 when the client broke off
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.removeAllListeners('data');
        chunks.length = 0;
        reject(new Refusal(413, 'Content Too Large'));
      } else {
        chunks.push(chunk);
      }
    });
    request.once('end', () => resolve(Buffer.concat(chunks, size)));
    request.once('close', () => reject(new Refusal(400, 'The request broke off')));
    request.once('error', () => reject(new Refusal(400, 'The request broke off')));
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
