import { fill } from '../browser/fill.ts';
import { levelName, monthNames, wordsOfYear } from '../lib/months.ts';
import { lang } from '../lib/site.ts';
import { travelTime, wayName } from '../lib/travelTime.ts';
import { ui } from '../lib/ui.ts';
import type { PriceLine } from '../lib/wholePrice.ts';
import type { DestinationDetail } from '../schemas/destinations.ts';
import type { TravelNotes } from '../schemas/travelNotes.ts';
import type { Guide, PriceRow } from './guide.ts';
import { mapBlock } from './locator.ts';
import {
  beforeYouTravel,
  bodyBlocks,
  contacts,
  daysOf,
  feeRow,
  LOGO,
  newestOf,
  picturesOf,
} from './parts.ts';

const times = ui.places.time;

/** What a guide is made of beside the entry itself. */
export interface Around {
  /** What the country asks of travellers. */
  notes: TravelNotes;
  /** The address of the site, without a page, and of the guide. */
  siteUrl: string;
  address: string;
}
/** What a guide says of a place. */
type PlaceFacts = Omit<
  DestinationDetail,
  'order' | 'title' | 'seodescription' | 'keywords' | 'neighbours' | 'sources'
>;
interface Place {
  id: string;
  data: PlaceFacts;
  body?: string | undefined;
}
/** What the fees of a place come to. */
interface AroundPlace extends Around {
  fees: readonly PriceLine[];
}

/** The ways to a place, a row each. */
const waysTo = ({ gettingThere }: PlaceFacts): PriceRow[] =>
  gettingThere.map((way) => ({
    what: wayName(way, times),
    small: way.note ? [way.note] : [],
    amount: travelTime(way.hours, way.by, times),
  }));

/** The best months of a place, the others by how good they are, and what happens in which. */
function year({ months, bestMonths }: PlaceFacts) {
  const names = monthNames(lang);
  const levels = ([2, 1] as const).flatMap((level) => {
    const found = names.filter(({ key }) => months[key].level === level).map(({ short }) => short);
    return found.length ? [{ label: ui.seasons.levels[levelName(level)], value: found.join(', ') }] : [];
  });
  const words = wordsOfYear(months, names).join(' · ');
  return [
    { label: ui.places.months, value: bestMonths },
    ...levels,
    ...(words ? [{ label: ui.guides.place.happens, value: words }] : []),
  ];
}

/** The guide to a place. */
export function placeGuide({ id, data, body = '' }: Place, around: AroundPlace): Guide {
  const { notes, siteUrl, address, fees } = around;
  const words = ui.guides;
  const region = data.region ?? data.country;
  const country = ui.cards.regions[region];
  const { cover, inside } = picturesOf(data.pictures);
  const date = newestOf([...daysOf(notes), data.updated, ...fees.map(({ fee }) => fee.read)]);
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
        blocks: [...bodyBlocks(body, `${siteUrl}/${id}`), { kind: 'pictures', items: inside }],
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
                items: year(data),
              },
            ],
            right: [mapBlock([data])],
          },
        ],
      },
      {
        heading: ui.places.time.caption,
        blocks: [{ kind: 'prices', head: [ui.places.time.from, ui.places.time.takes], rows: waysTo(data) }],
      },
      ...(fees.length
        ? [
            {
              heading: ui.places.fees.caption,
              blocks: [
                {
                  kind: 'prices' as const,
                  head: [ui.cards.whole.what, ui.cards.whole.amount] as [string, string],
                  rows: fees.map(feeRow),
                },
                { kind: 'small' as const, nodes: [`${ui.places.fees.dates} ${ui.cards.whole.copies}`] },
              ],
            },
          ]
        : []),
      beforeYouTravel(notes, region, siteUrl),
    ],
    contacts: contacts(date, address, siteUrl),
  };
}
