import * as env from 'astro:env/client';
import type { Contacts } from './contactLinks.ts';
import type { MailerKeys } from './mailer.ts';
import { chatHref, phoneHref, site } from '../lib/site.ts';

/** A key as src/settings.ts reads it, which the policy of the pages follows: one of blanks is not set. */
const given = (value: string | undefined) => value?.trim() || undefined;
const publicKey = given(env.PUBLIC_EMAILJS_PUBLIC_KEY);

/** What the forms send with: the agency's EmailJS account, or without one the outbox at the site's own origin. */
export const mailerKeys: MailerKeys = publicKey
  ? {
      origin: new URL(given(env.PUBLIC_EMAILJS_ORIGIN) ?? 'https://api.emailjs.com').origin,
      publicKey,
      service: given(env.PUBLIC_EMAILJS_SERVICE_ID) ?? '',
      templates: {
        trip: given(env.PUBLIC_EMAILJS_TEMPLATE_TRIP) ?? '',
        car: given(env.PUBLIC_EMAILJS_TEMPLATE_CAR) ?? '',
        newsletter: given(env.PUBLIC_EMAILJS_TEMPLATE_NEWSLETTER) ?? '',
      },
    }
  : {
      origin: '',
      publicKey: 'local',
      service: 'outbox',
      templates: { trip: 'trip', car: 'car', newsletter: 'newsletter' },
    };

/** How a visitor reaches the agency when a form cannot. */
export const formContacts: Contacts = {
  name: site.shortName,
  phone: site.phones[0] ?? '',
  phoneHref: phoneHref(site.phones[0] ?? ''),
  email: site.email,
  chatHref: chatHref.replace(/\?.*$/, ''),
};
