import type { Values } from './field.ts';
import type { FormDefinition } from './formDefinition.ts';
import { outcomeOf, type Answer, type Outcome } from './outcome.ts';

/** Where the enquiries of one form go: EmailJS, or the site's own outbox. All public by design. */
export interface EnquiryTarget {
  publicKey: string;
  service: string;
  template: string;
  /** Such as https://api.emailjs.com; empty for this site itself. */
  origin: string;
  /** Where the provider answers a browser without script: what its answer means. */
  plainAnswer?: string;
}

/** One attempt to send an enquiry. */
export interface Message {
  form: Pick<FormDefinition, 'fields' | 'transport'>;
  /** The form's fields with `enquiry_ref` and, for a correction, `replaces`. */
  fields: Values;
}

/** What the e-mail client calls its version in every message. */
export const LIB_VERSION = '4.4.1';
/** Path of the calls that carry a form as it is. */
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
async function post({ fields }: Message, target: EnquiryTarget): Promise<Answer> {
  const body = new FormData();
  const ids = { lib_version: LIB_VERSION, service_id: target.service, template_id: target.template };
  for (const [name, value] of Object.entries({ ...fields, ...ids, user_id: target.publicKey })) {
    body.append(name, value);
  }
  const response = await fetch(target.origin + SEND_FORM_PATH, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
}

/** The fields as JSON carries them: a box is a yes or no. */
function paramsOf({ form, fields }: Message): Record<string, string | boolean> {
  const boxes = form.fields.filter(({ type }) => type === 'checkbox');
  return { ...fields, ...Object.fromEntries(boxes.map(({ name }) => [name, Boolean(fields[name])])) };
}

async function ask(message: Message, target: EnquiryTarget): Promise<Answer> {
  const client = await loadClient();
  if (!client) return post(message, target);
  const { publicKey, service, template, origin } = target;
  client.init({ publicKey }, origin);
  if (message.form.transport === 'json') return client.send(service, template, paramsOf(message));
  return client.sendForm(service, template, formOf(message.fields));
}

/** The client rejects with an answer, throws a bare string for missing ids, and passes on a TypeError of the network. */
function answerOf(error: unknown): Answer {
  if (typeof error === 'string') return { status: 400, text: error };
  if (typeof error === 'object' && error && 'status' in error && 'text' in error) {
    return { status: Number(error.status), text: String(error.text) };
  }
  return { status: 0, text: 'unreachable' };
}

/**
 * Sends one enquiry once. Never rejects.
 * @param message which form, and what was filled in
 * @param target where to
 * @param onLate called when an answer comes after the time-out of 30 seconds, with what it says
 * @returns how it ended; `unconfirmed` when nobody can say
 */
export async function deliver(
  message: Message,
  target: EnquiryTarget,
  onLate: (outcome: Outcome) => void,
): Promise<Outcome> {
  const outcome = ask(message, target)
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
