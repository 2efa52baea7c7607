import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The points of a conversation at which a mail server can misbehave, in their order. */
export type Stage = 'greeting' | 'EHLO' | 'AUTH' | 'STARTTLS' | 'MAIL' | 'RCPT' | 'DATA' | 'content' | 'dot';
/** What it does there instead of what it should: close, say nothing, keep a mail and close, talk on, or a reply of its own. */
export type Misdeed = 'drop' | 'hang' | 'store and drop' | 'drip' | `${number} ${string}`;
export type Faults = Partial<Record<Stage, Misdeed>>;

export interface MailServer {
  url: string;
  /** The mails in the mailbox, as they came. */
  received: string[];
  /** How many connections there were. */
  connections(): number;
  /** Changes how the server behaves from the next connection on. */
  become(faults: Faults): void;
}

const REPLIES: Record<Exclude<Stage, 'content'>, string> = {
  greeting: '220 mail.test ready',
  EHLO: '250 mail.test',
  AUTH: '235 welcome',
  STARTTLS: '220 go ahead',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go ahead',
  dot: '250 stored',
};
const DRIP_MS = 20;

function stageOf(line: string): Stage {
  const verb = line.slice(0, 4).toUpperCase();
  if (verb === 'STAR') return 'STARTTLS';
  return (['EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA'] as const).find((stage) => stage === verb) ?? 'EHLO';
}

/** One conversation, by the letter of SMTP but for the faults. */
function converse(socket: Socket, faults: Faults, received: string[]): void {
  let buffer = '';
  let inContent = false;
  let inTls = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const drip = () => {
    const timer = setInterval(() => say('250-wait'), DRIP_MS);
    socket.on('close', () => clearInterval(timer));
  };
  /** Goes through one stage; false when the conversation is over. */
  function reach(stage: Stage): boolean {
    const misdeed = faults[stage];
    if (misdeed === 'store and drop') received.push(buffer);
    if (misdeed === 'drop' || misdeed === 'store and drop') socket.destroy();
    else if (misdeed === 'drip') drip();
    else if (misdeed !== undefined && misdeed !== 'hang') say(misdeed);
    if (misdeed !== undefined) return /^\d/.test(misdeed);
    if (stage === 'EHLO' && faults.AUTH) say('250-AUTH PLAIN');
    if (stage === 'EHLO' && faults.STARTTLS) say('250-STARTTLS');
    if (stage !== 'content') say(REPLIES[stage]);
    return true;
  }
  function readContent(): void {
    if (!reach('content')) return;
    if (!buffer.endsWith('\r\n.\r\n')) return;
    const isKept = faults.dot === undefined;
    if (isKept) received.push(buffer);
    inContent = !reach('dot');
    buffer = '';
  }
  socket.setEncoding('utf8').on('error', () => undefined);
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    // There is no certificate: what follows is not TLS.
    if (inTls) return void socket.end('no TLS here\r\n');
    if (inContent) return readContent();
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const stage = stageOf(buffer.slice(0, end));
      buffer = buffer.slice(end + 2);
      if (!reach(stage)) return;
      inTls = stage === 'STARTTLS';
      inContent = stage === 'DATA' && faults.DATA === undefined;
    }
  });
  reach('greeting');
}

/**
 * A mail server on a real socket that misbehaves at the stages it is told to; it is gone after the test.
 * @param faults what it does wrong, on every connection or by the connection's number
 */
export async function startMailServer(
  faults: Faults | ((connection: number) => Faults) = {},
): Promise<MailServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let current = faults;
  let count = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, typeof current === 'function' ? current(count) : current, received);
    count += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const login = 'AUTH' in faults ? 'user:wrong@' : '';
  return {
    url: `smtp://${login}127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    connections: () => count,
    become(next) {
      current = next;
    },
  };
}

/** The address of a mail server that is not there. */
export async function refusedUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `smtp://127.0.0.1:${port}`;
}
