import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encode, wrap } from 'nodemailer/lib/qp';
import { SMTP_TIMEOUT } from './limits.ts';

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

/** How a mail server answered: taken, refused for good, or worth another try; `unreachable` when it never spoke. */
export type Delivery =
  { outcome: 'taken' } | { outcome: 'refused' | 'later' | 'unreachable'; reason: string };

/** Hands one composed message to a mail server. */
export type Send = (from: string, to: string, message: Buffer) => Promise<Delivery>;

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

/**
 * Connects to a mail server, one connection per message.
 * @param url `smtp://` or `smtps://`
 */
export function connectSmtp(url: string): Send {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
    dnsTimeout: SMTP_TIMEOUT,
  });
  return async (from, to, message) => {
    try {
      await transport.sendMail({ envelope: { from, to }, raw: message });
      return { outcome: 'taken' };
    } catch (error) {
      const { code, permanent = false, message: reason } = error as NodemailerError;
      // Only an answer about this very mail is final; a wrong password says nothing about the mail.
      if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return { outcome: 'unreachable', reason };
      return { outcome: permanent ? 'refused' : 'later', reason };
    }
  };
}
