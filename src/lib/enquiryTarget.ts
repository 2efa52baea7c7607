import * as env from 'astro:env/client';
import { ui } from './ui.ts';
import { chatHref, phoneHref, site } from './site.ts';
import type { Contacts } from '../forms/contactLinks.ts';
import { emailjsTemplate } from '../forms/emailjsTemplate.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import type { EnquiryTarget } from '../forms/mailer.ts';

const variables: Readonly<Record<string, string | undefined>> = env;
/** A key as src/settings/environment.ts reads it, which the policy of the pages follows: one of blanks is not set. */
const given = (name: string) => variables[name]?.trim() || undefined;

/**
 * What a form sends with: the agency's EmailJS account, with the form's template there, or without an account the
 * outbox at the site's own origin.
 */
export function enquiryTarget({ name }: Pick<FormDefinition, 'name'>): EnquiryTarget {
  const publicKey = given('PUBLIC_EMAILJS_PUBLIC_KEY');
  if (publicKey === undefined) return { origin: '', publicKey: 'local', service: 'outbox', template: name };
  return {
    origin: new URL(given('PUBLIC_EMAILJS_ORIGIN') ?? 'https://api.emailjs.com').origin,
    publicKey,
    service: given('PUBLIC_EMAILJS_SERVICE_ID') ?? '',
    plainAnswer: ui.emailjs.plainAnswer,
    template: given(emailjsTemplate(name)) ?? '',
  };
}

/** How a visitor reaches the agency when a form cannot. */
export const formContacts: Contacts = {
  name: site.shortName,
  phone: site.phones[0] ?? '',
  phoneHref: phoneHref(site.phones[0] ?? ''),
  email: site.email,
  chatHref: chatHref.replace(/\?.*$/, ''),
};
