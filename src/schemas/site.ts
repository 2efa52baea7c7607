/** The site itself: content/site.json. */
import { z } from 'zod';
import { text, webAddress } from './fields.ts';

/** The site's own address: canonical links and the sitemap are made of it, so nothing may stand behind the host. */
const siteAddress = z
  .string()
  .superRefine((value, context) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const add = (message: string) => context.addIssue({ code: 'custom', message });
    if (!url || !/^https?:$/.test(url.protocol)) add('Write all of it, such as https://www.zurura.example');
    else if (/^(?:localhost|127\.|\[::1\])/.test(url.hostname))
      add('Give the address that visitors will use; to try the site on this machine, set SITE_URL instead');
    else if (!/^https:\/\/[^/?#@\s]+$/i.test(value)) add(`Write https://${url.host}, with nothing behind it`);
  })
  .describe('The address of the site, such as https://www.zurura.example');

export const Site = z.strictObject({
  name: text('The company’s full name'),
  shortName: text('The company’s short name, as in the navigation'),
  product: z
    .string()
    .regex(/^[a-z][a-z0-9]*$/)
    .describe('The short name in addresses: lower-case letters and digits, such as zurura'),
  url: siteAddress,
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/)
    .describe('Language and country, such as en_UG'),
  tagline: text('What the company does in one line'),
  phones: z
    .array(
      z
        .string()
        .regex(/^\+[1-9][\d ]{8,18}$/)
        .describe('An international number, such as +256 000 000 001'),
    )
    .length(2)
    .describe('Exactly two phone numbers'),
  email: z.email().describe('The e-mail address that visitors see'),
  address: z.array(text('A line of the address')).min(1),
  chat: z.strictObject({
    number: z
      .string()
      .regex(/^\d{8,15}$/)
      .describe('The WhatsApp number: digits only, with the country code'),
    greeting: text('The message that the chat opens with'),
  }),
  social: z.array(z.strictObject({ name: text('Name of the network'), url: webAddress })),
  registration: z.strictObject({ label: text('The words of the link'), url: webAddress }),
  credit: text('Who built the site'),
  copyrightFrom: z.number().int().min(1990).max(2100).describe('The first year of the copyright line'),
});
export type Site = z.infer<typeof Site>;
