import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Forms } from '../forms/forms.ts';
import { SEND_FORM_PATH } from '../forms/mailer.ts';
import { RECEIVED } from '../routes.ts';
import type { Settings } from '../settings/settings.ts';
import type { ServerWords } from '../words/serverSchemas.ts';
import { createBodyReader } from './body.ts';
import { clientAddress, isNavigation } from './client.ts';
import { type Enquiry, shortRef, toEnquiry } from './enquiry.ts';
import { BODY_BYTES, type Body, checkRequest } from './gate.ts';
import { BODIES_BYTES } from './limits.ts';
import type { Intake, Receipt } from './intake.ts';
import { plain } from './logLine.ts';
import { PAGE_POLICY, errorPage } from './pages.ts';
import { parse } from './parse.ts';
import { createRate } from './rate.ts';
import { respond, type Answer } from './respond.ts';
import { HttpError } from './httpError.ts';

/** The addresses of the e-mail protocol, and what each takes. */
export const ENDPOINTS: Record<string, Body> = {
  '/api/v1.0/email/send': 'json',
  [SEND_FORM_PATH]: 'form',
};

interface Options {
  settings: Settings;
  intake: Intake;
  /** The forms that are taken. */
  forms: Forms;
  /** What the page for a visitor without script says. */
  words: ServerWords;
  log: (line: string) => void;
}

/** What the log says of an error. Which rules a visitor broke is between them and the form. */
function logText({ status, reason, messages }: HttpError): string {
  return messages.length > 0 ? String(status) : `${status} (${plain(reason)})`;
}

function toHttpError(error: unknown): HttpError {
  return error instanceof HttpError ? error : new HttpError(500, 'Something went wrong on our side');
}

/**
 * Makes the handler that takes enquiries. An enquiry is answered with 'OK', or with 303 when a browser without script
 * waits for a page, only after it is safe on the disk.
 */
export function createEndpoint({ settings, intake, forms, words, log }: Options) {
  const take = createRate(settings.rate);
  const readBody = createBodyReader(BODIES_BYTES);

  function answerError(request: IncomingMessage, error: HttpError): Answer {
    const { status, headers, message: text } = error;
    if (!isNavigation(request)) return { status, headers, text };
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PAGE_POLICY };
    return { status, headers: { ...headers, ...type }, text: errorPage(error, settings.site, words) };
  }

  function answerReceipt(request: IncomingMessage, body: Body, { id }: Receipt): Answer {
    if (body === 'json' || !isNavigation(request)) return { status: 200, text: 'OK' };
    return { status: 303, text: '', headers: { Location: `${RECEIVED}?ref=${shortRef(id)}` } };
  }

  async function receive(request: IncomingMessage, body: Body): Promise<{ enquiry: Enquiry; bytes: number }> {
    const wait = take(clientAddress(request, settings));
    if (wait > 0) {
      const reason = `over OUTBOX_RATE (${settings.rate} a minute), free in ${wait} s`;
      throw new HttpError(429, 'Too Many Requests', { 'Retry-After': String(wait) }, [], reason);
    }
    const data = await readBody(request, BODY_BYTES[body]);
    const submission = await parse(data, request.headers['content-type'] ?? '');
    return { enquiry: toEnquiry(submission, new Date(), forms), bytes: data.length };
  }

  /** Answers one request to an address of `ENDPOINTS`; never rejects. */
  return async (request: IncomingMessage, response: ServerResponse, body: Body): Promise<void> => {
    const begun = performance.now();
    // No personal data: a log is read by more people than a mailbox, and kept longer.
    const note = (id: string, form: string, bytes: number, outcome: string | number) =>
      log(`enquiry ${id} ${form} ${bytes} bytes ${Math.round(performance.now() - begun)} ms ${outcome}`);
    let seen: { enquiry: Enquiry; bytes: number } | undefined;
    try {
      if (!checkRequest(request, body, settings)) {
        const headers = { Allow: 'POST, OPTIONS' };
        respond(request, response, { status: 204, text: '', headers }, settings);
        return;
      }
      seen = await receive(request, body);
      const receipt = await intake.accept(seen.enquiry);
      note(receipt.id, seen.enquiry.form.name, seen.bytes, receipt.outcome);
      respond(request, response, answerReceipt(request, body, receipt), settings);
    } catch (error) {
      const answer = toHttpError(error);
      note(seen?.enquiry.id ?? '-', seen?.enquiry.form.name ?? '-', seen?.bytes ?? 0, logText(answer));
      if (answer.status === 500)
        log(`error ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      respond(request, response, answerError(request, answer), settings);
    }
  };
}
