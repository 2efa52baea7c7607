import { createHash, randomUUID } from 'node:crypto';
import { HONEYPOT, type Field, type Values } from '../forms/field.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import type { Forms, WordedForm } from '../forms/forms.ts';
import { normalisePhone, tidy } from '../forms/rules.ts';
import type { Submission } from './parse.ts';
import { HttpError } from './httpError.ts';

/** An enquiry that passed every rule. */
export interface Enquiry extends WordedForm {
  /** The visitor's own id of the enquiry, else one made here. */
  id: string;
  /** Whether the id came with the request, so that a repeat will bring it again. */
  hasOwnId: boolean;
  /** The id of an earlier enquiry that this one corrects. */
  replaces: string | undefined;
  /** The same for the same content, whatever the id. */
  hash: string;
  /** The form's own fields and any others, in the order they came. */
  values: Values;
  isSuspect: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
// A tab is left out: it can be pasted into a field of one line and does no harm there.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]/;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The earliest date that is still 'today' for a visitor anywhere: in the westernmost zones the day before the one in
 * Greenwich. The rules are checked against it, so no valid local date is ever refused.
 * @returns yyyy-mm-dd
 */
function earliestToday(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** All fields of a form as they stand in a mail: first those that the page gave. */
export function fieldsOf({ given, fields }: FormDefinition): readonly Field[] {
  return [...given, ...fields];
}

function toForm(ids: Submission['ids'], forms: Forms): WordedForm {
  const { user_id: user, service_id: service, template_id: template } = ids;
  if (!user) throw new HttpError(400, 'The public key is required');
  if (!service) throw new HttpError(400, 'The service ID is required');
  if (!template) throw new HttpError(400, 'The template ID is required');
  if (user !== 'local') throw new HttpError(400, 'The public key is invalid');
  if (service !== 'outbox') throw new HttpError(400, 'The service ID is not known');
  const form = Object.hasOwn(forms, template) ? forms[template] : undefined;
  if (!form) throw new HttpError(400, 'The template ID is not known');
  return form;
}

function hashOf({ name }: FormDefinition, values: Values): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([name, sorted]))
    .digest('hex')
    .slice(0, 16);
}

/** One value as the forms' own scripts send it, so that a visitor without script sends the same. */
function normalise(field: Field | undefined, value: string): string {
  if (field?.type === 'tel') return normalisePhone(value);
  // A browser's own submit writes every line break as two characters, which would count against the limit.
  return field === undefined || field.type === 'textarea' ? value.replace(/\r\n?/g, '\n') : tidy(value);
}

function toValues(form: FormDefinition, given: Map<string, string>): Values {
  const fields = fieldsOf(form);
  const values: Values = {};
  for (const [name, value] of given) {
    const field = fields.find((known) => known.name === name);
    const isOneLine = field !== undefined && field.type !== 'textarea';
    if (CONTROL.test(name) || (isOneLine && CONTROL.test(value))) {
      throw new HttpError(400, `The field ${JSON.stringify(name)} holds a control character`);
    }
    values[name] = normalise(field, value);
  }
  return values;
}

/**
 * Turns what came in into an enquiry, by the same rules as the forms on the pages.
 * @param now decides which dates lie in the past
 * @param forms those that are taken, each under the template id that it comes with
 * @throws HttpError 400 for a wrong id or a control character, 422 with the specified messages for a broken rule
 */
export function toEnquiry({ ids, values: given }: Submission, now: Date, forms: Forms): Enquiry {
  const { form, words } = toForm(ids, forms);
  const take = (name: string) => given.get(name)?.trim() ?? '';
  const ref = take('enquiry_ref').toLowerCase();
  const replaces = take('replaces').toLowerCase();
  const hasOwnId = UUID.test(ref);
  const isSuspect = take(HONEYPOT) !== '';

  const own = new Set([...(hasOwnId || ref === '' ? ['enquiry_ref'] : []), 'replaces', HONEYPOT]);
  const values = toValues(form, new Map([...given].filter(([name]) => !own.has(name))));
  const messages = Object.values(form.check(values, words, earliestToday(now))).filter(
    (text) => text !== undefined,
  );
  if (messages.length > 0) throw new HttpError(422, messages.join('\n'), {}, messages);

  return {
    form,
    words,
    id: hasOwnId ? ref : randomUUID(),
    hasOwnId,
    replaces: UUID.test(replaces) && replaces !== ref ? replaces : undefined,
    hash: hashOf(form, values),
    values,
    isSuspect,
  };
}

/**
 * The short form of an id, which a visitor can read out and the agency finds in a subject.
 * @returns eight capital hex digits
 */
export function shortRef(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
