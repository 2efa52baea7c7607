import { fill } from '../browser/fill.ts';
import { routes } from '../lib/site.ts';
import { ui } from '../lib/ui.ts';
import type { DestinationDetail, TravelNotes } from '../schemas.ts';
import type { Guide } from './guide.ts';
import { mapBlock } from './locator.ts';
import { beforeYouTravel, bodyBlocks, contacts, daysOf, LOGO, newestOf, picturesOf } from './parts.ts';

/** What a guide is made of beside the entry itself. */
export interface Around {
  /** What the country asks of travellers. */
  notes: TravelNotes;
  /** The address of the site, without a page, and of the guide. */
  siteUrl: string;
  address: string;
}
interface Place {
  data: DestinationDetail;
  body?: string | undefined;
}

/** The guide to a place. */
export function placeGuide({ data, body = '' }: Place, { notes, siteUrl, address }: Around): Guide {
  const words = ui.guides;
  const region = data.region ?? data.country;
  const country = ui.cards.regions[region];
  const { cover, inside } = picturesOf(data.pictures);
  const date = newestOf(daysOf(notes));
  return {
    title: data.locationTitle,
    label: fill(words.label, { country }),
    lead: data.fact,
    description: data.fact,
    keywords: [data.name, country, ...data.activities],
    date,
    region,
    cover,
    logo: LOGO,
    parts: [
      {
        heading: words.place.about,
        blocks: [
          ...bodyBlocks(body, `${siteUrl}${routes.destinations}`),
          { kind: 'pictures', items: inside },
        ],
      },
      {
        heading: words.place.doing,
        blocks: [
          {
            kind: 'beside',
            left: [
              { kind: 'list', mark: 'check', items: data.activities },
              {
                kind: 'facts',
                columns: 1,
                items: [
                  { label: words.place.months, value: data.bestMonths },
                  { label: words.place.country, value: country },
                ],
              },
            ],
            right: [mapBlock([data])],
          },
        ],
      },
      beforeYouTravel(notes, region, siteUrl),
    ],
    contacts: contacts(date, address, siteUrl),
  };
}
