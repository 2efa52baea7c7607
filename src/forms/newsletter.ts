import { MESSAGE_MS } from '../constants.ts';
import { describe, errorsOf, type Errors, type Field, type Values } from './field.ts';
import type { FormDefinition } from './formDefinition.ts';
import { isEmail, isFilled } from './rules.ts';

/** The newsletter form's one field (specification, section 5). */
export const NEWSLETTER_FIELDS = [
  {
    name: 'email',
    label: 'Your email address',
    type: 'email',
    required: true,
    autoComplete: 'email',
    inputMode: 'email',
  },
] as const satisfies readonly Field[];

export type NewsletterField = (typeof NEWSLETTER_FIELDS)[number]['name'];

function emailError(email: string): string | undefined {
  if (!isFilled(email)) return 'Please input an email address 😬';
  return isEmail(email) ? undefined : 'Please input a valid email address 😬';
}

/**
 * Checks a newsletter sign-up by the specification's section 5.
 * @param values as filled in; a missing field counts as empty
 * @returns the message of the e-mail field when it is wrong
 */
export function checkNewsletter(values: Values): Errors<NewsletterField> {
  return errorsOf({ email: emailError(values['email'] ?? '') });
}

/** The sign-up as plain text lines. */
export function describeNewsletter(values: Values): string {
  return describe('Newsletter sign-up', NEWSLETTER_FIELDS, values);
}

/** The newsletter form, whole. */
export const newsletterForm: FormDefinition<NewsletterField> = {
  name: 'newsletter',
  fields: NEWSLETTER_FIELDS,
  given: [],
  defaults: () => ({ email: '' }),
  minDates: () => ({}),
  check: checkNewsletter,
  describe: describeNewsletter,
  texts: {
    sent: () => ({ title: 'Subscription Successful! Thank you', detail: '' }),
    notSent: 'You are not signed up yet',
  },
  success: { ms: MESSAGE_MS, stays: false },
  transport: 'json',
  mail: { title: 'Newsletter sign-up', who: 'email', replyTo: 'email' },
};
