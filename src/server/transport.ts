import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encode, wrap } from 'nodemailer/lib/qp';
import { SMTP_ANSWER, SMTP_ATTEMPT, SMTP_CONNECT } from './limits.ts';

/** A mail before it is encoded. */
export interface Letter {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  date: Date;
  messageId: string;
  references?: string;
}

/**
 * What became of one attempt: `taken`; `refused` for good; `later` for what failed about this mail but may go another
 * time; `unanswered` when all of it was handed over and no answer came, so that it may have been delivered;
 * `unreachable` when it failed before a word was said about the mail.
 */
export type Delivery =
  { outcome: 'taken' } | { outcome: 'refused' | 'later' | 'unanswered' | 'unreachable'; reason: string };

/** A mail server, one connection per message. */
export interface MailServer {
  /** Hands over one composed message; never rejects. */
  send(from: string, to: string, message: Buffer): Promise<Delivery>;
  /** Connects, logs in and leaves again; gives what went wrong, or undefined. */
  check(): Promise<string | undefined>;
}

/** How long a mail server may take, in ms: to connect and greet, for each answer, for all of one attempt. */
export interface Patience {
  connect: number;
  answer: number;
  attempt: number;
}

/**
 * Encodes a mail of plain text as a complete message (RFC 5322): headers and text by the library's encoders, lines
 * ended by CRLF and short enough for any mail server. The library's own way through streams takes four times as long.
 */
export function compose(letter: Letter): Buffer {
  const message = new MailComposer(letter).compile();
  message.setHeader('Content-Transfer-Encoding', 'quoted-printable');
  const text = wrap(encode(letter.text.replace(/\r\n?|\n/g, '\r\n')));
  return Buffer.from(`${message.buildHeaders()}\r\n\r\n${text}`);
}

/** How far an attempt came. */
interface Progress {
  hasEnvelope: boolean;
  isWhole: boolean;
}

function toDelivery(error: NodemailerError, { hasEnvelope, isWhole }: Progress): Delivery {
  const { code, permanent = false, message: reason } = error;
  // Only a complete answer about this very mail is final; a wrong password says nothing about the mail.
  if (hasEnvelope && (code === 'EENVELOPE' || code === 'EMESSAGE'))
    return { outcome: permanent ? 'refused' : 'later', reason };
  if (isWhole) return { outcome: 'unanswered', reason };
  return { outcome: hasEnvelope ? 'later' : 'unreachable', reason };
}

/**
 * Prepares the connections to a mail server.
 * @param url `smtp://` or `smtps://`
 */
export function connectSmtp(
  url: string,
  patience: Patience = { connect: SMTP_CONNECT, answer: SMTP_ANSWER, attempt: SMTP_ATTEMPT },
): MailServer {
  const options = {
    url,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.answer,
  };
  return {
    async send(from, to, message) {
      const progress: Progress = { hasEnvelope: false, isWhole: false };
      // A lost connection looks the same in every error; the library's log alone tells how far the attempt came.
      const info = ({ tnx }: { tnx?: string }) => {
        if (tnx === 'send') progress.hasEnvelope = true;
        if (tnx === 'message') progress.isWhole = true;
      };
      try {
        const signal = AbortSignal.timeout(patience.attempt);
        await createTransport({ ...options, logger: { info } }).sendMail({
          envelope: { from, to },
          raw: message,
          signal,
        });
        return { outcome: 'taken' };
      } catch (error) {
        return toDelivery(error as NodemailerError, progress);
      }
    },
    async check() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('No end of the greeting')), patience.attempt).unref();
      });
      try {
        await Promise.race([createTransport(options).verify(), late]);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
