import type { TravelAgency, WebSite } from 'schema-dts';
import type { Site } from '../schemas.ts';
import { addressesOn } from './graph.ts';

/** Whether an address, of a page or of e-mail, belongs to nobody: `.example` is kept free for such. */
const isNobodys = (address: string) => /\.example(?:$|[/:?#])/i.test(address);

/** Whether a phone number is a placeholder: no real one has six zeros in a row behind its country's code. */
const isZeros = (phone: string) => phone.replace(/\D/g, '').includes('000000');

/**
 * How to reach the agency, as search engines show it beside the name; none of it while any of it is a placeholder, because what
 * they once show of a phone they go on showing.
 */
function contactsOf({ phones, email, address }: Site) {
  if (isNobodys(email) || phones.some(isZeros)) return {};
  return { telephone: phones[0] ?? '', email, address: address.join(', ') };
}

/**
 * The site and the agency, which every page's graph names.
 * @param site what content/site.json says
 * @param origin the site's address
 * @param whole whether to tell all of the agency, on the pages that are about it; elsewhere its name will do
 */
export function siteNodes(site: Site, origin: URL, whole: boolean): [WebSite, TravelAgency] {
  const { full, website, agency } = addressesOn(origin);
  const sameAs = site.social.map(({ url }) => url).filter((url) => !isNobodys(url));
  return [
    {
      '@type': 'WebSite',
      '@id': website,
      url: full('/'),
      name: site.name,
      alternateName: site.shortName,
      inLanguage: site.locale.replace('_', '-'),
      publisher: { '@id': agency },
    },
    {
      '@type': 'TravelAgency',
      '@id': agency,
      name: site.name,
      url: full('/'),
      ...(whole && {
        description: site.tagline,
        logo: full('/icon-180.png'),
        image: full('/og/home.jpg'),
        ...contactsOf(site),
        ...(sameAs.length > 0 && { sameAs }),
      }),
    },
  ];
}
