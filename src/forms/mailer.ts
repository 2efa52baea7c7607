import type { Values } from './field.ts';
import { outcomeOf, type Answer, type FormName, type Outcome } from './outcome.ts';

/** Where enquiries go: EmailJS, or the site's own outbox. All public by design. */
export interface MailerKeys {
  publicKey: string;
  service: string;
  templates: Record<FormName, string>;
  /** Such as https://api.emailjs.com; empty for this site itself. */
  origin: string;
}

/** One attempt to send an enquiry. */
export interface Message {
  form: FormName;
  /** The form's fields with `enquiry_ref` and, for a correction, `replaces`. */
  fields: Values;
}

/** What the e-mail client calls its version in every message. */
export const LIB_VERSION = '4.4.1';
/** Path of the calls that carry a form as it is (specification, section 7). */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

const TIME_OUT_MS = 30_000;
/** A chunk of script that takes longer will not come in time for the message. */
const CLIENT_MS = 8_000;

/** What `work` gives, or nothing after `ms`; the work itself goes on. */
async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** The e-mail client, or nothing where it cannot run: it reads localStorage as it loads, which some browsers forbid. */
async function loadClient() {
  try {
    return await within(CLIENT_MS, import('@emailjs/browser'));
  } catch {
    return undefined;
  }
}

/** A form with what is sent now, so that typing between two attempts changes nothing on the way. */
function formOf(fields: Values): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  return form;
}

/** The same call by hand, for when the client cannot be loaded: an enquiry must not be lost to a missing chunk. */
async function post({ form, fields }: Message, keys: MailerKeys): Promise<Answer> {
  const body = new FormData();
  const ids = { lib_version: LIB_VERSION, service_id: keys.service, template_id: keys.templates[form] };
  for (const [name, value] of Object.entries({ ...fields, ...ids, user_id: keys.publicKey })) {
    body.append(name, value);
  }
  const response = await fetch(keys.origin + SEND_FORM_PATH, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
}

async function ask(message: Message, keys: MailerKeys): Promise<Answer> {
  const client = await loadClient();
  if (!client) return post(message, keys);
  const { form, fields } = message;
  client.init({ publicKey: keys.publicKey }, keys.origin);
  if (form === 'trip') return client.sendForm(keys.service, keys.templates.trip, formOf(fields));
  // The call for cars is specified with a yes or no.
  const params = form === 'car' ? { ...fields, withdriver: Boolean(fields['withdriver']) } : fields;
  return client.send(keys.service, keys.templates[form], params);
}

/** The client rejects with an answer, throws a bare string for missing ids, and passes on a TypeError of the network. */
function answerOf(error: unknown): Answer {
  if (typeof error === 'string') return { status: 400, text: error };
  if (typeof error === 'object' && error && 'status' in error && 'text' in error) {
    return { status: Number(error.status), text: String(error.text) };
  }
  return { status: 0, text: 'Network Error' };
}

/**
 * Sends one enquiry once. Never rejects.
 * @param message which form, and what was filled in
 * @param keys where to
 * @param onLate called when an answer comes after the time-out of 30 seconds, with what it says
 * @returns how it ended; `unconfirmed` when nobody can say
 */
export async function deliver(
  message: Message,
  keys: MailerKeys,
  onLate: (outcome: Outcome) => void,
): Promise<Outcome> {
  const outcome = ask(message, keys)
    .catch(answerOf)
    .then((answer) => {
      const result = outcomeOf(answer, message.fields);
      if (result.state === 'failed')
        console.warn(`The mail service answered ${answer.status}: ${answer.text}`);
      return result;
    });
  const inTime = await within(TIME_OUT_MS, outcome);
  if (inTime) return inTime;
  void outcome.then(onLate);
  return { state: 'unconfirmed' };
}
