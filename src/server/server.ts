import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Forms, wordedForms } from '../forms/forms.ts';
import type { Settings } from '../settings/settings.ts';
import { HEALTH_PATH } from '../routes.ts';
import { readBuiltWords } from '../settings/siteFiles.ts';
import { refuseBody } from './body.ts';
import type { Disk } from './disk.ts';
import { createEndpoint, ENDPOINTS } from './endpoint.ts';
import { policyOptions } from './client.ts';
import { securityHeaders } from '../policy/headers.ts';
import { createHealth } from './health.ts';
import { openIntake } from './intake.ts';
import * as limits from './limits.ts';
import { openMaildir } from './maildir.ts';
import { toMessage } from './message.ts';
import { startRelay } from './relay.ts';
import { respond } from './respond.ts';
import { createSiteHandler } from './siteHandler.ts';
import { readTarget } from './target.ts';
import { createVitals } from './vitals.ts';
import { connectSmtp } from './transport.ts';

/** What one or the other address of the server takes. */
const METHODS = 'GET, HEAD, POST, OPTIONS';

/** What a test may put in the place of the real thing. */
export interface Parts {
  log?: (line: string) => void;
  disk?: Disk;
  /** Instead of the site's own forms. */
  forms?: Forms;
  relayWaits?: readonly number[];
}

/** A server that is not listening yet. */
export interface EmbeddedServer {
  /** Starts listening; gives the port. Rejects when the port is taken. */
  listen(): Promise<number>;
  /** Takes no new requests, finishes those in hand within `limits.SHUTDOWN_MS`, then the mail in hand. */
  close(): Promise<void>;
}

/**
 * Makes the server that `npm start` runs: the built site, and an outbox that takes the enquiries of its forms.
 * @throws when the built site is missing or the outbox cannot be written
 */
export async function createServer(settings: Settings, parts: Parts = {}): Promise<EmbeddedServer> {
  const { log = console.log } = parts;
  const words = readBuiltWords(settings.distDir);
  const handleVisit = createSiteHandler(settings, log);
  const maildir = await openMaildir(settings.outboxDir, parts.disk);
  const swept = await maildir.sweep();
  if (swept > 0) log(`${swept} unfinished files of an earlier run are in ${settings.outboxDir}/recovered`);
  const sweeping = setInterval(() => void maildir.sweep().catch(() => undefined), limits.LEFTOVER_MS).unref();

  const waits = parts.relayWaits ? { waits: parts.relayWaits } : {};
  const envelope = { from: settings.mailFrom, to: settings.mailTo };
  const mailServer = settings.smtpUrl ? connectSmtp(settings.smtpUrl) : undefined;
  const relay = mailServer && (await startRelay({ maildir, server: mailServer, log, ...envelope, ...waits }));
  const health = createHealth({ settings, maildir, relay, log });
  const intake = await openIntake({
    maildir,
    compose: (enquiry, isCorrection) => toMessage(enquiry, settings, isCorrection, new Date()),
    onStored(name) {
      health.onStored();
      relay?.add(name);
    },
    onTrouble: health.onTrouble,
  });
  const forms = parts.forms ?? wordedForms(words);
  const handleEnquiry = createEndpoint({ settings, intake, forms, words: words.server, log });

  const { vitals } = settings;
  const handleVitals = vitals?.path === undefined ? undefined : createVitals(settings, log);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, query } = readTarget(request);
    if (pathname === '*' && request.method === 'OPTIONS')
      return respond(request, response, { status: 204, text: '', headers: { Allow: METHODS } }, settings);
    const body = Object.hasOwn(ENDPOINTS, pathname) ? ENDPOINTS[pathname] : undefined;
    if (body) return handleEnquiry(request, response, body);
    // Anything but a report is for the page that may have this address.
    const isReport = request.method === 'POST' && pathname === vitals?.path;
    if (handleVitals && isReport) return handleVitals(request, response);
    refuseBody(request, response);
    if (pathname === HEALTH_PATH) return health.respond(request, response);
    return handleVisit(request, response, pathname, query);
  }

  const http = createHttpServer(
    {
      headersTimeout: limits.HEADERS_TIMEOUT,
      requestTimeout: limits.REQUEST_TIMEOUT,
      connectionsCheckingInterval: limits.CONNECTIONS_CHECK,
    },
    (request, response) =>
      void handle(request, response).catch((error: unknown) => {
        log(`error ${String(error)}`);
        const headers = securityHeaders(policyOptions(request, settings));
        if (!response.headersSent) response.writeHead(500, { ...headers, 'Content-Type': 'text/plain' });
        response.end();
      }),
  );
  http.maxConnections = limits.CONNECTIONS;

  return {
    listen: () =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen({ port: settings.port, host: settings.host, backlog: limits.BACKLOG }, () =>
          resolve((http.address() as AddressInfo).port),
        );
      }),
    async close() {
      clearInterval(sweeping);
      const cut = setTimeout(() => http.closeAllConnections(), limits.SHUTDOWN_MS);
      // A connection that a browser keeps open falls idle only after its last answer.
      const idle = setInterval(() => http.closeIdleConnections(), limits.IDLE_CHECK_MS);
      await new Promise((resolve) => http.close(resolve));
      clearTimeout(cut);
      clearInterval(idle);
      await relay?.stop();
    },
  };
}
