import type { TravelAgency, WebSite } from 'schema-dts';
import type { Site } from '../schemas/site.ts';
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
 * The agency, which every page's graph names, and the site.
 * @param site what content/site.json says
 * @param origin the site's address
 * @param whole whether to tell of the site, and all of the agency, on the pages that are about it; elsewhere the agency's
 *   name will do: search engines read the site's from home
 */
export function siteNodes(site: Site, origin: URL, whole: boolean): (WebSite | TravelAgency)[] {
  const { full, website, agency } = addressesOn(origin);
  const sameAs = site.social.map(({ url }) => url).filter((url) => !isNobodys(url));
  const told: WebSite = {
    '@type': 'WebSite',
    '@id': website,
    url: full('/'),
    name: site.name,
    alternateName: site.shortName,
    inLanguage: site.locale.replace('_', '-'),
    publisher: { '@id': agency },
  };
  return [
    ...(whole ? [told] : []),
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
