import { createHash, randomUUID } from 'node:crypto';
import { CAR_FIELDS, checkCar } from '../forms/car.ts';
import type { Field } from '../forms/field.ts';
import { checkNewsletter, NEWSLETTER_FIELDS } from '../forms/newsletter.ts';
import { normalisePhone, tidy } from '../forms/rules.ts';
import { checkTrip } from '../forms/trip.ts';
import { TRIP_FIELDS } from '../forms/tripFields.ts';
import type { Submission } from './parse.ts';
import { Refusal } from './refusal.ts';

type Values = Record<string, string>;
export type FormName = 'trip' | 'car' | 'newsletter';

/** An enquiry that passed every rule. */
export interface Enquiry {
  form: FormName;
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

const CHECKS: Record<FormName, (values: Values, today: string) => Partial<Values>> = {
  trip: checkTrip,
  car: checkCar,
  newsletter: checkNewsletter,
};
/** The fields of each form; the car itself is given, not asked. */
export const FIELDS: Record<FormName, readonly Field[]> = {
  trip: TRIP_FIELDS,
  car: [{ name: 'carname', label: 'Car', type: 'text' }, ...CAR_FIELDS],
  newsletter: NEWSLETTER_FIELDS,
};
/** A field that people never see: whoever fills it in is probably a program. */
const HONEYPOT = 'company_fax';
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
export function earliestToday(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
}

function toForm({ user_id: user, service_id: service, template_id: template }: Submission['ids']): FormName {
  if (!user) throw new Refusal(400, 'The public key is required');
  if (!service) throw new Refusal(400, 'The service ID is required');
  if (!template) throw new Refusal(400, 'The template ID is required');
  if (user !== 'local') throw new Refusal(400, 'The public key is invalid');
  if (service !== 'outbox') throw new Refusal(400, 'The service ID is not known');
  if (!Object.hasOwn(CHECKS, template)) throw new Refusal(400, 'The template ID is not known');
  return template as FormName;
}

function hashOf(form: FormName, values: Values): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, sorted]))
    .digest('hex')
    .slice(0, 16);
}

/** One value as the forms' own scripts send it, so that a visitor without script sends the same. */
function normalise(field: Field | undefined, value: string): string {
  if (field?.type === 'tel') return normalisePhone(value);
  // A browser's own submit writes every line break as two characters, which would count against the limit.
  return field === undefined || field.type === 'textarea' ? value.replace(/\r\n?/g, '\n') : tidy(value);
}

function toValues(form: FormName, given: Map<string, string>): Values {
  const values: Values = {};
  for (const [name, value] of given) {
    const field = FIELDS[form].find((known) => known.name === name);
    const isOneLine = field !== undefined && field.type !== 'textarea';
    if (CONTROL.test(name) || (isOneLine && CONTROL.test(value))) {
      throw new Refusal(400, `The field ${JSON.stringify(name)} holds a control character`);
    }
    values[name] = normalise(field, value);
  }
  return values;
}

/**
 * Turns what came in into an enquiry, by the same rules as the forms on the pages.
 * @param now decides which dates lie in the past
 * @throws Refusal 400 for a wrong id or a control character, 422 with the specified messages for a broken rule
 */
export function toEnquiry({ ids, values: given }: Submission, now: Date): Enquiry {
  const form = toForm(ids);
  const take = (name: string) => given.get(name)?.trim() ?? '';
  const ref = take('enquiry_ref').toLowerCase();
  const replaces = take('replaces').toLowerCase();
  const hasOwnId = UUID.test(ref);
  const isSuspect = take(HONEYPOT) !== '';

  const own = new Set([...(hasOwnId || ref === '' ? ['enquiry_ref'] : []), 'replaces', HONEYPOT]);
  const values = toValues(form, new Map([...given].filter(([name]) => !own.has(name))));
  const messages = Object.values(CHECKS[form](values, earliestToday(now))).filter(
    (text) => text !== undefined,
  );
  if (messages.length > 0) throw new Refusal(422, messages.join('\n'), {}, messages);

  return {
    form,
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
