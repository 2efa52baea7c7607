import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../settings/settings.ts';
import { policyOptions } from './client.ts';
import { isOurHost } from './gate.ts';
import { securityHeaders } from '../policy/headers.ts';
import { HEALTH_DISK_MS, HEALTH_PROBE_MS } from './limits.ts';
import type { Maildir } from './maildir.ts';
import type { Relay } from './relay.ts';

/** What a monitor reads. No names, addresses or words of the mail server: anybody may ask. */
interface Report {
  status: 'ok' | 'degraded' | 'failing';
  /** What a person should look at. */
  reasons: string[];
  outbox: string;
  waiting: number;
  failed: number;
}

interface Options {
  settings: Settings;
  maildir: Pick<Maildir, 'probe' | 'failed'>;
  /** The relay, when there is a mail server. */
  relay: Pick<Relay, 'waiting' | 'isReached'> | undefined;
  log: (line: string) => void;
}

/**
 * Makes what tells monitors how the server is. An answer costs the same however many mails are stored; the disk is
 * tried once in `HEALTH_PROBE_MS` at most, only when somebody asks, and once for all who ask meanwhile.
 */
export function createHealth({ settings, maildir, relay, log }: Options) {
  // The system's word for what is wrong with the disk, if anything.
  let trouble: string | undefined;
  let missing: string[] = [];
  let lookedAt = -Infinity;
  let isLooking = false;
  let looked: Promise<void> = Promise.resolve();

  async function tryDisk(): Promise<void> {
    try {
      missing = await maildir.probe();
      trouble = undefined;
      if (missing.length > 0) log(`outbox folders were missing and are made again: ${missing.join(', ')}`);
    } catch (error) {
      trouble = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    }
  }

  function look(): Promise<void> {
    // A disk that hangs is not tried a second time before it answered.
    if (isLooking || performance.now() - lookedAt < HEALTH_PROBE_MS) return looked;
    lookedAt = performance.now();
    isLooking = true;
    looked = new Promise((resolve) => {
      const late = setTimeout(() => {
        trouble = 'no answer';
        resolve();
      }, HEALTH_DISK_MS).unref();
      void tryDisk().then(() => {
        isLooking = false;
        clearTimeout(late);
        resolve();
      });
    });
    return looked;
  }

  /** What holds now; the disk's part may be `HEALTH_PROBE_MS` old. */
  async function report(): Promise<Report> {
    await look();
    const [failed, waiting] = [maildir.failed(), relay?.waiting() ?? 0];
    const reasons = [
      ...(trouble ? [`enquiries cannot be stored (${trouble})`] : []),
      ...(missing.length > 0 ? [`folders of the outbox were missing: ${missing.join(', ')}`] : []),
      ...(failed > 0 ? [`mails in failed/: ${failed}`] : []),
      ...(relay?.isReached() === false ? [`the mail server is not reached, mails waiting: ${waiting}`] : []),
    ];
    const status = trouble ? 'failing' : reasons.length > 0 ? 'degraded' : 'ok';
    return { status, reasons, outbox: trouble ? `not writable: ${trouble}` : 'writable', waiting, failed };
  }

  /** Answers one request; one for another host costs nothing. */
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: string, headers: Record<string, string>) => {
      response.writeHead(status, {
        ...securityHeaders(policyOptions(request, settings)),
        ...headers,
      });
      response.end(body);
    };
    const refuse = (status: number, text: string, headers = {}) =>
      send(status, text, { 'Content-Type': 'text/plain', Connection: 'close', ...headers });
    const { host } = request.headers;
    // Browsers always name a host; a load balancer that speaks HTTP/1.0 may not.
    if (host !== undefined && !isOurHost(host, settings)) return refuse(421, 'Misdirected Request');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    const body = await report();
    // A load balancer must not take the site away because a mail failed.
    send(body.status === 'failing' ? 503 : 200, JSON.stringify(body), { 'Content-Type': 'application/json' });
  }

  return {
    respond,
    report,
    /** Notes that the disk took an enquiry. */
    onStored(): void {
      trouble = undefined;
    },
    /** Notes why the disk did not take an enquiry. */
    onTrouble(code: string): void {
      trouble = code;
    },
  };
}
