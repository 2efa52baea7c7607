import { mkdirSync, statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { CONNECTIONS, VITALS, WIDTH_CLASSES } from '../browser/vitals.ts';
import type { Settings } from '../settings/settings.ts';
import { createBodyReader } from './body.ts';
import { clientAddress } from './client.ts';
import { checkSender } from './gate.ts';
import { HttpError } from './httpError.ts';
import { VITALS_BODIES_BYTES, VITALS_BYTES, VITALS_FILE_BYTES, VITALS_RATE } from './limits.ts';
import { plain } from './logLine.ts';
import { createRate } from './rate.ts';
import { respond, type Answer } from './respond.ts';

/** Longer than any page is looked at: ten minutes in ms. */
const LONGEST_MS = 600_000;

/** A report as pages send it; a key that is not here is refused, so that nothing personal is kept by accident. */
export const Report = z.strictObject({
  route: z.string().regex(/^\/[\w-]{0,80}$/),
  width: z.enum(WIDTH_CLASSES),
  connection: z.enum(CONNECTIONS),
  vitals: z.partialRecord(z.enum(VITALS), z.number().min(0).max(LONGEST_MS)),
});
export type StoredReport = z.infer<typeof Report> & {
  /** yyyy-mm-dd. */
  day: string;
};

/** The folder of the reports: a file a month. */
export const vitalsFolder = (outboxDir: string): string => path.join(outboxDir, 'vitals');

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Makes the handler of what pages report of visits. A report is a line of its month's file; one more than the file may
 * hold is let go, for a measure is not worth a full disk.
 */
export function createVitals(settings: Settings, log: (line: string) => void, now = () => new Date()) {
  const take = createRate(VITALS_RATE);
  const readBody = createBodyReader(VITALS_BODIES_BYTES);
  const folder = vitalsFolder(settings.outboxDir);

  async function store(report: z.infer<typeof Report>): Promise<void> {
    const day = now().toISOString().slice(0, 10);
    const file = path.join(folder, `${day.slice(0, 7)}.jsonl`);
    if (sizeOf(file) > VITALS_FILE_BYTES)
      return log('vitals: this month’s file is full, the report is let go');
    mkdirSync(folder, { recursive: true });
    await appendFile(file, `${JSON.stringify({ day, ...report })}\n`);
  }

  async function receive(request: IncomingMessage): Promise<number> {
    checkSender(request, settings);
    const wait = take(clientAddress(request, settings));
    if (wait > 0) throw new HttpError(429, 'Too Many Requests', { 'Retry-After': String(wait) });
    const text = (await readBody(request, VITALS_BYTES)).toString();
    const report = Report.safeParse(JSON.parse(text === '' ? 'null' : text));
    if (!report.success) throw new HttpError(400, 'This is no report of a visit');
    await store(report.data);
    return 204;
  }

  /** Answers one request; never rejects. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (given: Answer) => respond(request, response, given, settings);
    try {
      answer({ status: await receive(request), text: '' });
    } catch (error) {
      const known = error instanceof SyntaxError ? new HttpError(400, 'This is no JSON') : error;
      if (known instanceof HttpError) {
        log(`vitals ${known.status} (${plain(known.reason)})`);
        return answer({ status: known.status, text: known.message, headers: known.headers });
      }
      log(`error ${String(error)}`);
      answer({ status: 500, text: 'Something went wrong on our side' });
    }
  };
}
