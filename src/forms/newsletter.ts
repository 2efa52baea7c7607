import type { NewsletterFormWords } from '../words/formSchemas.ts';
import { MESSAGE_MS } from '../constants.ts';
import type { EnquiryWords } from './enquiryWords.ts';
import { errorsOf, type Errors, type Field, type Values } from './field.ts';
import type { FormDefinition } from './formDefinition.ts';
import { isEmail, isFilled } from './rules.ts';

/** The newsletter form's one field. */
export const NEWSLETTER_FIELDS = [
  {
    name: 'email',
    type: 'email',
    required: true,
    autoComplete: 'email',
    inputMode: 'email',
  },
] as const satisfies readonly Field[];

export type NewsletterField = (typeof NEWSLETTER_FIELDS)[number]['name'];

/**
 * Checks a newsletter sign-up: an e-mail address.
 * @param values as filled in; a missing field counts as empty
 * @returns the message of the e-mail field when it is wrong
 */
export function checkNewsletter(
  { email = '' }: Values,
  { errors }: EnquiryWords<NewsletterFormWords>,
): Errors<NewsletterField> {
  const message = isFilled(email) ? errors.email : errors.empty;
  return errorsOf({ email: isEmail(email) ? undefined : message });
}

/** The newsletter form, whole. */
export const newsletterForm: FormDefinition<NewsletterField, NewsletterFormWords> = {
  name: 'newsletter',
  fields: NEWSLETTER_FIELDS,
  given: [],
  defaults: () => ({ email: '' }),
  minDates: () => ({}),
  check: checkNewsletter,
  success: { ms: MESSAGE_MS, stays: false },
  transport: 'json',
  mail: { who: 'email', replyTo: 'email' },
};
